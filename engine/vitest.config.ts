import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'test-kit/**/*.test.ts'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // Golden playthroughs are only ever written on purpose.
    update: process.env.UPDATE_GOLDEN === '1' ? 'all' : 'none',
  },
});
