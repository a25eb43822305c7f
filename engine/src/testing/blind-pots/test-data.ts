import type { GameTestData } from '../game-test-data.js';
import { blindPotsKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { samples } from './samples.js';

export const tested: GameTestData = { kit: blindPotsKit, playthroughs, samples };
