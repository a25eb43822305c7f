import { afterEach, expect, it } from 'vitest';
import { beginPairing, endPairing, parseTypedCode, screenName, unfinishedPairing } from './host-sign-in.svelte.js';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['', ''],
])('%s', (agent, name) => {
  expect(screenName(agent)).toBe(name);
});

afterEach(endPairing);

it('keeps the key of a code until it is answered', () => {
  const first = beginPairing('AAAA-1');
  expect(first.key).toMatch(/^[\w-]{43}$/);
  expect(unfinishedPairing()).toEqual(first);
  expect(beginPairing('AAAA-1')).toEqual(first);
  expect(beginPairing('BBBB-2').key).not.toBe(first.key);
  endPairing();
  expect(unfinishedPairing()).toBeUndefined();
  expect(beginPairing('AAAA-1').key).not.toBe(first.key);
});

it.each([
  [' abcd-1 ', { code: 'abcd-1' }],
  ['http://10.0.0.2:8080/#pair=AB-1&channel=k_', { code: 'AB-1', channel: 'k_' }],
  ['localhost:8080/#pair=AB-1', { code: 'AB-1' }],
])('reads %j', (typed, read) => {
  expect(parseTypedCode(typed)).toEqual(read);
});
