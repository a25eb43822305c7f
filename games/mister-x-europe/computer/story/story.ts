import type { GameTypes } from '@mister-x/engine/core/game';
import type { Step } from '@mister-x/engine/core/run';
import { plainChaseDistances } from '../../../pursuit/computer/story/field.js';
import { pursuitStoryOf } from '../../../pursuit/computer/story/tell.js';
import type { PursuitStory } from '../../../pursuit/computer/story/types.js';
import { BOARDS } from '../../rules/board.js';
import { boardOf } from '../../rules/input.js';
import type { MisterXEurope } from '../../rules/types.js';
import { StoryReader } from './reader.js';
import { CHANCE_WEIGHTS } from './weights.js';

/**
 * The story of a finished game, from the first step of its record to the last; `null` where no round was begun. All is
 * reckoned by distances: that detectives see X nobody has solved for this game.
 */
export function storyOfEurope(steps: Iterable<Step<GameTypes>>): PursuitStory | null {
  // The one who hands them over knows the game by the record.
  const all = [...(steps as Iterable<Step<MisterXEurope>>)];
  const last = all.at(-1);
  if (last === undefined) return null;
  const board = boardOf(BOARDS, last.after.options);
  const reader = new StoryReader(board);
  for (const step of all) reader.read(step);
  return pursuitStoryOf(reader.chronicle(), {
    field: plainChaseDistances(board),
    weights: CHANCE_WEIGHTS,
  });
}
