import { distancesOn } from '../../../pursuit/rules/distances.js';
import { cautiousOdds } from '../../../pursuit/computer/story/shy.js';
import type { Model } from '../../rules/belief.js';
import type { EuropeBoard } from '../../rules/board.js';
import { goalsOf } from '../choosing.js';
import { TRANSPORTS } from '../../rules/types.js';

/** A pawn that is farther away counts for nothing. */
const FAR = 2;
/**
 * Legs to the nearest pawn by which a city must be farther to be e times as likely, and legs to a goal by which it must
 * be nearer.
 */
const SHY = 0.3;
const EAGER = 0.5;

/** X as a model: he keeps away from detectives, and makes for a goal. */
export function cautiousX(board: EuropeBoard): Model {
  const distance = distancesOn(board);
  const legs = (from: number) => TRANSPORTS.flatMap((by) => board.neighbours(from, by));
  return {
    odds: (before) => {
      const goals = goalsOf(board, before);
      const pawns = before.detectives.flatMap(({ stop }) => stop ?? []);
      return cautiousOdds(legs, (to) => {
        const near = Math.min(FAR, ...pawns.map((pawn) => distance(pawn, to)));
        const far = Math.min(...goals.map((goal) => distance(to, goal)));
        return Math.exp(near / SHY - (Number.isFinite(far) ? far : FARTHEST) / EAGER);
      });
    },
  };
}

/** From where no goal can be reached. */
const FARTHEST = 20;
