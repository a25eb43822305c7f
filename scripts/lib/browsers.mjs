import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log } from './log.mjs';
import { run } from './processes.mjs';

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
 * The Chromium to test with: the one named by the variable CHROMIUM and no other, else the first one found.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(env, exists = existsSync) {
  if (env.CHROMIUM) return exists(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...PLACES].find(exists);
}

/** Packages of Debian with other engines, each with the program that is run. */
export const ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs browsers, on Debian where that asks nobody for anything; answers what is missing all the same.
 * @param {boolean} withEngines other engines as well
 * @returns {Promise<readonly string[]>} names of packages
 */
export async function ensureBrowsers(withEngines) {
  const missing = () => [
    ...(findChromium(process.env) === undefined ? ['chromium'] : []),
    ...Object.entries(ENGINES).flatMap(([name, program]) =>
      withEngines && !existsSync(program) ? [name] : [],
    ),
  ];
  const wanted = missing();
  if (wanted.length === 0 || !existsSync('/usr/bin/apt-get') || !mayInstall()) return wanted;
  log(`Installing browsers with apt-get: ${wanted.join(', ')}`);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...wanted);
  return missing();
}

/** @param {string[]} args */
const apt = (...args) =>
  process.getuid?.() === 0
    ? run('apt-get', ['-q', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);

/** Whether packages may be installed without anybody typing a password. */
function mayInstall() {
  if (process.getuid?.() === 0) return true;
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
