import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changes, fingerprint } from './fingerprint.mjs';
import { ROOT, toolOf } from './paths.mjs';
import { runNode } from './run.mjs';
import { complain, heading, say, seconds } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';
import { inTurn } from './turn.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {readonly string[]} sources files and folders it is built from
 * @property {readonly string[]} results files that must exist afterwards
 * @property {readonly string[]} folders where results are written; emptied when a source is gone
 * @property {readonly string[]} notes files that the compiler writes whenever it writes anything
 * @property {() => Promise<{ code: number, ms: number }>} build
 */

const COMMON = ['package-lock.json', 'tsconfig.base.json'];
const ENGINE = ['engine/src', 'engine/test-kit', 'engine/package.json', 'engine/tsconfig.json'];

/** @type {readonly Target[]} */
const TARGETS = [
  {
    name: 'server',
    sources: [
      ...COMMON,
      ...ENGINE,
      'device-adapters/src',
      'device-adapters/package.json',
      'device-adapters/tsconfig.json',
      'server/src',
      'server/package.json',
      'server/tsconfig.json',
    ],
    results: ['engine/dist/src/index.js', 'server/dist/index.js', 'server/dist/cli/main.js'],
    folders: ['engine/dist', 'device-adapters/dist', 'server/dist'],
    notes: ['engine', 'device-adapters', 'server'].map((it) => `${it}/dist/tsconfig.tsbuildinfo`),
    build: () => runNode(toolOf('typescript', 'tsc'), ['-b', 'server']),
  },
  {
    name: 'pages',
    sources: [...COMMON, ...ENGINE, 'kiosk'],
    results: ['kiosk/dist/index.html', 'kiosk/dist/play.html', 'kiosk/dist/verify.html'],
    folders: ['kiosk/dist'],
    notes: [],
    build: () =>
      runNode(toolOf('vite'), ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'kiosk') }),
  },
];

/** With which tsc ends when it came to its end, and not everything is right. */
const FAULTS_FOUND = [1, 2];

/** What can be built. */
export const TARGET_NAMES = TARGETS.map(({ name }) => name);

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {string} why
 * @property {() => Promise<boolean>} build false when it failed; it has then been said why
 */

/**
 * What is older than its sources, or was compiled by hand since. Of sources contents count, not
 * dates: a fresh clone or a change of branch gives files new dates. The works do not depend on each
 * other.
 * @param {readonly string[]} [names]
 * @returns {readonly Work[]}
 */
export function outdated(names = TARGET_NAMES) {
  return TARGETS.filter(({ name }) => names.includes(name)).flatMap((target) => {
    const sources = fingerprint(ROOT, target.sources);
    const now = { ...sources, ...dates(target) };
    const before = readStamp(target.name);
    const { changed, gone } = changes(before ?? {}, now);
    const complete = missing(target).length === 0;
    if (before !== undefined && complete && changed.length + gone.length === 0) return [];
    const build = async () => {
      // Compilers leave the results of vanished sources behind, and take what they left half done,
      // or what somebody removed since, for finished.
      if (gone.length > 0 || before === undefined || !complete) {
        for (const folder of target.folders) {
          rmSync(join(ROOT, folder), { recursive: true, force: true });
        }
      }
      removeStamp(target.name);
      const { code } = await target.build();
      if (code !== 0) {
        // After an end of its own a compiler goes on from its notes. It is not to be taken for built.
        if (before !== undefined && target.notes.length > 0 && FAULTS_FOUND.includes(code)) {
          writeStamp(target.name, { ...before, ...undated(target) });
        }
        return false;
      }
      const lacking = missing(target);
      if (lacking.length > 0) {
        complain(`The compiler reported success, but did not write ${lacking.join(', ')}.`);
        return false;
      }
      writeStamp(target.name, { ...sources, ...dates(target) });
      return true;
    };
    const written = changed.filter((file) => file in sources).concat(gone);
    return [{ name: target.name, why: why(before !== undefined && complete, written), build }];
  });
}

/**
 * Builds what is older than its sources, one after the other, while nobody else does.
 * @param {readonly string[]} [names]
 * @returns {Promise<boolean>} false when a build failed; it has then been said why
 */
export function ensureBuilt(names) {
  return inTurn(async () => {
    for (const { name, why, build } of outdated(names)) {
      heading(`Building the ${name} (${why})`);
      const began = performance.now();
      if (!(await build())) return false;
      say(`built in ${seconds(performance.now() - began)}`);
    }
    return true;
  });
}

/**
 * The TypeScript of a workspace and of all that it stands on, tests included, while nobody else
 * builds.
 * @param {string[]} workspaces none: all of them
 * @returns {Promise<boolean>} false when it failed; the compiler has then said why
 */
export function compile(...workspaces) {
  const tsc = () => runNode(toolOf('typescript', 'tsc'), ['-b', ...workspaces]);
  return inTurn(async () => (await tsc()).code === 0);
}

/** @param {Target} target */
const missing = ({ results }) => results.filter((file) => !existsSync(join(ROOT, file)));

/**
 * @param {Target} target
 * @returns {Record<string, string>} of the last build, whoever started it
 */
function dates({ notes }) {
  const dateOf = (/** @type {string} */ file) =>
    statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? '';
  return Object.fromEntries(notes.map((file) => [file, `${dateOf(file)}`]));
}

/**
 * @param {Target} target
 * @returns {Record<string, string>} what `dates` never are
 */
const undated = ({ notes }) => Object.fromEntries(notes.map((file) => [file, 'failed']));

/**
 * @param {boolean} built
 * @param {readonly string[]} written since then
 */
function why(built, written) {
  if (!built) return 'not built yet';
  if (written.length === 0) return 'the last build is incomplete';
  return written.length === 1 ? `${written[0]} changed` : `${written.length} files changed`;
}
