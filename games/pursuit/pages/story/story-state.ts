import type { PursuitStory } from '../../computer/story/index.js';

/** What can be told of a finished hunt, once it has been worked out; `null`: nothing. */
export type StoryState =
  | { readonly at: 'computing' }
  | { readonly at: 'ready'; readonly story: PursuitStory | null }
  | { readonly at: 'failed' };
