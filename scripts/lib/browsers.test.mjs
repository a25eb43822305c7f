import { expect, it } from 'vitest';
import { findChromium } from './browsers.mjs';

it.skipIf(process.platform === 'win32').each([
  ['the one that is named', { CHROMIUM: '/opt/c', PATH: '/a' }, '/opt/c'],
  ['no other where that is missing', { CHROMIUM: '/opt/d', PATH: '/a' }, undefined],
  ['Chromium before Chrome', { PATH: '/a:/b' }, '/b/chromium'],
  ['Chrome', { PATH: '/a' }, '/a/google-chrome'],
  ['none', { PATH: '/c' }, undefined],
])('takes %s', (_, env, found) => {
  const there = ['/opt/c', '/a/google-chrome', '/b/chromium'];
  expect(findChromium(env, (path) => there.includes(path))).toBe(found);
});
