import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    hookTimeout: 120_000,
  },
});
