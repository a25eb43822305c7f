import { expect, it } from 'vitest';
import type { PlayerCast } from '../cast.js';
import type { PawnStops } from '../replay/replay-frames.js';
import { pawnTrailsOf } from './ways.js';

const cast = {
  pawns: [
    { id: 'd1', colour: 'red' },
    { id: 'd2', colour: 'blue' },
  ],
} as unknown as PlayerCast;
const standing = (trail: readonly number[], d1: number, d2: number): PawnStops => ({
  ...{ round: 1, trail, x: trail.at(-1) ?? null },
  detectives: { d1, d2 },
});

it('draws what led to a picture, and before that the way of Mister X', () => {
  expect(pawnTrailsOf(standing([1, 2], 10, 20), standing([1, 2, 3], 10, 20), cast)).toEqual([
    { stops: [1, 2], colour: 'clear', past: true },
    { stops: [2, 3], colour: 'clear', past: false },
  ]);
  expect(pawnTrailsOf(standing([1, 2], 10, 20), standing([1, 2], 10, 21), cast)).toEqual([
    { stops: [1, 2], colour: 'clear', past: true },
    { stops: [20, 21], colour: 'blue', past: false },
  ]);
});

it('draws the last stops of a long way only, and nothing where nobody has moved', () => {
  const [past] = pawnTrailsOf(undefined, standing([1, 2, 3, 4, 5, 6, 7, 8], 10, 20), cast);
  expect(past?.stops).toEqual([3, 4, 5, 6, 7, 8]);
  expect(pawnTrailsOf(undefined, standing([1], 10, 20), cast)).toEqual([]);
});
