import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { HERE, mayInstall, withLists } from './debian.mjs';
import { say } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: the one named by the variable CHROMIUM and no other, else the first
 * one found.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findBrowser(env, exists = existsSync) {
  if (env.CHROMIUM) return exists(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find(exists);
}

const INSTALL = ['install', '-y', '--no-install-recommends'];

/**
 * Finds a Chromium, on Debian by installing it where that asks nobody for anything.
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensureBrowser(env, here = HERE) {
  const found = findBrowser(env, here.exists);
  if (found !== undefined || env.CHROMIUM) return found;
  if (!here.exists('/usr/bin/apt-get') || !mayInstall(here)) return undefined;
  say('No Chromium was found. Installing the package "chromium" with apt-get.');
  await withLists(here, () => here.apt([...INSTALL, 'chromium']));
  return findBrowser(env, here.exists);
}

/** @param {NodeJS.ProcessEnv} env */
export function browserMissing(env) {
  if (env.CHROMIUM) return `CHROMIUM names ${env.CHROMIUM}, which does not exist.`;
  return (
    'No Chromium was found. Install one (Debian, Raspberry Pi OS: sudo apt-get install chromium)\n' +
    'or name one: CHROMIUM=/path/to/chromium npm test'
  );
}

/** Packages of Debian with other engines, each with the program that is run. */
export const ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs other engines, on Debian where that asks nobody for anything; answers what is missing all the same. */
export async function ensureEngines(here = HERE) {
  const missing = () =>
    Object.entries(ENGINES).flatMap(([name, program]) => (here.exists(program) ? [] : [name]));
  const wanted = missing();
  if (wanted.length === 0 || !here.exists('/usr/bin/apt-get') || !mayInstall(here)) return wanted;
  say(`Installing with apt-get, for evenings in other browsers: ${wanted.join(', ')}.`);
  await withLists(here, () => here.apt([...INSTALL, ...wanted]));
  return missing();
}

/** @param {readonly string[]} missing */
export function enginesMissing(missing) {
  return `Evenings in other browsers need packages of Debian: sudo apt-get install ${missing.join(' ')}`;
}
