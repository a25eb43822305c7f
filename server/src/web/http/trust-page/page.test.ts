import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { deviceOf, trustLanguage, trustPage, MESSAGES } from './page.js';

const FACTS = {
  language: 'en',
  fingerprint: Array.from({ length: 16 }, () => 'AB12').join(' '),
  play: 'https://192.168.1.20:8443/play',
  agent: '',
} as const;

function leaves(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
}

describe.each(LANGUAGES)('the page of trust in %s', (language) => {
  const page = trustPage({ ...FACTS, language });

  it('has every sentence, and runs and fetches nothing from elsewhere', () => {
    const paths = leaves(MESSAGES[language]).map(([path]) => path);
    expect(paths).toEqual(leaves(MESSAGES.en).map(([path]) => path));
    for (const [path, text] of leaves(MESSAGES[language])) expect(text.trim(), path).not.toBe('');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/<script|<style| style=| src=| on\w+=/);
    for (const [, target] of page.matchAll(/(?:href)="([^"]*)"/g)) {
      expect(target).toMatch(/^(\/trust|https:\/\/192\.168\.1\.20:8443\/play$|data:,$)/);
    }
  });

  it('says each device’s fingerprint command and the address of the game', () => {
    for (const part of ['certutil -hashfile', 'shasum -a 256', 'sha256sum', FACTS.play]) {
      expect(page).toContain(part);
    }
    if (language !== 'en') expect(page).not.toContain(MESSAGES.en.intro);
  });
});

it('what is put into the page is text', () => {
  const page = trustPage({ ...FACTS, play: '"><script>alert(1)</script>&' });
  expect(page).not.toContain('<script');
});

it.each([
  ['de', 'fr', 'de'],
  [undefined, 'fr-CH, en;q=0.9', 'fr'],
  [undefined, 'es, ru;q=0.5, de;q=0.8', 'de'],
  [undefined, 'en;q=0, ru;q=0.1', 'ru'],
  ['xx', 'nl', 'en'],
  [['de', 'fr'], '', 'en'],
  [undefined, undefined, 'en'],
  [undefined, ';;q=,,q=1;=', 'en'],
])('chosen %j and accepted %j give %s', (chosen, accepted, language) => {
  expect(trustLanguage(chosen, accepted)).toBe(language);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140', 'android'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:140.0) Firefox/140.0', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'mac'],
  ['Mozilla/5.0 (X11; Linux aarch64) Chrome/140', 'linux'],
  ['curl/8', undefined],
])('%s is shown the steps of %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
  const page = trustPage({ ...FACTS, agent });
  expect(page.match(/<details open>/g)?.length ?? 0).toBe(device === undefined ? 0 : 1);
});
