import { least } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import type { ScotlandYard } from '../rules/types.js';
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
