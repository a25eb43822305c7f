import { afterEach, expect, it } from 'vitest';
import { beginPairing, endPairing, readTyped, unfinishedPairing } from './pairing.js';

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
  expect(readTyped(typed)).toEqual(read);
});
