import { least } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import { BLACK, Lines } from './search/lines.js';
import { placeOf, staysPut, ticketOf, whoOf } from './search/moves.js';
import type { SearchState } from './search/search-state.js';
import type { Rules } from './search/rules.js';
import type { ScotlandYard } from '../rules/types.js';
import { Approach, legsBetween } from './approach.js';
import { knowing } from './knowing.js';
import type { Turn } from './situation.js';

/** Players who look no further than to where someone comes next, as on a first evening. */

/** Goes where it is nearest, on the average, to the stops where X can be. */
export function easyDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const approach = new Approach(Lines.of(board));
  return knowing(board, rng, ({ position: state, suspects, turns }) => {
    approach.watch(suspects);
    return least(rng.shuffle(turns), ([move = 0]) =>
      approach.lateAt(staysPut(move) ? state.placeOf(whoOf(move)) : placeOf(move)),
    );
  });
}

/** Goes where the nearest detective is farthest; a black ticket or a double only where he would be caught. */
export function easyX(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  return knowing(board, rng, ({ rules, position: state, turns }) => {
    const near = (turn: Turn) => -nearest(rules, state, turn);
    const best = least(rng.shuffle(turns.filter(isPlain)), near);
    return best !== undefined && near(best) < -1 ? best : least(rng.shuffle(turns), near);
  });
}

function isPlain(turn: Turn): boolean {
  return turn.length === 1 && ticketOf(turn[0] ?? 0) !== BLACK;
}

function nearest({ lines, pawns }: Rules, state: SearchState, turn: Turn): number {
  const legs = legsBetween(lines);
  const from = placeOf(turn.at(-1) ?? 0) * lines.size;
  const far = state.placesOf(pawns).map((place) => legs[from + place] as number);
  return Math.min(...far);
}
