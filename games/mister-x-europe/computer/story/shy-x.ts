import { distancesOn } from '../../../pursuit/rules/distances.js';
import { cautiousOdds } from '../../../pursuit/computer/story/shy.js';
import type { MisterXModel } from '../../rules/belief.js';
import type { EuropeBoard } from '../../rules/board.js';
import { goalsOf } from '../choosing.js';
import { TRANSPORTS } from '../../rules/types.js';

/** A pawn that is farther away counts for nothing. */
const PAWN_DISTANCE_COUNTED_MAX = 2;
/**
 * Legs to the nearest pawn by which a city must be farther to be e times as likely, and legs to a goal by which it must
 * be nearer.
 */
const SHY_TEMPERATURE = 0.3;
const GOAL_TEMPERATURE = 0.5;

/** X as a model: he keeps away from detectives, and makes for a goal. */
export function cautiousX(board: EuropeBoard): MisterXModel {
  const distance = distancesOn(board);
  const legs = (from: number) => TRANSPORTS.flatMap((by) => board.neighbours(from, by));
  return {
    odds: (before) => {
      const goals = goalsOf(board, before);
      const pawns = before.detectives.flatMap(({ stop }) => stop ?? []);
      return cautiousOdds(legs, (to) => {
        const near = Math.min(PAWN_DISTANCE_COUNTED_MAX, ...pawns.map((pawn) => distance(pawn, to)));
        const far = Math.min(...goals.map((goal) => distance(to, goal)));
        return Math.exp(near / SHY_TEMPERATURE - (Number.isFinite(far) ? far : DISTANCE_MAX) / GOAL_TEMPERATURE);
      });
    },
  };
}

/** From where no goal can be reached. */
const DISTANCE_MAX = 20;
