import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { isDriverTried } from './lib/driver.mjs';
import { log, logError } from './lib/log.mjs';
import { asksForHelp, misplaced, wantedDriver } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/project.mjs';
import { HEAP, supervise } from './lib/supervise.mjs';

/**
 * `npm start`: installs, builds where needed, and runs the referee. What is not below npm, a service for example,
 * runs `node scripts/start.mjs`.
 */

/** @param {readonly string[]} args */
async function main(args) {
  const wrong = misplaced('start', args, process.env);
  if (wrong !== undefined) {
    logError(wrong);
    return 2;
  }
  // Nobody who reads the options waits for a build; that of last time knows them as well.
  if (asksForHelp(args) && !existsSync(join(ROOT, 'server', 'dist', 'cli', 'main.js'))) {
    log('The options stand in docs/running.md, and here after the first npm start.');
    return 0;
  }
  const driver = wantedDriver(args, process.env);
  if (!asksForHelp(args) && !(await prepare({ driver }))) return 1;
  if (driver === 'node' || isDriverTried()) process.env.MISTERX_DRIVER_TRIED = '1';
  else delete process.env.MISTERX_DRIVER_TRIED;
  const command = [...HEAP, join(ROOT, 'server', 'bin', 'mister-x.mjs'), 'serve', ...args];
  // npm enters the checkout first; a relative --data is meant from where the person is.
  return supervise(command, { cwd: process.env.INIT_CWD || process.cwd() });
}

endWithNpm();
process.exitCode = await main(process.argv.slice(2));
