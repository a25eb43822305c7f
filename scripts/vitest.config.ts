import { defineConfig } from 'vitest/config';
import { COMMON, SOURCE } from './vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: { ...COMMON, name: 'scripts', include: ['**/*.test.mjs'] },
});
