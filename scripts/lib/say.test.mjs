import { expect, it } from 'vitest';
import { seconds } from './say.mjs';

it.each([
  [0, '0.0 s'],
  [1_449, '1.4 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [754_000, '12 min 34 s'],
])('%i ms are %s', (ms, expected) => {
  expect(seconds(ms)).toBe(expected);
});
