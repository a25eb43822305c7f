import type { ChanceWeights } from '../../../pursuit/story/chances.js';

/** Fitted to games of computers; how, and how well, `docs/story.md` says. */
export const WEIGHTS: ChanceWeights = {
  afterX: [0, 0, -1, 0, 0, 0, 0, 0],
  afterDetectives: [0, 0, -1, 0, 0, 0, 0, 0],
};
