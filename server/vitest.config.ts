import { defineConfig } from 'vitest/config';
import { BUILT_GLOBAL_SETUP, COMMON_TEST_OPTIONS, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'server',
    include: ['{src,printing}/**/*.test.ts', '../games/*/test/server/**/*.test.ts'],
    // Threads and other processes run what is built.
    globalSetup: BUILT_GLOBAL_SETUP,
    setupFiles: [...COMMON_TEST_OPTIONS.setupFiles, 'src/testing/new-process.ts'],
    // Reading Nest and the engine takes longer than most tests: all files share one load of them.
    isolate: false,
  },
});
