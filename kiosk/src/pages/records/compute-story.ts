import { games } from './games.js';
import type { PursuitStory } from '@mister-x/games/pursuit/computer/story';
import type { MatchRecord } from '@mister-x/engine/record';
import type { Storyteller } from '@mister-x/games/pursuit/pages/story/storyteller.ts';

export type StoryRequest = {
  /** One that holds. */
  readonly record: MatchRecord;
};
export type StoryAnswer = {
  readonly kind: 'story';
  /** `null`: there is nothing to tell. */
  readonly story: PursuitStory | null;
};

const STORYTELLERS: readonly Storyteller[] = Object.values(
  import.meta.glob<Storyteller>('../../../../games/*/pages/storyteller.ts', {
    eager: true,
    import: 'default',
  }),
);

/** Works out the story of a finished game, which may take seconds; rejects for games that have none. */
export async function computeStory({ record }: StoryRequest): Promise<StoryAnswer> {
  const game = games.get(record.genesis.game);
  const teller = STORYTELLERS.find(({ id }) => id === record.genesis.game);
  if (game === undefined || teller === undefined) throw new Error('nobody tells this game');
  return { kind: 'story', story: await teller.tell(record, game) };
}
