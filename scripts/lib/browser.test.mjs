import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { browserMissing, findBrowser } from './browser.mjs';

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
