import { defineConfig } from 'vitest/config';
import { COMMON_TEST_OPTIONS } from '../scripts/vitest/project.ts';

export default defineConfig({
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'device-adapters',
    include: ['src/**/*.test.ts', 'hardware/**/*.test.ts'],
    // Nothing is replaced for longer than a test: all files share one load of what they import.
    isolate: false,
  },
});
