import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { compile } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';
import { ensurePackages } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

/** `npm run asyncapi`: installs and compiles what is missing, then writes docs/asyncapi.yaml. */
async function main() {
  if (!(await ensurePackages()) || !(await compile('tests/tsconfig.shared.json'))) return 1;
  return (await runNode(join(ROOT, 'tests/dist/asyncapi/main.js'), [])).code;
}

endWithNpm();
process.exitCode = await main();
