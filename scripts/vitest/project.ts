import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';

/** What all projects of tests have in common. */
export const COMMON_TEST_OPTIONS = {
  setupFiles: [fileURLToPath(new URL('seed.mjs', import.meta.url))],
  // Guards against tests that hang, not measures of them.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 500_000 } },
};

/** Before tests that run what is built. */
export const BUILT_GLOBAL_SETUP = [fileURLToPath(new URL('../lib/prepare.mjs', import.meta.url))];

/** Our packages as they are written, built or not. */
export const SOURCE = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** Ends the output with one line that programs can read. */
export class Totals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
    }
    const { passed, failed, skipped } = counts;
    const seed = process.env.MISTERX_SEED;
    if (failed > 0 && seed) console.log(`The same draws: npm test -- --seed ${seed}`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
