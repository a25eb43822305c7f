import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // Its modules are pure and tests restore what they replace: all files share one load of them.
    isolate: false,
    // Golden playthroughs are only ever written on purpose.
    update: process.env.UPDATE_GOLDEN === '1' ? 'all' : 'none',
  },
});
