import { defineConfig } from 'vitest/config';
import { BUILT, COMMON, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON,
    name: 'server',
    include: ['{src,printing}/**/*.test.ts', '../games/*/test/server/**/*.test.ts'],
    // Threads and other processes run what is built.
    globalSetup: BUILT,
    setupFiles: [...COMMON.setupFiles, 'src/testing/new-process.ts'],
    // Reading Nest and the engine takes longer than most tests: all files share one load of them.
    isolate: false,
  },
});
