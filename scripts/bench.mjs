import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { compile } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';
import { complain } from './lib/say.mjs';

/**
 * `npm run bench`: installs and builds what is missing, then measures. Its options are
 * described in docs/benchmarks.md.
 */

/** @param {readonly string[]} args */
async function main(args) {
  // Standard output is for the document alone, so that it can be piped.
  if (args.includes('--json')) console.log = console.error;
  if (!(await prepare())) return 1;
  if (!(await compile('tests'))) {
    complain('The benchmarks could not be built; the compiler says why above.');
    return 1;
  }
  const program = join(ROOT, 'tests', 'dist', 'bench', 'main.js');
  return (await runNode(program, args)).code;
}

endWithNpm();
process.exitCode = await main(process.argv.slice(2));
