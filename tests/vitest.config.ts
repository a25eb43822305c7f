import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BUILT_GLOBAL_SETUP, COMMON_TEST_OPTIONS } from '../scripts/vitest/project.ts';
import { filesLeftOut, QUICK_FILES } from './run/drawn.js';

const SVELTE = dirname(createRequire(import.meta.url).resolve('svelte/package.json'));
const { MISTERX_TESTS, MISTERX_SEED } = process.env;

/** A browser with a kiosk and some phones, the referee, and the test itself take a gigabyte. */
const atOnce = Math.max(1, Math.min(availableParallelism(), 4, Math.floor(totalmem() / 2 ** 30)));

const lost = QUICK_FILES.find((file) => !existsSync(new URL(file, import.meta.url)));
if (lost !== undefined) throw new Error(`${lost} is to be in the quick run and is not there`);

/** These tests drive what is built: the command, the server and the pages, from outside. */
export default defineConfig({
  // The pages' own modules, where a test plays a device with them: as a browser gets them, with effects.
  plugins: [
    svelte({
      configFile: '../kiosk/svelte.config.js',
      dynamicCompileOptions: () => ({ generate: 'client' }),
    }),
  ],
  resolve: { alias: [{ find: /^svelte$/, replacement: join(SVELTE, 'src/index-client.js') }] },
  test: {
    ...COMMON_TEST_OPTIONS,
    name: 'tests',
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'dist/**',
      // `npm test` has found no browser.
      ...(process.env.MISTERX_BROWSER === 'none' ? ['e2e/**'] : []),
      ...filesLeftOut(MISTERX_TESTS, Number(MISTERX_SEED ?? 0)),
    ],
    globalSetup: BUILT_GLOBAL_SETUP,
    setupFiles: [...COMMON_TEST_OPTIONS.setupFiles, '../server/src/testing/new-process.ts'],
    // All files share one load of what they import.
    isolate: false,
    // What is built runs as it is.
    server: { deps: { external: [/\/(engine|games|server|device-adapters)\/dist\//] } },
    // Against hanging only: twice what the slowest gallery takes on two very slow processors.
    testTimeout: 3_600_000,
    // Each file has servers and browsers of its own, on ports that the system picks, in folders of its own: they
    // bear each other's company, and come after all that is quick.
    sequence: { groupOrder: 1 },
    maxWorkers: atOnce,
  },
});
