import { least } from '../../../core/choosing.js';
import type { Computer } from '../../../core/computer.js';
import type { Rng } from '../../../core/rng.js';
import type { YardBoard } from '../board.js';
import { Lines } from '../search/lines.js';
import { placeOf, staysPut, whoOf } from '../search/moves.js';
import type { ScotlandYard } from '../types.js';
import { Chase } from './chase.js';
import { knowing, pairTimesOn } from './knowing.js';

const PATIENCE = 0.525;

/**
 * One step on the solved visible game: the move after which X would be caught soonest on the average over all
 * stops where he can be, if the others stayed where they are.
 */
export function mediumDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  const chase = new Chase(pairTimesOn(board), Lines.of(board).size, PATIENCE);
  return knowing(board, rng, ({ rules, position, suspects, turns }) => {
    chase.watch(suspects);
    const standing = position.placesOf(rules.pawns);
    return least(rng.shuffle(turns), ([move = 0]) => {
      const pawn = whoOf(move);
      chase.weigh(standing, pawn);
      return chase.lateAt(staysPut(move) ? position.placeOf(pawn) : placeOf(move));
    });
  });
}
