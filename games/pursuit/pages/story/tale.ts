import type { PursuitStory } from '../../computer/story/index.js';

/** What can be told of a finished hunt, once it has been worked out; `null`: nothing. */
export type Tale =
  | { readonly at: 'telling' }
  | { readonly at: 'told'; readonly story: PursuitStory | null }
  | { readonly at: 'failed' };
