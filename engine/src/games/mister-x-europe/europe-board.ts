import { unwrap } from '../../result.js';
import { type EuropeBoard, loadEuropeBoard } from './boards.js';
import { europe } from './data/europe.js';

const EUROPE = unwrap(loadEuropeBoard(europe));

/** The board of 199 cities that comes with the game. */
export function europeBoard(): EuropeBoard {
  return EUROPE;
}
