import { expect, it } from 'vitest';
import { timesByStop } from '../../pursuit/computer/layout.js';
import { solveCaptureTimes } from '../../pursuit/computer/solve.js';
import { compileEditions } from '../rules/board.js';
import { T_BOARD_FILE } from '../test/boards.js';
import { visibleGameOf } from './visible-game.js';
import { keepPairTimes, pairTimesOn } from './knowing.js';

const boards = () => compileEditions(T_BOARD_FILE, 'T', []);

it('what was solved elsewhere is what would have been solved here', () => {
  const { first: told, later: solved } = boards();
  const { ground, times } = solveCaptureTimes(visibleGameOf(told), 2);
  const size = ground.stops.length;
  expect(keepPairTimes(told, timesByStop(times, size))).toBe(true);
  const [here, there] = [pairTimesOn(told), pairTimesOn(solved)];
  const all = (of: typeof here) =>
    Array.from({ length: size ** 3 }, (_, i) => {
      const [a, b, x] = [Math.floor(i / size ** 2), Math.floor(i / size) % size, i % size];
      return a === b || a === x || b === x ? null : of.at(a, b, x);
    });
  expect(all(here)).toEqual(all(there));
  expect(new Set(all(here)).size).toBeGreaterThan(2);
});

it('what is of another board is not kept', () => {
  const { first } = boards();
  expect(keepPairTimes(first, new Uint8Array(12))).toBe(false);
});
