import { join } from 'node:path';
import { ROOT, toolOf } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

/** `npm run bench`: builds what is to be measured, then measures it in a process of its own. */
const built =
  (await prepare()) && (await runNode(toolOf('typescript', 'tsc'), ['-b', 'tests'])).code === 0;
if (built) {
  const { code } = await runNode(join(ROOT, 'tests/dist/bench/main.js'), process.argv.slice(2));
  process.exitCode = code;
} else {
  process.exitCode = 1;
}
