import { tested as mafia } from './mafia/tested.js';
import { tested as misterXEurope } from './mister-x-europe/tested.js';
import { tested as scotlandYard } from './scotland-yard/tested.js';
import { tested as sherlockHolmes } from './sherlock-holmes/tested.js';
import type { Tested } from './tested.js';

/** Every game of the server, for tests that go through all of them. Nothing else names one. */
export const TESTED: readonly Tested[] = [scotlandYard, misterXEurope, sherlockHolmes, mafia];
