import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { heading, logError, logged } from './log.mjs';
import { runNpm } from './processes.mjs';
import { ROOT, readJson } from './project.mjs';

/** npm's own note of what it put into node_modules, written last. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Whether `version` (`v20.19.1`) is in a range like `^20.19.0 || >=24.0.0`, as it stands in package.json.
 * @param {string} version
 * @param {string} range
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = numbers(version);
  return range.split('||').some((part) => {
    const [leastMajor = 0, leastMinor = 0] = numbers(part);
    if (major === leastMajor) return minor >= leastMinor;
    return part.includes('>=') && major > leastMajor;
  });
}

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);

/**
 * @typedef {{ version?: string, link?: boolean, resolved?: string, optional?: boolean }} Entry
 * @typedef {{ packages: Readonly<Record<string, Entry>> }} Lock
 */

/**
 * Whether what is installed is what the lock file says. Optional packages may be absent, which are made for
 * other systems, and links to a workspace that is not in the checkout.
 * @param {Lock} lock
 * @param {Lock | undefined} installed
 */
export function isInstalled(lock, installed) {
  if (installed === undefined) return false;
  return (
    Object.keys(installed.packages).every((place) => place in lock.packages) &&
    Object.entries(lock.packages).every(([place, { version, link, resolved = '', optional }]) => {
      if (!/(^|\/)node_modules\//.test(place)) return true;
      const found = installed.packages[place];
      if (found === undefined) return optional || (link && !existsSync(join(ROOT, resolved)));
      return found.version === version;
    })
  );
}

/**
 * The right Node, and every package as it stands in the lock file. Nothing of theirs is run or compiled.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export async function ensurePackages() {
  const { engines } = readJson('package.json');
  if (!isSupported(process.version, engines.node)) {
    logError(
      `Mister X needs another version of Node.js: you have ${process.version.slice(1)}.\n` +
        `These work: ${engines.node.replaceAll('||', 'or')}. Get one from https://nodejs.org`,
    );
    return false;
  }
  if (isInstalled(readJson('package-lock.json'), readJson(INSTALLED))) return true;
  heading('Installing packages');
  // Broken off from here on, it is begun again.
  rmSync(join(ROOT, INSTALLED), { force: true });
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (await logged('packages', async () => (await runNpm(npm, { shown: 'failure' })).ok))
    return true;
  rmSync(join(ROOT, INSTALLED), { force: true });
  logError(
    'The packages could not be installed; npm says why above. The first start needs the\n' +
      'internet, later ones do not. To try again, type npm start.',
  );
  return false;
}
