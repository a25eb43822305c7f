import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{src,printing}/**/*.test.ts', '../games/*/test/server/**/*.test.ts'],
    setupFiles: ['../scripts/vitest/seed.mjs', 'src/testing/new-process.ts'],
    // Reading Nest and the engine takes longer than most tests: all files share one load of them.
    isolate: false,
    // Guards against tests that hang, not measures of them.
    testTimeout: 600_000,
    expect: { poll: { timeout: 500_000 } },
    hookTimeout: 600_000,
  },
});
