import { defineConfig } from 'vitest/config';
import { BUILT_GLOBAL_SETUP, COMMON_TEST_OPTIONS, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'labs',
    include: ['src/**/*.test.ts', 'mister-x-europe/*.test.mjs'],
    globalSetup: BUILT_GLOBAL_SETUP,
  },
});
