import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'hardware/**/*.test.ts'],
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // A guard against tests that hang, not a measure of them.
    testTimeout: 60_000,
  },
});
