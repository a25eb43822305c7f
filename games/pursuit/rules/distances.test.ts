import { expect, it } from 'vitest';
import { compileBoard } from './board.js';
import { distancesOn } from './distances.js';
import { gridFile, TEST_SPEC } from '../test/board-files.js';

it('counts legs from stop to stop, once for a board', () => {
  const file = gridFile(6, 5);
  const apart = { ...file.stations[0], id: 31, x: 1, y: 1 };
  const board = compileBoard({ ...file, stations: [...file.stations, apart] }, TEST_SPEC, 'grid');
  const distance = distancesOn(board);
  expect([distance(1, 1), distance(1, 8), distance(1, 30), distance(30, 1)]).toEqual([0, 2, 9, 9]);
  expect(distance(1, 31)).toBe(Number.POSITIVE_INFINITY);
  expect(distancesOn(board)).toBe(distance);
});
