import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
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

/** Finds a Chromium, on Debian as root by installing it. */
export async function ensureBrowser() {
  const found = findBrowser(process.env);
  if (found !== undefined || process.env.CHROMIUM) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('No Chromium here: installing the package "chromium" with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  if ((await install()).code !== 0) {
    await run('apt-get', ['update', '-q'], { env });
    await install();
  }
  return findBrowser(process.env);
}

/** @param {NodeJS.ProcessEnv} env */
export function browserMissing(env) {
  if (env.CHROMIUM) return `CHROMIUM names ${env.CHROMIUM}, which is not there.`;
  return (
    'No Chromium was found. Install one (Debian, Raspberry Pi OS: sudo apt-get install chromium)\n' +
    'or name one: CHROMIUM=/path/to/chromium npm test'
  );
}
