import { expect, it } from 'vitest';
import type { ChaseBoard } from './ground.js';
import { PairTimes } from './pair-times.js';
import { CAPTURE_TIME_MAX, NEVER_CAUGHT, solveCaptureTimes } from './solve.js';

/** A ring of eight stops, and a pair of stops that no way leads to. */
const around = [...Array(8).keys()].map((stop) => [(stop + 1) % 8, (stop + 7) % 8]);
const ways = [...around, [9], [8]];
const RING: ChaseBoard = { stops: ways.map((_, stop) => stop + 1), xWays: ways, ways };

it('has the time of the solved game for each two pursuers, whichever is named first', () => {
  const { groups, times } = solveCaptureTimes(RING, 2);
  const pairs = PairTimes.on(RING);
  for (let a = 0; a < 10; a++) {
    for (let b = 0; b < a; b++) {
      for (let x = 0; x < 10; x++) {
        const time = times[groups.at([a, b]) * 10 + x];
        const expected = time === NEVER_CAUGHT ? pairs.never : time;
        expect([pairs.at(a, b, x), pairs.at(b, a, x)]).toEqual([expected, expected]);
      }
    }
  }
});

it('takes the soonest pair, and longer than any time for never', () => {
  const pairs = PairTimes.on(RING);
  // The first two close in from both sides; the third is far.
  expect(pairs.soonest([1, 5, 8], 3)).toBe(pairs.at(1, 5, 3));
  expect(pairs.at(1, 5, 3)).toBeLessThan(pairs.never);
  expect(pairs.soonest([1, 5, 2], 8)).toBe(pairs.never);
});

it('is longer for never than for what takes longer than can be said', () => {
  const pairs = new PairTimes(RING, new Uint8Array(45 * 10).fill(CAPTURE_TIME_MAX).fill(NEVER_CAUGHT, 10, 20));
  expect([pairs.at(0, 1, 5), pairs.at(0, 2, 5)]).toEqual([CAPTURE_TIME_MAX, pairs.never]);
  expect(pairs.never).toBeGreaterThan(CAPTURE_TIME_MAX);
});
