import { defineConfig } from 'vitest/config';
import { COMMON_TEST_OPTIONS, SOURCE } from '../scripts/vitest/project.ts';

export default defineConfig({
  ...SOURCE,
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'games',
    include: ['{*/{rules,computer,print,test},test}/**/*.test.ts'],
    // Pages and servers are tested with what runs them, by the kiosk and the server.
    exclude: ['**/node_modules/**', 'dist/**', 'test/pages/**', '*/test/server/**'],
    // Tests restore what they replace: all files share one load of the modules.
    isolate: false,
    // Golden playthroughs are only ever written on purpose.
    update: process.env.UPDATE_GOLDEN === '1' ? 'all' : 'none',
  },
});
