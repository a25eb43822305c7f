import { join } from 'node:path';
import { isDriverTried } from './lib/driver.mjs';
import { HEAP } from './lib/heap.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { complain } from './lib/say.mjs';
import { misplaced, wantedDriver } from './lib/start-args.mjs';
import { supervise } from './lib/supervise.mjs';

/** `npm start`: installs, builds where needed, and runs the referee. */
const args = process.argv.slice(2);
const wrong = misplaced(args, process.env);
if (wrong !== undefined) {
  complain(wrong);
  process.exitCode = 2;
} else if (await prepare()) {
  const referee = join(ROOT, 'server/bin/mister-x.mjs');
  // npm enters the checkout first; a relative --data is meant from where the person is.
  const cwd = process.env.INIT_CWD || process.cwd();
  if (isDriverTried(wantedDriver(args, process.env))) process.env.MISTERX_DRIVER_TRIED = '1';
  else delete process.env.MISTERX_DRIVER_TRIED;
  process.exitCode = await supervise([...HEAP, referee, 'serve', ...args], { cwd });
} else {
  process.exitCode = 1;
}
