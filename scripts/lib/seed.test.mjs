import { expect, it } from 'vitest';
import { drawSeed, MAX_SEED, parseSeed } from './seed.mjs';

it('draws whole numbers that can be named again', () => {
  for (let i = 0; i < 100; i++) {
    const seed = drawSeed();
    expect(parseSeed(String(seed))).toBe(seed);
  }
});

it.each([undefined, '', '0', '-3', '1.5', '1e3', 'seven', String(MAX_SEED + 1)])(
  'takes %j for no seed',
  (text) => {
    expect(parseSeed(text)).toBeUndefined();
  },
);
