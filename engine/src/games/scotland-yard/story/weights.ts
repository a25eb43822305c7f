import type { ChanceWeights } from '../../../pursuit/story/chances.js';
import type { ChanceBasis } from '../../../pursuit/story/types.js';

/**
 * Fitted to games of computers; how, and how well, `docs/story.md` says. Distances say next to nothing of who wins: that
 * detectives do well to come nearer is set by hand there (the second number), so that it decides between moves that
 * otherwise look alike.
 */
export const WEIGHTS: Readonly<Record<ChanceBasis, ChanceWeights>> = {
  solved: {
    afterX: [-2.586, -1.149, -0.033, 0.879, 1.154, 2.041, -0.244],
    afterDetectives: [-3.124, -1.196, 0.003, 0.594, 1.305, 0, 0],
  },
  distances: {
    afterX: [-3.305, -0.5, -0.103, 0.585, 1.009, 1.832, -0.297],
    afterDetectives: [-3.574, -0.5, -0.085, 0.536, 1.038, 0, 0],
  },
};
