import type { Tested } from '../tested.js';
import { blindPotsKit } from './kit.js';
import { playthroughs } from './playthroughs.js';
import { samples } from './samples.js';

export const tested: Tested = { kit: blindPotsKit, playthroughs, samples };
