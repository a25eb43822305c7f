import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../scripts/lib/project.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { endWithNpm } from '../server/bin/left-alone.mjs';

/**
 * `npm run bench` and `npm run arena`: installs and builds what is missing, then runs what is written in
 * TypeScript here. The options are described in labs/docs/benchmarks.md and labs/docs/players.md.
 */

/** @typedef {{ main: (args: readonly string[]) => Promise<number> }} Program */

const [, , name = '', ...args] = process.argv;

async function main() {
  const { log } = console;
  // Standard output is for the document alone, so that it can be piped.
  if (args.includes('--json')) console.log = console.error;
  // What is measured is what people run; players need no page and no database.
  if (!(await prepare(name === 'bench' ? undefined : ['code']))) return 1;
  console.log = log;
  // npm enters the checkout first; paths and programs are meant from where the person is.
  process.chdir(process.env.INIT_CWD || process.cwd());
  const program = pathToFileURL(join(ROOT, 'labs', 'dist', name, 'main.js'));
  return /** @type {Program} */ (await import(program.href)).main(args);
}

endWithNpm();
process.exitCode = await main();
