import { join } from 'node:path';
import type { StartFailure } from '../failure.js';
import { loadKey } from './kept-key.js';
import { newHostKey } from './random.js';

const FILE = 'host-key';

/** The host key of a data folder. */
export function loadHostKey(dataDir: string): Promise<string | StartFailure> {
  return loadKey(join(dataDir, FILE), (text) => text.length >= 16, newHostKey);
}
