import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'hardware/**/*.test.ts'],
    setupFiles: ['../scripts/vitest/seed.mjs'],
    // Nothing is replaced for longer than a test: all files share one load of what they import.
    isolate: false,
    // Guards against tests that hang, not measures of them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
  },
});
