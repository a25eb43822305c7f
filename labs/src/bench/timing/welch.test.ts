import { SeededDice } from '@mister-x/tests/faults/dice';
import { describe, expect, it } from 'vitest';
import { cropped, type TwoSamples, welchT, worstCrop } from './welch.js';

describe("Welch's t", () => {
  it('is that of a textbook', () => {
    // Means 20.8 and 23, variances 24.7 and 3.25.
    const t = welchT([
      [14, 18, 21, 25, 26],
      [21, 23.5, 24.5],
    ]);
    expect(t).toBeCloseTo(-2.2 / Math.sqrt(24.7 / 5 + 3.25 / 3), 10);
  });

  it('is nought for the same samples and grows with their number', () => {
    expect(
      welchT([
        [1, 2, 3],
        [3, 2, 1],
      ]),
    ).toBe(0);
    const [few, many] = [sides(100, 0.5), sides(10_000, 0.5)];
    expect(Math.abs(welchT(many))).toBeGreaterThan(5 * Math.abs(welchT(few)));
  });

  it('finds a small steady delay under large outliers once they are cropped', () => {
    const [a, b] = sides(20_000, 0.05);
    const disturbed: TwoSamples = [a.map(disturb), b.map(disturb)];
    const crops = cropped(disturbed);
    expect(Math.abs(crops[0]?.t ?? 9)).toBeLessThan(4.5);
    expect(worstCrop(crops)).toBeGreaterThan(4.5);
  });

  it('stays quiet where nothing differs', () => {
    expect(worstCrop(cropped(sides(20_000, 0)))).toBeLessThan(4.5);
  });
});

/** Evenly spread over 1, one side later by `delay`. */
function sides(count: number, delay: number): TwoSamples {
  const dice = new SeededDice(7);
  const side = (shift: number) => Array.from({ length: count }, () => shift + dice.int(1_000_000) / 1_000_000);
  return [side(0), side(delay)];
}

const disturb = (sample: number, index: number) => (index % 50 === 0 ? sample + index : sample);
