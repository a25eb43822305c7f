import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './standings.js';

/** From Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3. */
describe('the interval of Wilson', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i wins in %i games is that of the table', (wins, games, low, high) => {
    const interval = wilsonInterval(wins, games);
    expect(interval.share).toBe(wins / games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is the same from both sides', () => {
    const [won, lost] = [wilsonInterval(3.5, 10), wilsonInterval(6.5, 10)];
    expect(won.low).toBeCloseTo(1 - lost.high, 12);
    expect(won.high).toBeCloseTo(1 - lost.low, 12);
  });

  it.each([1, 7, 100, 12_345])('ends at 0 or 1 only where nobody won or lost %i games', (games) => {
    expect(wilsonInterval(0, games).low).toBe(0);
    expect(wilsonInterval(games, games).high).toBe(1);
    for (const wins of [0.5, games / 2, games - 0.5]) {
      expect(wilsonInterval(wins, games).low).toBeGreaterThan(0);
      expect(wilsonInterval(wins, games).high).toBeLessThan(1);
    }
  });
});
