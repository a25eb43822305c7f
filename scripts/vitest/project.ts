import { fileURLToPath } from 'node:url';

/** `name` is of a file beside this one. */
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What all projects of tests have in common. */
export const COMMON = {
  setupFiles: [here('seed.mjs')],
  // Guards against tests that hang, not measures of them.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 500_000 } },
};

/** Before tests that run what is built. */
export const BUILT = [here('built.mjs')];

/** Our packages as they are written, built or not. */
export const SOURCE = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};
