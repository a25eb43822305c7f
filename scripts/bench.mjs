import { join } from 'node:path';
import { ROOT, toolOf } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/**
 * `npm run bench`: builds what is to be measured, then measures it in a process of its own. All
 * that is said on the way goes to standard error, so that `--json` leaves nothing but JSON.
 */
const steps = [
  () => runNode(join(ROOT, 'scripts/prepare.mjs'), [], { toErrors: true }),
  () => runNode(toolOf('typescript', 'tsc'), ['-b', 'tests'], { toErrors: true }),
  () => runNode(join(ROOT, 'tests/dist/bench/main.js'), process.argv.slice(2)),
];
for (const step of steps) {
  const { code } = await step();
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}
