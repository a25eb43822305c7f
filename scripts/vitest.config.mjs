import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    setupFiles: ['vitest/seed.mjs'],
    // Guards against tests that hang, not measures of them.
    testTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
