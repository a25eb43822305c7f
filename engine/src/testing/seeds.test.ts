import { describe, expect, it } from 'vitest';
import { seedOfRun, seedsOf } from './seeds.js';

describe('the seeds of random tests', () => {
  const run = seedOfRun();

  it.each([
    [2, [1, run]],
    [3, [1, 2, run]],
    [4, [1, 2, 3, run]],
    [6, [1, 2, 3, 4, run, run + 1]],
  ])('are old ones, and of %i games some of this run', (count, seeds) => {
    expect(seedsOf(count)).toEqual(seeds);
  });

  it('are old and of this run in turn, where a table has one game', () => {
    expect([0, 1, 2, 3].map((nth) => seedsOf(1, nth))).toEqual([[1], [run], [1], [run]]);
  });

  it('are no fewer than asked for, however few old ones there are', () => {
    expect(seedsOf(100)).toHaveLength(100);
  });
});
