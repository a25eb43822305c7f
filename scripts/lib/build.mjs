import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changes, fingerprint } from './fingerprint.mjs';
import { ROOT, toolOf } from './paths.mjs';
import { runNode } from './run.mjs';
import { heading, say, seconds } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {readonly string[]} sources files and folders it is built from
 * @property {readonly string[]} results files that must exist afterwards
 * @property {readonly string[]} folders where results are written; emptied when a source is gone
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
    build: () => runNode(toolOf('typescript', 'tsc'), ['-b', 'server']),
  },
  {
    name: 'pages',
    sources: [...COMMON, ...ENGINE, 'kiosk'],
    results: ['kiosk/dist/index.html', 'kiosk/dist/play.html', 'kiosk/dist/verify.html'],
    folders: ['kiosk/dist'],
    build: () =>
      runNode(toolOf('vite'), ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'kiosk') }),
  },
];

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {string} why
 * @property {() => Promise<boolean>} build false when it failed; the compiler has then said why
 */

/**
 * What is older than its sources. Contents count, not dates: a fresh clone or a change of branch
 * gives files new dates. The works do not depend on each other.
 * @returns {readonly Work[]}
 */
export function outdated() {
  return TARGETS.flatMap((target) => {
    const now = fingerprint(ROOT, target.sources);
    const before = readStamp(target.name);
    const { changed, gone } = changes(before ?? {}, now);
    const complete = target.results.every((file) => existsSync(join(ROOT, file)));
    if (before !== undefined && complete && changed.length + gone.length === 0) return [];
    const build = async () => {
      // Compilers leave the results of vanished sources behind, and take what they left half done
      // for finished.
      if (gone.length > 0 || before === undefined) {
        for (const folder of target.folders) {
          rmSync(join(ROOT, folder), { recursive: true, force: true });
        }
      }
      removeStamp(target.name);
      const { code } = await target.build();
      if (code === 0) writeStamp(target.name, now);
      return code === 0;
    };
    return [{ name: target.name, why: why(before !== undefined, complete, changed, gone), build }];
  });
}

/**
 * Builds what is older than its sources, one after the other.
 * @returns {Promise<boolean>} false when a build failed; the compiler has then said why
 */
export async function ensureBuilt() {
  for (const { name, why, build } of outdated()) {
    heading(`Building the ${name} (${why})`);
    const began = performance.now();
    if (!(await build())) return false;
    say(`built in ${seconds(performance.now() - began)}`);
  }
  return true;
}

/**
 * @param {boolean} known
 * @param {boolean} complete
 * @param {readonly string[]} changed
 * @param {readonly string[]} gone
 */
function why(known, complete, changed, gone) {
  if (!known || !complete) return 'not built yet';
  const count = changed.length + gone.length;
  return count === 1 ? `${changed[0] ?? gone[0]} changed` : `${count} files changed`;
}
