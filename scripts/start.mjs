import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { isDriverTried } from './lib/driver.mjs';
import { HEAP } from './lib/heap.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { complain, say } from './lib/say.mjs';
import { asksForHelp, misplaced, wantedDriver } from './lib/start-args.mjs';
import { supervise } from './lib/supervise.mjs';

/** `npm start`: installs, builds where needed, and runs the referee. */
endWithNpm();
const args = process.argv.slice(2);
const referee = join(ROOT, 'server/bin/mister-x.mjs');
const wrong = misplaced(args, process.env);
if (wrong !== undefined) {
  complain(wrong);
  process.exitCode = 2;
} else if (asksForHelp(args)) {
  // Nobody who reads the options waits for a build; that of last time knows them as well.
  if (existsSync(join(ROOT, 'server/dist/cli/main.js')))
    process.exitCode = await supervise([referee, 'serve', ...args]);
  else say('The options stand in docs/running.md, and here after the first npm start.');
} else if (await prepare()) {
  // npm enters the checkout first; a relative --data is meant from where the person is.
  const cwd = process.env.INIT_CWD || process.cwd();
  if (isDriverTried(wantedDriver(args, process.env))) process.env.MISTERX_DRIVER_TRIED = '1';
  else delete process.env.MISTERX_DRIVER_TRIED;
  process.exitCode = await supervise([...HEAP, referee, 'serve', ...args], { cwd });
} else {
  process.exitCode = 1;
}
