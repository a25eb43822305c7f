import { packId, readPack } from '../../rules/custom-pack.js';
import type { Json } from '@mister-x/engine/protocol';
import { fieldsOf } from '@mister-x/kiosk/browser/fields.ts';
import { packs } from '../shared/pack.js';

/** The pack in the options of a record, which needs no server. */
export function keepCustomPackOf(options: Json): void {
  const read = readPack(fieldsOf(options).pack);
  if (read.ok) packs.remember(packId(read.value), read.value);
}
