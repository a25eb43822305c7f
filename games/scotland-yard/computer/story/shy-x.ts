import { distancesOn } from '../../../pursuit/rules/distances.js';
import { cautiousOdds } from '../../../pursuit/computer/story/shy.js';
import type { Model } from '../../rules/belief.js';
import type { YardBoard } from '../../rules/board.js';
import { ORDINARY } from '../../rules/types.js';

/** A pawn that is farther away counts for nothing. */
const FAR = 2;
/** Legs to the nearest pawn by which a stop must be farther to be e times as likely. */
const TEMPER = 0.2;

/** X as a model where nobody has solved the board: he keeps away from detectives. */
export function cautiousX(board: YardBoard): Model {
  const distance = distancesOn(board);
  const legs = (from: number) => ORDINARY.flatMap((ticket) => board.neighbours(from, ticket));
  return {
    odds: ({ detectives }) => {
      const pawns = detectives.flatMap(({ stop }) => stop ?? []);
      return cautiousOdds(legs, (to) =>
        Math.exp(Math.min(FAR, ...pawns.map((pawn) => distance(pawn, to))) / TEMPER),
      );
    },
  };
}
