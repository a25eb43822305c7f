import { defineConfig } from 'vitest/config';
import { BUILT, COMMON, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON,
    name: 'labs',
    include: ['src/**/*.test.ts', 'mister-x-europe/*.test.mjs'],
    globalSetup: BUILT,
  },
});
