import type { BoxSpec } from '../../core/box.js';
import { boxSpec } from '../../core/box-file.js';
import { PACK_READER } from './read-pack.js';

/** The box that an owner brings along. */
export const SHERLOCK_BOX: BoxSpec = boxSpec(
  'sherlock-holmes',
  PACK_READER,
  ({ locations }) => locations.length,
);
