import { hostGame } from '@mister-x/engine/core/hosted';
import { mafia } from './game.js';

/** Pages check records by it, without what else belongs to the game. */
export const hostedGame = hostGame(mafia);
