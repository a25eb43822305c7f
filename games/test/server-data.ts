import { tested as mafia } from '../mafia/test/server-data.js';
import { tested as misterXEurope } from '../mister-x-europe/test/server-data.js';
import { tested as scotlandYard } from '../scotland-yard/test/server-data.js';
import { tested as sherlockHolmes } from '../sherlock-holmes/test/server-data.js';
import type { Tested } from './server-test-data.js';

/** Every game of the server, for tests that go through all of them. Nothing else names one. */
export const TESTED: readonly Tested[] = [scotlandYard, misterXEurope, sherlockHolmes, mafia];
