import { guest, makeComputers } from '../../../core/computer.js';
import { boxOf } from '../box.js';
import { FOR_COMPUTERS } from '../flags.js';
import { mafia } from '../game.js';
import type { Mafia } from '../types.js';
import { careful } from './careful.js';
import { opener } from './opener.js';

/** Players of this game: they see what their seats see. */

export { opener };

export const mafiaComputers = makeComputers<Mafia>(
  () => ({ easy: (options, rng) => guest(careful(boxOf(options), rng)) }),
  { game: mafia, fits: ({ flags }) => flags.card_source === FOR_COMPUTERS.card_source },
);
