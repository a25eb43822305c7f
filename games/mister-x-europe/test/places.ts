import type { TestPosition } from './position.js';

/** All five pawns have moved, on cities round X's last ones, and both hunters can pay a special. */
export const POSITION_OF_SPECIALS: TestPosition = {
  phase: 'specials',
  round: 6,
  log: 6,
  at: [302, 303, 308, 309, 310],
  moved: [1, 2, 3, 4, 5],
  hands: ['3 car/M, 3 car/B', '2 train/M, train/B'],
};
