import type { AnyKit } from './contract/kit.js';
import { blindPotsKit } from './games/blind-pots/kit.js';
import { misterXEuropeKit } from './games/mister-x-europe/kit.js';
import { scotlandYardKit } from './games/scotland-yard/kit.js';

/** One kit for each registered game, and for the card game that proves the rest of the interface. */
export const kits: readonly AnyKit[] = [scotlandYardKit, misterXEuropeKit, blindPotsKit];
