import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log, logError } from './log.mjs';
import { run } from './processes.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to test with: the one named by the variable CHROMIUM and no other, else the first one found. */
function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  const inPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...inPath, ...PLACES].find((path) => existsSync(path));
}

/** Packages of Debian with other engines, each with the program that is run. */
export const ENGINES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** @param {boolean} withEngines other engines as well */
const missingPackages = (withEngines) => [
  ...(findChromium() ? [] : ['chromium']),
  ...Object.entries(withEngines ? ENGINES : {}).flatMap(([name, program]) => (existsSync(program) ? [] : [name])),
];

/** @param {string[]} args */
function apt(...args) {
  const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
  return process.getuid?.() === 0 ? run('env', command) : run('sudo', ['-n', 'env', ...command]);
}

/**
 * Installs browsers, on Debian where that asks nobody for anything, and tells tests which there are. Where there is
 * none, tests that need one fail in CI, and are left out elsewhere.
 * @param {boolean} withEngines other engines as well
 */
export async function provideBrowsers(withEngines) {
  const wanted = missingPackages(withEngines);
  if (wanted.length > 0 && existsSync('/usr/bin/apt-get')) {
    log(`Installing browsers with apt-get: ${wanted.join(', ')}`);
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...wanted);
  }
  const missing = missingPackages(withEngines);
  if (missing.length > 0) {
    logError(
      `Browsers are missing; their tests ${process.env.CI ? 'fail' : 'are left out'}. Install them\n` +
        `(Debian: sudo apt-get install ${missing.join(' ')}),\n` +
        'or name a Chromium: CHROMIUM=/path/to/chromium npm test',
    );
  }
  const found = findChromium();
  if (found !== undefined) process.env.CHROMIUM = found;
  else if (!process.env.CI) process.env.MISTERX_BROWSER = 'none';
}
