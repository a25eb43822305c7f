import type { PursuitStory } from '@mister-x/engine/pursuit/story';

/** What can be told of a finished hunt, once it has been worked out; `null`: nothing. */
export type Tale =
  | { readonly at: 'telling' }
  | { readonly at: 'told'; readonly story: PursuitStory | null }
  | { readonly at: 'failed' };
