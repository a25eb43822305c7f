import { expect, it } from 'vitest';
import { makeColours, PAWN_COLOURS, parseColours, seatColours } from './pawns.js';

it('only one that is hidden is clear; hidden hands change no colour', () => {
  expect(seatColours('clear')).toEqual(['clear']);
  expect(seatColours('red')).toEqual(['red']);
  expect(seatColours('blu+yel')).toEqual(['blue', 'yellow']);
});

it('reads what it writes, and finds a free colour for words it does not know', () => {
  for (const count of [1, 2, 5]) {
    const colours = PAWN_COLOURS.slice(0, count);
    expect(parseColours(makeColours(colours), count)).toEqual(colours);
  }
  const [first, second] = parseColours('red+???', 2);
  expect(first).toBe('red');
  expect(PAWN_COLOURS.filter((each) => each !== 'red')).toContain(second);
});
