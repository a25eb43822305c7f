import { fileURLToPath } from 'node:url';
import { PROJECT } from '../project.js';

const fileOf = (path: string): string => fileURLToPath(new URL(path, PROJECT));

/** The command as people have it. */
export const COMMAND = fileOf('server/bin/mister-x.mjs');

/** The same without limits: some players here are faster than people. */
export const NO_LIMITS = fileOf('server/dist/testing/no-limits.js');

/** The same with an eighth of the places for connections and answers. */
export const EIGHTH_LIMITS = fileOf('server/dist/testing/eighth-limits.js');

/** The same, but for how long it waits until nobody has objected, or answered: some seconds, or ten minutes. */
export const SHORT_TIMEOUTS = fileOf('server/dist/testing/short-timeouts.js');
export const LONG_TIMEOUTS = fileOf('server/dist/testing/long-timeouts.js');

/** The same, with computers that move at once. */
export const FAST_COMPUTERS = fileOf('server/dist/testing/fast-computers.js');

/** The same, with every game by correspondence and under masks. */
export const ALL_BY_CORRESPONDENCE = fileOf('server/dist/testing/all-by-correspondence.js');

/** What `npm start` tells Node.js. */
export const { HEAP } = (await import(new URL('scripts/lib/processes.mjs', PROJECT).href)) as {
  readonly HEAP: readonly string[];
};
