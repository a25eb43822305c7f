import type { ChanceWeights } from '../../../pursuit/computer/story/chances.js';

/** Fitted to games of computers; how, and how well, `labs/docs/story-models.md` says. */
export const CHANCE_WEIGHTS: ChanceWeights = {
  afterX: [-1.488, -1.159, 0.055, 3.092, 1.108, 1.066, -0.319],
  afterDetectives: [-3.138, -0.987, 0.202, 2.834, 1.395, 0, 0],
};
