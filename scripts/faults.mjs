import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { compile } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';
import { complain } from './lib/say.mjs';

/**
 * `npm run test:faults`: installs and builds what is missing, then lets things go wrong for as long
 * as somebody likes. `-- --help` says what there is.
 */

/** @param {readonly string[]} args */
async function main(args) {
  if (!(await prepare())) return 1;
  if (!(await compile('tests'))) {
    complain('The fault runs could not be built; the compiler says why above.');
    return 1;
  }
  return (await runNode(join(ROOT, 'tests', 'dist', 'faults', 'main.js'), args)).code;
}

endWithNpm();
process.exitCode = await main(process.argv.slice(2));
