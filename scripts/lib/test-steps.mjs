import { totalmem } from 'node:os';
import { join } from 'node:path';
import { browserMissing, enginesMissing, ensureBrowser, ensureEngines } from './browser.mjs';
import { compile, ensureBuilt } from './build.mjs';
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
 * @property {readonly string[]} [needs] steps that run first whenever this one does, and must be well
 * @property {readonly string[]} [after] steps that must be over first, where they run at all
 * @property {boolean} [onlyAll] left out of the quick run, unless it is named
 * @property {() => Promise<import('./tally.mjs').Tally>} work
 */

/**
 * Guards against tests that hang, not measures of them: far longer than they take on two slow
 * processors that have a dozen other things to do.
 */
const minutes = 120;
const EVENINGS = { folder: 'tests', minutes: 480 };

/** A browser with a kiosk and some phones, the referee, and the test itself. */
const EVENING_BYTES = 2 ** 30;
/** More would get in the way of those that measure how soon an answer comes. */
const EVENINGS_MAX = 4;

/**
 * How many evenings a computer bears side by side.
 * @param {number} cores
 * @param {number} memory in bytes
 */
export function eveningsAtOnce(cores, memory) {
  return Math.max(1, Math.min(cores, EVENINGS_MAX, Math.floor(memory / EVENING_BYTES)));
}

/** All that writes into the folders in which the referee is built. */
const COMPILERS = ['build', 'types'];

/**
 * A check without tests of its own: only its failure is counted.
 * @param {readonly (() => Promise<boolean>)[]} commands
 * @returns {Step['work']}
 */
function check(...commands) {
  return async () => {
    let failed = 0;
    for (const command of commands) if (!(await command())) failed = 1;
    return { ...NOTHING, failed };
  };
}

/** @param {Promise<import('./run.mjs').Ran>} ran */
const succeeds = async (ran) => (await ran).code === 0;

/** @type {Promise<string | undefined> | undefined} */
let lookedFor;

/**
 * Tests of which some run in a browser: where there is none, these fail in CI and are told as skipped elsewhere.
 * @param {import('./vitest.mjs').VitestRun} run
 * @param {{ called: string, without: readonly string[] }} browserTests what they are called, and the
 *   arguments that leave them out
 */
async function withBrowser(run, { called, without }) {
  // Asked for once: two steps side by side would install it twice.
  lookedFor ??= ensureBrowser(process.env);
  const browser = await lookedFor;
  if (browser !== undefined) {
    say(`with ${browser}`);
    return vitest({ ...run, env: { ...process.env, CHROMIUM: browser } });
  }
  complain(browserMissing(process.env));
  if (process.env.CI) return { ...NOTHING, failed: 1 };
  say(`${called} are skipped.`);
  return plus(await vitest({ ...run, args: without }), { ...NOTHING, skipped: 1 });
}

/** Evenings in other engines are skipped where these cannot be had; in CI they then fail by themselves. */
async function tellEngines() {
  const missing = await ensureEngines();
  if (missing.length === 0) return;
  complain(enginesMissing(missing));
  say(process.env.CI ? 'They fail.' : 'They are skipped.');
}

const biome = (/** @type {string[]} */ ...args) => runNode(toolOf('@biomejs/biome'), args);
const tsc = (/** @type {string[]} */ ...args) => runNode(toolOf('typescript', 'tsc'), args);
const svelteCheck = () =>
  runNode(
    toolOf('svelte-check'),
    ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    { cwd: join(ROOT, 'kiosk') },
  );

/**
 * In the order in which a mistake is found soonest: small ones first, all side by side, beside the longest
 * that takes one processor, then the evenings. What runs what is built comes after all that builds.
 * @param {number} cores
 * @param {number} memory in bytes
 * @returns {readonly Step[]}
 */
export function stepsOn(cores, memory) {
  /** Half of the processors: two steps side by side keep all of them busy. */
  const half = Math.max(1, Math.floor(cores / 2));
  const atOnce = eveningsAtOnce(cores, memory);
  /**
   * @param {string} folder
   * @returns {Step}
   */
  const testsOf = (folder) => ({
    name: folder,
    title: `Tests of ${folder}`,
    cores: half,
    work: () => vitest({ folder, minutes, workers: half }),
  });
  /** @type {Step} */
  const labs = {
    name: 'labs',
    title: 'Types and tests of labs',
    cores: half,
    needs: ['build'],
    after: COMPILERS,
    onlyAll: true,
    work: async () => {
      const types = check(
        () => compile('labs'),
        () => succeeds(tsc('-p', 'labs/tsconfig.plain.json')),
      );
      return plus(await types(), await vitest({ folder: 'labs', minutes, workers: half }));
    },
  };
  return [
    {
      name: 'build',
      title: 'Build',
      cores: 2,
      work: check(() => ensureBuilt()),
    },
    {
      name: 'types',
      title: 'Types',
      cores: 1,
      after: ['build'],
      work: check(
        () => compile(),
        () => succeeds(tsc('-p', 'scripts')),
        () => succeeds(tsc('-p', 'tests/tsconfig.notices.json')),
        () => succeeds(svelteCheck()),
      ),
    },
    {
      name: 'format',
      title: 'Format',
      cores: 1,
      work: check(() => succeeds(biome('format'))),
    },
    {
      name: 'lint',
      title: 'Lint',
      cores: 1,
      work: check(() => succeeds(biome('lint', '--error-on-warnings'))),
    },
    {
      name: 'scripts',
      title: 'Tests of the scripts',
      cores: 1,
      work: () => vitest({ folder: 'scripts', minutes, workers: 1 }),
    },
    {
      name: 'nodes',
      title: 'Other versions of Node',
      cores: 1,
      needs: ['build'],
      after: COMPILERS,
      onlyAll: true,
      work: () => nodes(),
    },
    testsOf('device-adapters'),
    {
      name: 'hardware',
      title: 'Scanners on real drivers',
      cores: 1,
      after: COMPILERS,
      work: hardware,
    },
    testsOf('engine'),
    { ...testsOf('server'), needs: ['build'], after: COMPILERS },
    {
      ...testsOf('kiosk'),
      work: () =>
        withBrowser(
          { folder: 'kiosk', minutes, workers: half },
          { called: 'The tests of components', without: ['--project', 'logic'] },
        ),
    },
    ...(WORKSPACES.includes('labs') ? [labs] : []),
    {
      name: 'tests',
      title: 'Whole evenings, commands',
      cores: atOnce,
      needs: ['build'],
      after: COMPILERS,
      work: async () => {
        if (process.env.MISTERX_TESTS !== 'quick') await tellEngines();
        return withBrowser(
          { ...EVENINGS, workers: atOnce },
          { called: 'The evenings in a browser', without: ['--exclude', 'evenings/**'] },
        );
      },
    },
  ];
}

/** @type {readonly Step[]} */
export const STEPS = stepsOn(CORES, totalmem());

/**
 * @param {{ extent: string, only: readonly string[] }} wanted
 * @returns {readonly Step[]} with those that they need
 */
export function chosenSteps({ extent, only }) {
  if (only.length === 0) return STEPS.filter(({ onlyAll }) => extent !== 'quick' || !onlyAll);
  const named = STEPS.filter(({ name }) => only.includes(name));
  const needed = new Set(named.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return STEPS.filter(({ name }) => needed.has(name));
}
