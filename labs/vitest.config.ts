import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts', 'mister-x-europe/*.test.mjs'],
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    hookTimeout: 600_000,
  },
});
