import { type Computers, guest } from '../../../core/computer.js';
import { boxOf } from '../box.js';
import { mafia } from '../game.js';
import type { Mafia } from '../types.js';
import { careful } from './careful.js';
import { opener } from './opener.js';

/** Players of this game: they see what their seats see. */

export { opener };

export const mafiaComputers: Computers<Mafia> = {
  game: mafia,
  levels: () => ['easy'],
  fits: () => true,
  sit: (options, _seat, _level, rng) => guest(careful(boxOf(options), rng)),
};
