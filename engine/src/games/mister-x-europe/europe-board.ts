import { type BoardData, compileBoard } from '../../pursuit/board.js';
import type { EuropeBoard } from './boards.js';
import { europe } from './data/europe.js';
import { TRANSPORTS, type Transport } from './types.js';

/** Pages take the data as they are; the referee holds them against the rules first (`BOARDS`). */
const EUROPE: EuropeBoard = compileBoard(europe as BoardData<Transport>, TRANSPORTS);

/** The board of 199 cities that comes with the game. */
export function europeBoard(): EuropeBoard {
  return EUROPE;
}
