import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { logError } from './lib/log.mjs';
import { misplaced } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { HEAP_OPTIONS, supervise } from './lib/processes.mjs';
import { ROOT } from './lib/project.mjs';

/**
 * `npm start`: installs, builds where needed, and runs the referee. What is not below npm, a service for example,
 * runs `node scripts/start.mjs`.
 */

/** @param {readonly string[]} args */
async function main(args) {
  const wrong = misplaced('start');
  if (wrong !== undefined) {
    logError(wrong);
    return 2;
  }
  // Nobody who reads the options waits for a build; that of last time knows them as well.
  const isHelp = args.includes('--help') || args.includes('-h');
  const isBuilt = existsSync(join(ROOT, 'server', 'dist', 'cli', 'main.js'));
  if (!(isHelp && isBuilt) && !(await prepare())) return 1;
  // The driver that is there was tried when it was made, and the referee need not spend a process on it again.
  process.env.MISTERX_DRIVER_TRIED = '1';
  const command = [...HEAP_OPTIONS, join(ROOT, 'server', 'bin', 'mister-x.mjs'), 'serve', ...args];
  // npm enters the checkout first; a relative --data is meant from where the person is.
  return supervise(command, { cwd: process.env.INIT_CWD || process.cwd() });
}

endWithNpm();
process.exitCode = await main(process.argv.slice(2));
