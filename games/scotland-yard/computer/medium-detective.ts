import { least } from '@mister-x/engine/core/choosing';
import type { Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { YardBoard } from '../rules/board.js';
import { Lines } from './search/lines.js';
import { placeOf, staysPut, whoOf } from './search/moves.js';
import type { ScotlandYard } from '../rules/types.js';
import { Chase } from './chase.js';
import { knowing, pairTimesOn } from './knowing.js';

const PATIENCE = 0.525;

/**
 * One step on the solved visible game: the move after which X would be caught soonest on the average over all
 * stops where he can be, if the others stayed where they are.
 */
export function mediumDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const chase = new Chase(pairTimesOn(board), Lines.of(board).size, PATIENCE);
  return knowing(board, rng, ({ rules, position: state, suspects, turns }) => {
    chase.watch(suspects);
    const standing = state.placesOf(rules.pawns);
    return least(rng.shuffle(turns), ([move = 0]) => {
      const pawn = whoOf(move);
      chase.weigh(standing, pawn);
      return chase.lateAt(staysPut(move) ? state.placeOf(pawn) : placeOf(move));
    });
  });
}
