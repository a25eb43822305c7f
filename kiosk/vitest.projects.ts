import { randomInt } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
import { COMMON_TEST_OPTIONS, SOURCE } from '../scripts/vitest/project.ts';
import { madeFiles } from './build/made.ts';
import { typeface } from './build/typeface.ts';

const COMPONENT_TESTS = ['src', '../games/*/pages'].map((folder) => `${folder}/**/*.component.test.ts`);

/** `kiosk` runs in Node, `components` are mounted in the Chromium that the variable CHROMIUM names. */
export const PROJECTS: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    plugins: [svelte(), madeFiles({ fetched: false })],
    ...SOURCE,
    test: {
      ...COMMON_TEST_OPTIONS,
      name: 'kiosk',
      include: [
        '{src,build}/**/*.test.ts',
        '../games/*/{messages,pages}/**/*.test.ts',
        '../games/test/pages/*.test.ts',
      ],
      exclude: [...configDefaults.exclude, ...COMPONENT_TESTS],
      setupFiles: [...COMMON_TEST_OPTIONS.setupFiles, 'src/testing/new-page.ts'],
      environment: 'node',
      isolate: false,
    },
  },
  {
    root: import.meta.dirname,
    plugins: [svelte(), typeface(), madeFiles({ fetched: false })],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    // Found only while tests run, a package would have the page loaded again under them.
    optimizeDeps: {
      include: [
        'zod',
        'idb',
        'gifenc',
        'qrcode',
        'zxing-wasm/reader',
        'papaparse',
        'canonicalize',
        '@scure/base',
        '@noble/ciphers/chacha.js',
        '@noble/hashes/hkdf.js',
        '@noble/hashes/sha2.js',
        '@noble/hashes/utils.js',
        'axe-core',
        '@zakj/no-sleep',
      ],
    },
    test: {
      ...COMMON_TEST_OPTIONS,
      setupFiles: ['src/testing/environment.ts'],
      env: testEnvironment(),
      name: 'components',
      include: COMPONENT_TESTS,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
];

/** What random tests in a browser draw from, which has no variables of its own (`src/testing/environment.ts`). */
function testEnvironment(): Record<string, string> {
  const { MISTERX_SEED, MISTERX_TESTS, PICTURES } = process.env;
  return {
    MISTERX_SEED: MISTERX_SEED || String(randomInt(1, 2 ** 31)),
    MISTERX_TESTS: MISTERX_TESTS || 'quick',
    PICTURES: PICTURES || '',
  };
}
