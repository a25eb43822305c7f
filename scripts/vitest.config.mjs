import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The engine as it is written, built or not.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['**/*.test.mjs'],
    setupFiles: ['vitest/seed.mjs'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
  },
});
