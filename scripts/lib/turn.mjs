import { join } from 'node:path';
import { alone } from './lock.mjs';
import { say } from './say.mjs';
import { STAMPS } from './stamps.mjs';
import { sayingUnwritable } from './unwritable.mjs';

/**
 * Whatever installs or builds in this checkout, one process at a time.
 * @param {() => Promise<boolean>} work
 * @returns {Promise<boolean>} false when it failed, or nothing can be written; that has been said
 */
export function inTurn(work) {
  const file = join(STAMPS, 'lock');
  const told = {
    waiting: () =>
      say('Another npm start or npm test is building in this folder. Waiting for it to finish.'),
    long: () => say(`Still waiting. If nothing else is running here, delete ${file}`),
  };
  return sayingUnwritable(() => alone(file, work, told), false);
}
