import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNpm } from './run.mjs';
import { heading, say, seconds } from './say.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} Entry
 * @typedef {{ packages: Readonly<Record<string, Entry>> }} Lock
 */

/**
 * Places (`node_modules/zod`) where what is installed differs from the lock file. Optional
 * packages may be absent: they are built for other systems.
 * @param {Lock} lock
 * @param {Lock} installed npm's own note of what it put into node_modules
 * @returns {string[]}
 */
export function differences(lock, installed) {
  const wrong = Object.entries(lock.packages)
    .filter(([place, entry]) => {
      if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return false;
      const found = installed.packages[place];
      if (found === undefined) return entry.optional !== true;
      return found.version !== entry.version || found.link !== entry.link;
    })
    .map(([place]) => place);
  const extra = Object.keys(installed.packages).filter((place) => !(place in lock.packages));
  return [...wrong, ...extra];
}

/** Why packages must be installed, or `undefined` when all is there. */
function reason() {
  const installed = readJson('node_modules/.package-lock.json');
  if (installed === undefined) return 'nothing is installed yet';
  const lock = readJson('package-lock.json');
  if (lock === undefined) return undefined;
  const wrong = differences(lock, installed);
  if (wrong.length > 0) return `${wrong.length} packages differ from package-lock.json`;
  return undefined;
}

/** Compiled or fetched by sqlite3's install script, which a person may have forbidden or broken off. */
const DATABASE = 'node_modules/sqlite3/build/Release/node_sqlite3.node';

/** @returns {Promise<boolean>} false when npm failed; it has then said why */
export async function ensureInstalled() {
  const why = reason();
  if (why !== undefined) {
    heading(`Installing packages (${why})`);
    say('Where the database driver must be compiled this takes minutes, on a small computer ten.');
    const { code, ms } = await patiently(() => runNpm(['ci', '--no-audit', '--no-fund']));
    if (code !== 0) return false;
    say(`installed in ${seconds(ms)}`);
  }
  if (!existsSync(join(ROOT, DATABASE))) {
    heading('Building the database driver');
    const { code, ms } = await patiently(() => runNpm(['rebuild', 'sqlite3']));
    if (code !== 0 || !existsSync(join(ROOT, DATABASE))) return false;
    say(`built in ${seconds(ms)}`);
  }
  return true;
}

/**
 * npm is silent while it compiles; a person should see that something goes on.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function patiently(work) {
  const began = performance.now();
  const timer = setInterval(() => {
    say(`still at it after ${seconds(performance.now() - began)}`);
  }, 30_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}
