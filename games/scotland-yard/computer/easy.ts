import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import { BLACK_TICKET, SearchGraph } from './search/lines.js';
import { placeOfMove, isStayMove, ticketOfMove, pawnOfMove } from './search/moves.js';
import type { SearchState } from './search/search-state.js';
import type { SearchRules } from './search/rules.js';
import type { ScotlandYard } from '../rules/types.js';
import { ApproachWeights, legsBetween } from './approach.js';
import { beliefComputer } from './knowing.js';
import type { MovesOfTurn } from './situation.js';

/** Players who look no further than to where someone comes next, as on a first evening. */

/** Goes where it is nearest, on the average, to the stops where X can be. */
export function easyDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const approach = new ApproachWeights(SearchGraph.of(board));
  return beliefComputer(board, rng, ({ position: state, suspects, turns }) => {
    approach.watch(suspects);
    return itemOfLeastCost(rng.shuffle(turns), ([move = 0]) =>
      approach.lateAt(isStayMove(move) ? state.placeOf(pawnOfMove(move)) : placeOfMove(move)),
    );
  });
}

/** Goes where the nearest detective is farthest; a black ticket or a double only where he would be caught. */
export function easyX(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  return beliefComputer(board, rng, ({ rules, position: state, turns }) => {
    const near = (turn: MovesOfTurn) => -nearestDistance(rules, state, turn);
    const best = itemOfLeastCost(rng.shuffle(turns.filter(isWithoutSpecials)), near);
    return best !== undefined && near(best) < -1 ? best : itemOfLeastCost(rng.shuffle(turns), near);
  });
}

function isWithoutSpecials(turn: MovesOfTurn): boolean {
  return turn.length === 1 && ticketOfMove(turn[0] ?? 0) !== BLACK_TICKET;
}

function nearestDistance({ lines, pawns }: SearchRules, state: SearchState, turn: MovesOfTurn): number {
  const legs = legsBetween(lines);
  const from = placeOfMove(turn.at(-1) ?? 0) * lines.size;
  const far = state.placesOf(pawns).map((place) => legs[from + place] as number);
  return Math.min(...far);
}
