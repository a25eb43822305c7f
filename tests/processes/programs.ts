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
export const IMPATIENT = fileOf('server/dist/testing/impatient.js');
export const PATIENT = fileOf('server/dist/testing/patient.js');

/** The same, with computers that move at once. */
export const HASTY = fileOf('server/dist/testing/hasty.js');

/** The same, with every game by correspondence and under masks. */
export const BY_POST = fileOf('server/dist/testing/by-post.js');

/** What `npm start` tells Node.js. */
export const { HEAP } = (await import(new URL('scripts/lib/supervise.mjs', PROJECT).href)) as {
  readonly HEAP: readonly string[];
};
