import { type Computers, guest } from '../../../core/computer.js';
import { boxOf } from '../box.js';
import { sherlockHolmes } from '../game.js';
import type { SherlockHolmes } from '../types.js';
import { collector } from './collector.js';

/** Players of this game: they see what their seats see. */

export { collector };

export const sherlockComputers: Computers<SherlockHolmes> = {
  game: sherlockHolmes,
  levels: () => ['easy'],
  fits: () => true,
  sit: (options, _seat, _level, rng) => guest(collector(boxOf(options), rng)),
};
