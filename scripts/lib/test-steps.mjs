import { join } from 'node:path';
import { browserMissing, ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { hardware } from './hardware.mjs';
import { nodes } from './nodes.mjs';
import { ROOT, toolOf, WORKSPACES } from './paths.mjs';
import { runNode } from './run.mjs';
import { complain, say } from './say.mjs';
import { NOTHING, plus } from './tally.mjs';
import { CORES, vitest } from './vitest.mjs';

/**
 * @typedef {object} Step
 * @property {string} name as it is named behind `npm test --`
 * @property {string} title
 * @property {number} cores how many processors it keeps busy
 * @property {readonly string[]} [after] steps that must be over first
 * @property {boolean} [onlyAll] left out of the quick run, unless it is named
 * @property {(all: boolean) => Promise<import('./tally.mjs').Tally>} work
 */

/**
 * Guards against tests that hang, not measures of them: far longer than they take on two slow
 * processors that have other things to do.
 */
const minutes = 20;
const EVENINGS = { folder: 'tests', minutes: 75 };

/**
 * A check without tests of its own: only its failure is counted.
 * @param {readonly (() => Promise<{ code: number }>)[]} commands
 * @returns {Step['work']}
 */
function check(...commands) {
  return async () => {
    let failed = 0;
    for (const command of commands) if ((await command()).code !== 0) failed = 1;
    return { ...NOTHING, failed };
  };
}

/** @type {Step['work']} */
async function evenings() {
  const browser = await ensureBrowser(process.env);
  if (browser !== undefined) {
    say(`with ${browser}`);
    return vitest({ ...EVENINGS, env: { ...process.env, CHROMIUM: browser } });
  }
  complain(browserMissing(process.env));
  if (process.env.CI) return { ...NOTHING, failed: 1 };
  say('The evenings in a browser are left out.');
  const others = await vitest({ ...EVENINGS, args: ['--exclude', 'evenings/**'] });
  return plus(others, { ...NOTHING, skipped: 1 });
}

const biome = (/** @type {string[]} */ ...args) => runNode(toolOf('@biomejs/biome'), args);
const tsc = (/** @type {string[]} */ ...args) => runNode(toolOf('typescript', 'tsc'), args);
const svelteCheck = () =>
  runNode(
    toolOf('svelte-check'),
    ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    { cwd: join(ROOT, 'kiosk') },
  );

/** Half of the processors: two steps side by side keep all of them busy. */
const HALF = Math.max(1, Math.floor(CORES / 2));
/** For those that leave processors to something else. */
const ASIDE = { minutes, workers: HALF };

/**
 * @param {string} folder
 * @returns {Step}
 */
const testsOf = (folder) => ({
  name: folder,
  title: `Tests of ${folder}`,
  cores: HALF,
  work: () => vitest({ folder, ...ASIDE }),
});

/**
 * In the order in which a mistake is found soonest: small ones first, all side by side, then the
 * evenings, which use every processor by themselves.
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: 'build',
    title: 'Build',
    cores: 2,
    work: check(async () => ({ code: (await ensureBuilt()) ? 0 : 1 })),
  },
  {
    name: 'types',
    title: 'Types',
    cores: 1,
    work: check(
      () => tsc('-b'),
      () => tsc('-p', 'scripts'),
      () => tsc('-p', 'tests/tsconfig.notices.json'),
      svelteCheck,
    ),
  },
  { name: 'format', title: 'Format', cores: 1, work: check(() => biome('format')) },
  {
    name: 'lint',
    title: 'Lint',
    cores: 1,
    work: check(() => biome('lint', '--error-on-warnings')),
  },
  {
    name: 'scripts',
    title: 'Tests of the scripts',
    cores: 1,
    work: () => vitest({ folder: 'scripts', minutes, workers: 1 }),
  },
  testsOf('device-adapters'),
  // Compiles, as the types do: not both at a time.
  {
    name: 'hardware',
    title: 'Scanners on real drivers',
    cores: 1,
    after: ['types'],
    work: hardware,
  },
  {
    name: 'nodes',
    title: 'Other versions of Node',
    cores: 1,
    after: ['build', 'types'],
    onlyAll: true,
    work: nodes,
  },
  ...WORKSPACES.filter((folder) => folder !== 'tests' && folder !== 'device-adapters').map(testsOf),
  { name: 'tests', title: 'Whole evenings, commands', cores: 2, work: evenings },
];

/**
 * @param {{ all: boolean, only: readonly string[] }} wanted
 * @returns {readonly Step[]}
 */
export function chosenSteps({ all, only }) {
  if (only.length > 0) return STEPS.filter(({ name }) => only.includes(name));
  return STEPS.filter(({ onlyAll }) => all || !onlyAll);
}
