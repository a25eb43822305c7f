import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.mjs'],
    setupFiles: ['vitest/seed.mjs'],
    // A guard against tests that hang, not a measure of them.
    testTimeout: 60_000,
  },
});
