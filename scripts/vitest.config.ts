import { defineConfig } from 'vitest/config';
import { COMMON_TEST_OPTIONS, SOURCE } from './vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: { ...COMMON_TEST_OPTIONS, name: 'scripts', include: ['**/*.test.mjs'] },
});
