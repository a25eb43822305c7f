import { hostGame } from '../core/hosted.js';
import { registry } from '../core/registry.js';
import { misterXEurope } from './mister-x-europe/game.js';
import { scotlandYard } from './scotland-yard/game.js';

export { boardSpecs } from './boards.js';

/** Every game the referee knows. */
export const games = registry(hostGame(scotlandYard), hostGame(misterXEurope));
