import { describe, expect, it } from 'vitest';
import { solveCaptureTimes, chaseSummaryOf } from '../../pursuit/computer/solve.js';
import { londonBoard } from '../rules/board.js';
import { visibleGameOf } from './visible-game.js';

/** The figures of labs/docs/visible-game.md. */
describe('London with a Mister X whom everybody sees', () => {
  const ground = visibleGameOf(londonBoard('first'));

  it('two detectives catch him from everywhere, in 16 moves each at most', () => {
    const { positions, counts, never, longest } = chaseSummaryOf(solveCaptureTimes(ground, 2));
    expect(positions).toBe(19_701 * 197);
    expect(never).toBe(0);
    expect(longest?.time).toBe(16);
    expect(counts).toEqual([
      ...[
        [0, 17],
        [1, 8_056],
        [2, 7_928],
        [3, 8_976],
        [4, 22_122],
        [5, 57_525],
        [6, 112_354],
      ],
      ...[
        [7, 231_449],
        [8, 330_571],
        [9, 375_464],
        [10, 400_403],
        [11, 489_117],
        [12, 737_389],
      ],
      ...[
        [13, 767_816],
        [14, 310_482],
        [15, 21_042],
        [16, 386],
      ],
    ]);
  });

  it('one detective catches him from 66 positions of 39,402', () => {
    const { positions, counts, never } = chaseSummaryOf(solveCaptureTimes(ground, 1));
    expect([positions, positions - never]).toEqual([199 * 198, 66]);
    expect(counts).toEqual([
      [1, 36],
      [2, 28],
      [3, 2],
    ]);
  });
});
