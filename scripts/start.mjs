import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { complain } from './lib/say.mjs';
import { misplaced } from './lib/start-args.mjs';

/** `npm start`: installs, builds where needed, and starts the referee in this same process. */
const args = process.argv.slice(2);
const wrong = misplaced(args, process.env);
if (wrong !== undefined) {
  complain(wrong);
  process.exitCode = 2;
} else if (await prepare()) {
  // npm enters the checkout first; a relative --data is meant from where the person is.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const { main } = await import(pathToFileURL(join(ROOT, 'server/dist/cli/main.js')).href);
  process.exitCode = await main(['serve', ...args]);
} else {
  process.exitCode = 1;
}
