import type { PursuitStory } from '../../computer/story/index.js';
import type { MatchRecord, storyOf } from '@mister-x/engine/record';

type HostedGame = Parameters<typeof storyOf>[1];

/** How the story of a finished game is worked out; each hunt has one in its folder. */
export type Storyteller = {
  readonly id: string;
  /** @returns nothing where no round was begun */
  readonly tell: (record: MatchRecord, game: HostedGame) => Promise<PursuitStory | null>;
};
