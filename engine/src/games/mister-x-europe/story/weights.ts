import type { ChanceWeights } from '../../../pursuit/story/chances.js';

/** Fitted to games of computers; how, and how well, `docs/story.md` says. */
export const WEIGHTS: ChanceWeights = {
  afterX: [-1.148, -1.224, -0.011, 2.696, 1.215, 1.301, -0.317],
  afterDetectives: [-2.721, -1.047, 0.101, 2.538, 1.446, 0, 0],
};
