import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import type { ScotlandYard } from '../rules/types.js';
import { beliefComputer, pairTimesOn } from './knowing.js';
import { stateAfterTurn, worthOf } from './worth.js';

/** One step on the solved visible game: the turn that is worth most to X at once. */
export function mediumX(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  return beliefComputer(board, rng, (situation) => {
    const { rules, turns } = situation;
    return itemOfLeastCost(rng.shuffle(turns), (turn) => -worthOf(rules, times, stateAfterTurn(situation, turn)));
  });
}
