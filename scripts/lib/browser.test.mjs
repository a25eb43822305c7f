import { delimiter } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserMissing, ENGINES, ensureBrowser, ensureEngines, findBrowser } from './browser.mjs';
import { HERE } from './debian.mjs';

const only = (/** @type {string[]} */ ...paths) => {
  return (/** @type {string} */ path) => paths.includes(path);
};

it('takes the browser that CHROMIUM names', () => {
  const env = { CHROMIUM: '/opt/c', PATH: '/usr/bin' };
  expect(findBrowser(env, only('/opt/c', '/usr/bin/chromium'))).toBe('/opt/c');
});

it('takes no other when that one is missing, and says so', () => {
  const env = { CHROMIUM: '/opt/c', PATH: '/usr/bin' };
  expect(findBrowser(env, only('/usr/bin/chromium'))).toBeUndefined();
  expect(browserMissing(env)).toContain('/opt/c');
});

it.skipIf(process.platform === 'win32')('searches the path, Chromium before Chrome', () => {
  const env = { PATH: ['/a', '/b'].join(delimiter) };
  expect(findBrowser(env, only('/a/google-chrome', '/b/chromium'))).toBe('/b/chromium');
  expect(findBrowser(env, only('/a/google-chrome'))).toBe('/a/google-chrome');
  expect(findBrowser(env, only())).toBeUndefined();
});

describe.skipIf(process.platform === 'win32')('ensureBrowser', () => {
  /** A Debian without Chromium, where the first `failures` calls of apt-get install fail. */
  function debian(isRoot = true, failures = 0, sudo = false) {
    /** @type {string[]} */
    const calls = [];
    const there = new Set(['/usr/bin/apt-get']);
    let left = failures;
    const here = {
      ...HERE,
      hasSudo: () => sudo,
      exists: (/** @type {import('node:fs').PathLike} */ path) => there.has(String(path)),
      isRoot: () => isRoot,
      apt: async (/** @type {readonly string[]} */ [what = '']) => {
        calls.push(what);
        if (what !== 'install') return true;
        if (left-- > 0) return false;
        there.add('/usr/bin/chromium');
        return true;
      },
    };
    return { here, calls };
  }
  const env = { PATH: '/usr/bin' };

  it('installs it on Debian as root', async () => {
    const { here, calls } = debian();
    expect(await ensureBrowser(env, here)).toBe('/usr/bin/chromium');
    expect(calls).toEqual(['install']);
  });
  it('fetches the lists of packages when there are none', async () => {
    const { here, calls } = debian(true, 1);
    expect(await ensureBrowser(env, here)).toBe('/usr/bin/chromium');
    expect(calls).toEqual(['install', 'update', 'install']);
  });
  it('installs it as an ordinary person whose sudo asks for no password', async () => {
    const { here, calls } = debian(false, 1, true);
    expect(await ensureBrowser(env, here)).toBe('/usr/bin/chromium');
    expect(calls).toEqual(['install', 'update', 'install']);
  });
  it('gives up when it cannot be installed', async () => {
    expect(await ensureBrowser(env, debian(true, 2).here)).toBeUndefined();
  });
  it('installs nothing as an ordinary person, or when CHROMIUM names another', async () => {
    for (const [who, where] of [
      [false, env],
      [true, { ...env, CHROMIUM: '/opt/c' }],
    ]) {
      const { here, calls } = debian(who === true);
      expect(await ensureBrowser(/** @type {NodeJS.ProcessEnv} */ (where), here)).toBeUndefined();
      expect(calls).toEqual([]);
    }
  });
});

describe.skipIf(process.platform === 'win32')('ensureEngines', () => {
  /** Where some packages are there, and apt-get installs what it is asked for, but for `refused`. */
  function debian(there = ['xvfb'], isRoot = true, refused = '') {
    /** @type {string[][]} */
    const calls = [];
    const files = new Set(['/usr/bin/apt-get']);
    const add = (/** @type {readonly string[]} */ names) => {
      for (const [name, file] of Object.entries(ENGINES)) if (names.includes(name)) files.add(file);
    };
    add(there);
    const here = {
      ...HERE,
      hasSudo: () => false,
      isRoot: () => isRoot,
      exists: (/** @type {import('node:fs').PathLike} */ path) => files.has(String(path)),
      apt: async (/** @type {readonly string[]} */ args) => {
        calls.push([...args]);
        if (args[0] !== 'install' || args.includes(refused)) return args[0] !== 'install';
        add(args);
        return true;
      },
    };
    return { here, calls };
  }

  it('installs what is missing, and nothing else', async () => {
    const { here, calls } = debian();
    expect(await ensureEngines(here)).toEqual([]);
    expect(calls).toEqual([
      ['install', '-y', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver'],
    ]);
    expect(await ensureEngines(here)).toEqual([]);
    expect(calls).toHaveLength(1);
  });
  it('answers what cannot be had', async () => {
    const { here } = debian(['xvfb'], true, 'firefox-esr');
    expect(await ensureEngines(here)).toEqual(['firefox-esr', 'webkit2gtk-driver']);
    const person = debian(['firefox-esr'], false);
    expect(await ensureEngines(person.here)).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(person.calls).toEqual([]);
  });
});
