import type { BoxSpec } from '../../core/box.js';
import { boxSpec } from '../../core/box-file.js';
import { PACK_READER } from './read-pack.js';

/** The box that an owner brings along. */
export const MAFIA_BOX: BoxSpec = boxSpec(
  'mafia',
  PACK_READER,
  ({ city }) => city.columns.length * city.rows.length,
);
