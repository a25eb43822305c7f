import { packId, readPack } from '@mister-x/engine/mafia/brought-box';
import type { Json } from '@mister-x/engine/protocol';
import { fieldsOf } from '../../../lib/fields.js';
import { packs } from '../shared/pack.js';

/** The box in the options of a record, which needs no server. */
export function keepPack(options: Json): void {
  const read = readPack(fieldsOf(options).pack);
  if (read.ok) packs.remember(packId(read.value), read.value);
}
