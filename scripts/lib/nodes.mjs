import { ask, askNpm } from './run.mjs';
import { complain, heading, say } from './say.mjs';
import { NOTHING, plus } from './tally.mjs';
import { vitest } from './vitest.mjs';

/** Versions that must do, the oldest of those promised among them, and one that is tried with the first suites: whatever it says is told and not counted. */
const VERSIONS = [
  { version: '20.19', counts: true, hasOwn: false },
  { version: '22.13', counts: true, hasOwn: true },
  { version: '24', counts: true, hasOwn: true },
  { version: '26', counts: false, hasOwn: true },
];

/**
 * What is run on each: the built server from its start to its end, a game over standard input and
 * output, and everything that touches the database's driver.
 */
const SUITES = [
  {
    folder: 'tests',
    args: ['serve', 'referee', 'driver', 'health'].map((name) => `command-line/${name}.test`),
  },
  { folder: 'server', args: ['src/database', 'src/matches/restart.e2e'] },
];
/**
 * Whatever else keeps games, once more with the database of a Node that has one; with `sqlite3` all of
 * it is part of the other steps.
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
const MINUTES = 10;

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
 * @param {boolean} _all
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function nodes(_all = true, here = HERE) {
  let total = NOTHING;
  for (const { version, counts, hasOwn } of VERSIONS) {
    heading(`Node ${version}`);
    const node = await here.nodeOf(version);
    // Asked, as npm might as well have found the Node that runs this.
    if (node === undefined || !(await here.versionOf(node)).startsWith(`v${version}.`)) {
      complain(`Node ${version} could not be fetched with npm, or does not run here.`);
      const missing = counts && process.env.CI;
      total = plus(total, { ...NOTHING, ...(missing ? { failed: 1 } : { skipped: 1 }) });
      continue;
    }
    const runs = [
      ...SUITES.map((suite) => ({ ...suite, title: '', env: process.env })),
      ...(hasOwn && counts ? OWN_SUITES : []).map((suite) => ({
        ...suite,
        title: '-own-database',
        env: { ...process.env, MISTERX_DATABASE_DRIVER: 'node' },
      })),
    ];
    for (const { folder, args, title, env } of runs) {
      const name = `${folder}-node-${version}${title}`;
      const tally = await here.vitest({
        folder,
        name,
        minutes: MINUTES,
        workers: 1,
        node,
        args,
        env,
      });
      if (!counts && tally.failed > 0)
        say(`Node ${version} is on trial: this failure does not count.`);
      total = plus(
        total,
        counts ? tally : { ...tally, failed: 0, skipped: tally.skipped + tally.failed },
      );
    }
  }
  return total;
}
