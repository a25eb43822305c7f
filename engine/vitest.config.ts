import { defineConfig } from 'vitest/config';
import { COMMON_TEST_OPTIONS, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'engine',
    include: ['src/**/*.test.ts'],
    // Its modules are pure and tests restore what they replace: all files share one load of them.
    isolate: false,
    // Golden playthroughs are only ever written on purpose.
    update: process.env.UPDATE_GOLDEN === '1' ? 'all' : 'none',
  },
});
