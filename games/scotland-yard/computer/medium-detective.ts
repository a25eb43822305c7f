import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import { SearchGraph } from './search/lines.js';
import { placeOfMove, isStayMove, pawnOfMove } from './search/moves.js';
import type { ScotlandYard } from '../rules/types.js';
import { ChaseWeights } from './chase.js';
import { beliefComputer, pairTimesOn } from './knowing.js';

const CHASE_PATIENCE = 0.525;

/**
 * One step on the solved visible game: the move after which X would be caught soonest on the average over all
 * stops where he can be, if the others stayed where they are.
 */
export function mediumDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const chase = new ChaseWeights(pairTimesOn(board), SearchGraph.of(board).size, CHASE_PATIENCE);
  return beliefComputer(board, rng, ({ rules, position: state, suspects, turns }) => {
    chase.watch(suspects);
    const standing = state.placesOf(rules.pawns);
    return itemOfLeastCost(rng.shuffle(turns), ([move = 0]) => {
      const pawn = pawnOfMove(move);
      chase.weigh(standing, pawn);
      return chase.lateAt(isStayMove(move) ? state.placeOf(pawn) : placeOfMove(move));
    });
  });
}
