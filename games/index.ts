import { registry } from '@mister-x/engine/core/hosted';
import type { GameModule } from './game-module.js';
import mafia from './mafia/index.js';
import misterXEurope from './mister-x-europe/index.js';
import scotlandYard from './scotland-yard/index.js';
import sherlockHolmes from './sherlock-holmes/index.js';

/** Every game, in the order in which screens offer them. No other list names one. */
export const GAMES: readonly GameModule[] = [scotlandYard, misterXEurope, sherlockHolmes, mafia];

export const games = registry(...GAMES.map(({ game }) => game));
