import type { ChanceWeights } from '../../../pursuit/story/chances.js';
import type { ChanceBasis } from '../../../pursuit/story/types.js';

/** Fitted to games of computers; how, and how well, `docs/story.md` says. */
export const WEIGHTS: Readonly<Record<ChanceBasis, ChanceWeights>> = {
  solved: { afterX: [0, 0, -1, 0, 0, 0, 0, 0], afterDetectives: [0, 0, -1, 0, 0, 0, 0, 0] },
  distances: { afterX: [0, 0, -1, 0, 0, 0, 0, 0], afterDetectives: [0, 0, -1, 0, 0, 0, 0, 0] },
};
