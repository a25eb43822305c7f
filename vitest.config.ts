import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PROJECTS } from './kiosk/vitest.projects.ts';
import { Totals } from './scripts/vitest/project.ts';

/** `npm test` says when it has found none. */
const hasBrowser = process.env.MISTERX_BROWSER !== 'none';
/** A checkout can do without. */
const hasLabs = existsSync(new URL('labs', import.meta.url));

/** All tests, as `npm test` runs them; each workspace has its own configuration, for runs by hand there. */
export default defineConfig({
  test: {
    projects: [
      'engine',
      'device-adapters',
      'games',
      'server',
      'scripts',
      'tests',
      ...PROJECTS.filter(({ test }) => hasBrowser || test?.browser === undefined),
      ...(hasLabs ? ['labs'] : []),
    ],
    maxWorkers: availableParallelism(),
    reporters: ['default', new Totals()],
    // On a busy computer all are slow: a line for each file is enough.
    slowTestThreshold: 60_000,
  },
});
