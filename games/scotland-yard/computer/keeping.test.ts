import { expect, it } from 'vitest';
import { byStop } from '../../pursuit/computer/layout.js';
import { solve } from '../../pursuit/computer/solve.js';
import { compileEditions } from '../rules/board.js';
import { T_FILE } from '../test/boards.js';
import { visibleGame } from './visible-game.js';
import { keepPairTimes, pairTimesOn } from './knowing.js';

const boards = () => compileEditions(T_FILE, 'T', []);

it('what was solved elsewhere is what would have been solved here', () => {
  const { first: told, later: solved } = boards();
  const { ground, times } = solve(visibleGame(told), 2);
  const size = ground.stops.length;
  expect(keepPairTimes(told, byStop(times, size))).toBe(true);
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
