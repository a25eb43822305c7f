import { least } from '../../../core/choosing.js';
import type { Computer } from '../../../core/computer.js';
import type { Rng } from '../../../core/rng.js';
import type { YardBoard } from '../board.js';
import type { ScotlandYard } from '../types.js';
import { knowing, pairTimesOn } from './knowing.js';
import { taken, worthOf } from './worth.js';

/** One step on the solved visible game: the turn that is worth most to X at once. */
export function mediumX(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  return knowing(board, rng, (situation) => {
    const { rules, turns } = situation;
    return least(rng.shuffle(turns), (turn) => -worthOf(rules, times, taken(situation, turn)));
  });
}
