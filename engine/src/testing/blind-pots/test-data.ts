import type { GameTestData } from '../game-test-data.js';
import { blindPotsKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { samples } from './samples.js';

export const gameTestData: GameTestData = { kit: blindPotsKit, playthroughs, samples };
