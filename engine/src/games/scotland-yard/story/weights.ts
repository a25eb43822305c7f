import type { ChanceWeights } from '../../../pursuit/story/chances.js';
import type { ChanceBasis } from '../../../pursuit/story/types.js';

/**
 * Fitted to games of computers; how, and how well, `docs/story.md` says. Distances say next to nothing of who wins: that
 * detectives do well to come nearer is set by hand there (the second number), so that it decides between moves that
 * otherwise look alike.
 */
export const WEIGHTS: Readonly<Record<ChanceBasis, ChanceWeights>> = {
  solved: {
    afterX: [-3.034, -1.177, -0.042, 0.696, 1.365, 2.156, -0.398],
    afterDetectives: [-3.588, -1.313, 0.002, 0.466, 1.557, 0, 0],
  },
  distances: {
    afterX: [-3.911, -0.5, -0.095, 0.537, 1.138, 2.249, -0.452],
    afterDetectives: [-4.22, -0.5, -0.082, 0.452, 1.196, 0, 0],
  },
};
