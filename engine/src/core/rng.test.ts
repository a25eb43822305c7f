import { describe, expect, it } from 'vitest';
import { rngFor } from './rng.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const TWO_32 = 2 ** 32;

/**
 * Known answers from an independent implementation (Python's hmac): big-endian words of
 * HMAC-SHA-256(seed, "mister-x/rng/1" ‖ uint64 sequence ‖ uint64 counter), counter 0, 1, …
 */
const KNOWN: readonly (readonly [sequence: number, words: readonly number[]])[] = [
  [
    0,
    [
      3662054701, 1573527177, 1950779925, 537519097, 1497378313, 3765596065, 3181708676, 221981538, 3497065882,
      815210731,
    ],
  ],
  [
    1,
    [
      2891457294, 187765206, 4087777593, 388121576, 1720907864, 1422156194, 3617225211, 3790665834, 2570669426,
      349894213,
    ],
  ],
  [
    TWO_32 + 5,
    [
      786205258, 4292162469, 3440885165, 3701851407, 4127776797, 263697770, 967384453, 704396393, 2996652746,
      3204597366,
    ],
  ],
];

describe('rngFor', () => {
  it.each(KNOWN)('gives the known words of decision %i, block after block', (sequence, words) => {
    const rng = rngFor(SEED, sequence);
    expect(words.map(() => rng.int(TWO_32))).toEqual(words);
  });

  it('shuffles as Fisher and Yates do, from the end', () => {
    expect(rngFor(SEED, 0).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([7, 2, 6, 4, 8, 9, 3, 5, 0, 1]);
  });

  it('rejects words beyond the last full multiple of the bound', () => {
    const draws = [0, 1, 5].map((sequence) => {
      const rng = rngFor(SEED, sequence);
      return [0, 0, 0].map(() => rng.int(2 ** 31 + 1));
    });
    expect(draws).toEqual([
      [1573527177, 1950779925, 537519097],
      [187765206, 388121576, 1720907864],
      [1483674180, 1177723587, 642606082],
    ]);
  });

  it('depends on the seed and on the sequence number, and on nothing else', () => {
    const first = (seed: string, sequence: number) => rngFor(seed, sequence).int(TWO_32);
    expect(first(SEED, 3)).toBe(first(SEED, 3));
    expect(first(SEED, 4)).not.toBe(first(SEED, 3));
    expect(first(`ff${SEED.slice(2)}`, 3)).not.toBe(first(SEED, 3));
  });

  it('computes nothing before the first draw', () => {
    expect(() => rngFor('not a seed', 0)).not.toThrow();
    expect(() => rngFor('not a seed', 0).int(2)).toThrow();
  });

  it.each(['', '00', SEED.slice(2), `${SEED}00`, SEED.replace('0', 'g')])(
    'takes no seed but 64 hexadecimal digits: %j',
    (seed) => {
      expect(() => rngFor(seed, 0).int(2)).toThrow();
    },
  );

  it.each([1, 2, 3, 6, 199])('draws each number below %i about equally often', (bound) => {
    const rng = rngFor(SEED, 77);
    const draws = 400 * bound;
    const counts = Array.from({ length: bound }, () => 0);
    for (let i = 0; i < draws; i++) {
      const drawn = rng.int(bound);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(bound);
    // Chi-squared with bound − 1 degrees of freedom: mean bound − 1, variance 2 (bound − 1).
    const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(Math.abs(chi - (bound - 1))).toBeLessThanOrEqual(5 * Math.sqrt(2 * (bound - 1)));
  });

  it('puts each item first about equally often when it shuffles', () => {
    const counts = new Map<string, number>();
    for (let sequence = 0; sequence < 3_000; sequence++) {
      const order = rngFor(SEED, sequence).shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
  });

  it('leaves what it shuffles as it was and picks one of the items', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    expect([...rngFor(SEED, 1).shuffle(items)].sort()).toEqual(['a', 'b', 'c']);
    expect(items).toContain(rngFor(SEED, 1).pick(items));
  });

  it.each([0, -1, 1.5, TWO_32 + 1, Number.NaN])('does not draw below %d', (bound) => {
    expect(() => rngFor(SEED, 0).int(bound)).toThrow(RangeError);
  });

  it('does not pick from nothing', () => {
    expect(() => rngFor(SEED, 0).pick([])).toThrow(RangeError);
    expect(rngFor(SEED, 0).shuffle([])).toEqual([]);
  });
});
