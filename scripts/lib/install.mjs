import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNpm } from './run.mjs';
import { heading, patiently, say, seconds } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamps.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean }} Entry
 * @typedef {{ packages: Readonly<Record<string, Entry>> }} Lock
 */

/**
 * Places (`node_modules/zod`) where what is installed differs from the lock file. Optional
 * packages may be absent, which are built for other systems, and links to a workspace that is not in the checkout.
 * @param {Lock} lock
 * @param {Lock} installed npm's own note of what it put into node_modules
 * @returns {string[]}
 */
export function differences(lock, installed) {
  const wrong = Object.entries(lock.packages)
    .filter(([place, entry]) => {
      if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return false;
      const found = installed.packages[place];
      if (found === undefined) return entry.optional !== true && !isLeftOut(entry);
      return found.version !== entry.version || found.link !== entry.link;
    })
    .map(([place]) => place);
  const extra = Object.keys(installed.packages).filter((place) => !(place in lock.packages));
  return [...wrong, ...extra];
}

/** @param {Entry} entry */
const isLeftOut = ({ link, resolved }) =>
  link === true && resolved !== undefined && !existsSync(join(ROOT, resolved));

/** Why packages must be installed, or `undefined` when all is there. */
function reason() {
  if (readStamp('installing') !== undefined) return 'the last installation was interrupted';
  const installed = readJson('node_modules/.package-lock.json');
  if (installed === undefined) return 'nothing is installed yet';
  const lock = readJson('package-lock.json');
  if (lock === undefined) return undefined;
  const wrong = differences(lock, installed);
  if (wrong.length > 0) return `${wrong.length} packages differ from package-lock.json`;
  return undefined;
}

/**
 * Every package as it stands in the lock file. Nothing of theirs is run or compiled.
 * @returns {Promise<boolean>} false when npm failed; it has then said why
 */
export async function ensureInstalled() {
  const why = reason();
  if (why === undefined) return true;
  heading(`Installing packages (${why})`);
  writeStamp('installing', {});
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, ms } = await patiently(
    () => 'packages',
    () => runNpm(args),
  );
  if (code !== 0) return false;
  removeStamp('installing');
  say(`installed in ${seconds(ms)}`);
  return true;
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}
