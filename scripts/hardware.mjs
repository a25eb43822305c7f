import { mkdirSync } from 'node:fs';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { hardware } from './lib/hardware.mjs';
import { ensureTools } from './lib/prepare.mjs';
import { summary } from './lib/tally.mjs';
import { sayingUnwritable } from './lib/unwritable.mjs';
import { REPORTS } from './lib/vitest.mjs';

/** `npm run test:hardware`: scanners at the real drivers of a kernel that QEMU runs. */
async function main() {
  if (!(await ensureTools())) return 1;
  mkdirSync(REPORTS, { recursive: true });
  const tally = await hardware();
  console.log(`\n${summary(tally)}`);
  return tally.failed === 0 ? 0 : 1;
}

endWithNpm();
process.exitCode = await sayingUnwritable(main, 1);
