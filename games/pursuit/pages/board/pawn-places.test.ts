import { describe, expect, it } from 'vitest';
import { besideStop } from './pawn-places.js';
import type { BoardPawn } from './types.js';

/** As a table tells of its pawns: with new objects each time. */
const pawns = (): readonly BoardPawn[] => [
  { kind: 'detective', label: '1', colour: 'red', stop: 34 },
  { kind: 'detective', label: '2', colour: 'blue', stop: 91 },
  { kind: 'detective', label: '3', colour: 'green', stop: 91 },
  { kind: 'x', label: 'X', colour: 'clear', stop: 91 },
  { kind: 'detective', label: '4', colour: 'black', stop: 46 },
  { kind: 'detective', label: '5', colour: 'orange', stop: 46 },
];

describe('pawns on the board', () => {
  it('stand on their stop when they are alone there', () => {
    const [alone] = pawns();
    expect(alone && besideStop(alone, pawns())).toBe(0);
  });

  it('stand side by side where there are several, all round the middle', () => {
    expect(pawns().map((pawn) => besideStop(pawn, pawns()))).toEqual([0, -1, 0, 1, -0.5, 0.5]);
  });
});
