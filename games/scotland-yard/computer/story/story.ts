import type { GameTypes } from '@mister-x/engine/core/game';
import type { Step } from '@mister-x/engine/core/run';
import type { PairTimes } from '../../../pursuit/computer/pair-times.js';
import { plainChaseDistances, solvedChaseDistances } from '../../../pursuit/computer/story/field.js';
import { pursuitStoryOf } from '../../../pursuit/computer/story/tell.js';
import type { PursuitStory } from '../../../pursuit/computer/story/types.js';
import { BOARDS, type YardBoard } from '../../rules/board.js';
import { boardOf } from '../../rules/input.js';
import { type XNature, modelOfSensibleX } from '../model.js';
import { ORDINARY_TICKETS, type ScotlandYard } from '../../rules/types.js';
import { StoryReader } from './reader.js';
import { CHANCE_WEIGHTS } from './weights.js';
import { distancesOn } from '../../../pursuit/rules/distances.js';
import { cautiousOdds } from '../../../pursuit/computer/story/shy.js';
import type { MisterXModel } from '../../rules/belief.js';

/**
 * More careful than hard detectives dare to suppose: by their own model they would expect more than twice as many
 * captures as they make of computers (`labs/docs/story-models.md`).
 */
const STORY_NATURE: XNature = { erratic: 0.05, reached: 8 };

/**
 * The story of a finished game, from the first step of its record to the last; `null` where no round was begun.
 *
 * @param timesOn the solved visible game of a board, or nothing where it is not at hand: then all is reckoned by
 * distances
 */
export function storyOfYard(
  steps: Iterable<Step<GameTypes>>,
  timesOn: (board: YardBoard) => PairTimes | undefined = () => undefined,
): PursuitStory | null {
  // The one who hands them over knows the game by the record.
  const all = [...(steps as Iterable<Step<ScotlandYard>>)];
  const last = all.at(-1);
  if (last === undefined) return null;
  const board = boardOf(BOARDS, last.after.options);
  const times = timesOn(board);
  const model = times === undefined ? cautiousX(board) : modelOfSensibleX(board, times, STORY_NATURE);
  const reader = new StoryReader(board, model);
  for (const step of all) reader.read(step);
  const field = times === undefined ? plainChaseDistances(board) : solvedChaseDistances(board, times);
  return pursuitStoryOf(reader.chronicle(), { field, weights: CHANCE_WEIGHTS[field.basis] });
}

/** A pawn that is farther away counts for nothing. */
const PAWN_DISTANCE_COUNTED_MAX = 2;
/** Legs to the nearest pawn by which a stop must be farther to be e times as likely. */
const CHOICE_TEMPERATURE = 0.2;

/** X as a model where nobody has solved the board: he keeps away from detectives. */
export function cautiousX(board: YardBoard): MisterXModel {
  const distance = distancesOn(board);
  const legs = (from: number) => ORDINARY_TICKETS.flatMap((ticket) => board.neighbours(from, ticket));
  return {
    odds: ({ detectives }) => {
      const pawns = detectives.flatMap(({ stop }) => stop ?? []);
      return cautiousOdds(legs, (to) =>
        Math.exp(Math.min(PAWN_DISTANCE_COUNTED_MAX, ...pawns.map((pawn) => distance(pawn, to))) / CHOICE_TEMPERATURE),
      );
    },
  };
}
