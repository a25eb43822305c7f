import { guest, makeComputers } from '../../../core/computer.js';
import { boxOf } from '../box.js';
import { FOR_COMPUTERS } from '../flags.js';
import { sherlockHolmes } from '../game.js';
import type { SherlockHolmes } from '../types.js';
import { collector } from './collector.js';

/** Players of this game: they see what their seats see. */

export { collector };

export const sherlockComputers = makeComputers<SherlockHolmes>(
  () => ({ easy: (options, rng) => guest(collector(boxOf(options), rng)) }),
  { game: sherlockHolmes, fits: ({ flags }) => flags.card_source === FOR_COMPUTERS.card_source },
);
