import { stringify } from 'yaml';
import { PROJECT } from '../project.js';
import type { Schema } from './typed.js';

export const FILE = new URL('docs/asyncapi.yaml', PROJECT);

/** The document as it is written, the same to the byte for the same protocol. */
export function asYaml(document: Schema): string {
  const head = '# Made of the request table and the types of the protocol: npm run asyncapi\n';
  return head + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}
