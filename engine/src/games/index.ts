import { registry } from '../registry.js';
import { misterXEurope } from './mister-x-europe/game.js';
import { scotlandYard } from './scotland-yard/game.js';

/** Every game the referee knows. */
export const games = registry(scotlandYard, misterXEurope);
