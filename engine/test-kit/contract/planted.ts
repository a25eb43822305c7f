import type { Game } from '../../src/game.js';
import { blindPots } from '../games/blind-pots/game.js';
import { blindPotsKit } from '../games/blind-pots/kit.js';
import type { BlindPots } from '../games/blind-pots/types.js';
import type { GameKit } from './kit.js';

/** The card game with a defect planted in it: the suite is only worth something if it finds that. */

export type Pots = Game<BlindPots>;

export const honest: Pots = blindPots;

/** A kit for the game with a defect; its `decide` still folds with the honest `apply`. */
export const withDefect = (defect: Partial<Pots>): GameKit<BlindPots> => ({
  ...blindPotsKit,
  game: { ...honest, ...defect },
});
