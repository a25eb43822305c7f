import type { ChanceWeights } from '../../../pursuit/computer/story/chances.js';
import type { ChanceBasis } from '../../../pursuit/computer/story/types.js';

/**
 * Fitted to games of computers; how, and how well, `labs/docs/story-models.md` says. Distances say next to nothing of who wins: that
 * detectives do well to come nearer is set by hand there (the second number), so that it decides between moves that
 * otherwise look alike.
 */
export const CHANCE_WEIGHTS: Readonly<Record<ChanceBasis, ChanceWeights>> = {
  solved: {
    afterX: [-2.128, -1.036, -0.024, 0.72, 1.053, 2.426, -0.311],
    afterDetectives: [-2.683, -1.173, 0.032, 0.331, 1.313, 0, 0],
  },
  distances: {
    afterX: [-3.293, -0.5, -0.102, 0.527, 1.061, 2.726, -0.378],
    afterDetectives: [-3.573, -0.5, -0.077, 0.255, 1.186, 0, 0],
  },
};
