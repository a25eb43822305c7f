import { hostGame } from '@mister-x/engine/core/hosted';
import { scotlandYard } from './game.js';
import { yardOnlookers } from './onlookers.js';

/** Pages check records by it, without what else belongs to the game. */
export const hosted = hostGame(scotlandYard, yardOnlookers);
