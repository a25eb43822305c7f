import { ask, askNpm } from './run.mjs';
import { complain, heading } from './say.mjs';
import { NOTHING, plus } from './tally.mjs';
import { vitest } from './vitest.mjs';

/** The oldest version that is promised, and the two that are kept up longest. */
const VERSIONS = [
  { version: '20.19', hasOwn: false },
  { version: '22.13', hasOwn: true },
  { version: '24', hasOwn: true },
];

/**
 * What is run on each: the built server asked how it is, a game over standard input and
 * output, and everything that touches the database's driver.
 */
const SUITES = [
  {
    folder: 'tests',
    args: ['referee', 'driver', 'health'].map((name) => `command-line/${name}.test`),
  },
  { folder: 'server', args: ['src/database', 'src/matches/restart.e2e'] },
];
/**
 * Whatever else keeps games, once more with the database of a Node that has one: the run's seed draws which. With
 * `sqlite3` all of it is part of the other steps.
 */
const OWN_SUITES = [
  {
    folder: 'tests',
    args: ['command-line/serve.test', 'faults/kill', 'faults/disk', 'faults/forged'],
  },
  {
    folder: 'server',
    args: [
      ...['src/database', 'src/start.e2e', 'src/matches', 'src/tables', 'src/health'],
      ...['src/boards', 'src/host', 'src/seats'],
    ],
  },
];
/** Of the others, the driver alone. */
const OWN_DRIVER = [{ folder: 'server', args: ['src/database'] }];
/** Against hanging only. */
const MINUTES = 120;

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;

/** What the step does to this computer; a test puts another in its place. */
const HERE = {
  /**
   * Where npm keeps that version of Node, fetched if need be: by the package of this system, as the
   * one for all of them fetches that by a script, and npm runs none here.
   * @param {string} version
   * @returns {Promise<string | undefined>} nothing, when it cannot be had
   */
  nodeOf: async (version) => {
    const script = "console.log('node:' + process.execPath)";
    const out = await askNpm([
      'exec',
      '--yes',
      `--package=node-${SYSTEM}-${process.arch}@${version}`,
      '--',
      'node',
      '-e',
      script,
    ]);
    return /^node:(.+)$/m.exec(out)?.[1];
  },
  /**
   * As it says itself; nothing where it does not run.
   * @param {string} node
   */
  versionOf: (node) => ask(node, ['--version']),
  vitest,
};

/**
 * The built server on every version of Node that is promised, with every database that it has there.
 * @param {number} seed of the run
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function nodes(here = HERE, seed = Number(process.env.MISTERX_SEED)) {
  let total = NOTHING;
  const own = VERSIONS.filter(({ hasOwn }) => hasOwn);
  const drawn = own[(seed || 0) % own.length];
  for (const each of VERSIONS) {
    const { version } = each;
    heading(`Node ${version}`);
    const node = await here.nodeOf(version);
    // Asked, as npm might as well have found the Node that runs this.
    if (node === undefined || !(await here.versionOf(node)).startsWith(`v${version}.`)) {
      complain(`Node ${version} could not be fetched with npm, or does not run here.`);
      total = plus(total, { ...NOTHING, ...(process.env.CI ? { failed: 1 } : { skipped: 1 }) });
      continue;
    }
    const runs = [
      ...SUITES.map((suite) => ({ ...suite, title: '', env: process.env })),
      ...(each === drawn ? OWN_SUITES : own.includes(each) ? OWN_DRIVER : []).map((suite) => ({
        ...suite,
        title: '-own-database',
        env: { ...process.env, MISTERX_DATABASE_DRIVER: 'node' },
      })),
    ];
    for (const { folder, args, title, env } of runs) {
      const name = `${folder}-node-${version}${title}`;
      const run = { folder, name, minutes: MINUTES, workers: 1, node, args, env };
      total = plus(total, await here.vitest(run));
    }
  }
  return total;
}
