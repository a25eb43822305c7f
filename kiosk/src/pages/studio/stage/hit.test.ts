import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../model/edit.js';
import { lineAt, placesOf, stationAt, stationInOrder } from './hit.js';

const BOARD: BoardFile = {
  ...emptyBoard('hide-and-seek', ['tram', 'bus']),
  stations: [
    { id: 3, x: 100, y: 100 },
    { id: 7, x: 110, y: 100 },
    { id: 20, x: 300, y: 300 },
  ],
  edges: {
    tram: [
      [3, 20],
      [7, 20],
    ],
    bus: [[3, 20]],
    // As a file may have it that is being mended.
    boat: [
      [3, 999],
      [7, 7],
    ],
  },
};
const AS_IT_IS = { scale: 1, tx: 0, ty: 0 };
const CLOSER = { scale: 4, tx: -300, ty: -200 };

describe('a station under a finger', () => {
  it.each([
    ['the nearest of two', AS_IT_IS, { x: 106, y: 100 }, 22, 7],
    ['the other one', AS_IT_IS, { x: 104, y: 100 }, 22, 3],
    ['just within reach', AS_IT_IS, { x: 300, y: 313 }, 13, 20],
    ['just beyond reach', AS_IT_IS, { x: 300, y: 313.1 }, 13, undefined],
    ['by pixels, however close the board is', CLOSER, { x: 100, y: 213 }, 13, 3],
    ['and not by units of the board', CLOSER, { x: 104, y: 100 }, 13, undefined],
  ])('is %s', (_, camera, at, reach, expected) => {
    expect(stationAt(BOARD, camera, at, reach)).toBe(expected);
  });

  it('is none where there are none', () => {
    expect(stationAt(emptyBoard('', []), AS_IT_IS, { x: 0, y: 0 }, 99)).toBeUndefined();
  });
});

describe('a line under a finger', () => {
  const at = (x: number, y: number, reach = 9, first = 'tram') => lineAt(BOARD, AS_IT_IS, { x, y }, reach, first);

  it('is of the transport in hand where several lie together', () => {
    expect(at(190, 192)).toEqual({ transport: 'tram', a: 3, b: 20 });
    expect(at(190, 192, 9, 'bus')).toEqual({ transport: 'bus', a: 3, b: 20 });
  });

  it('is the nearest one', () => {
    expect(at(206, 201)).toEqual({ transport: 'tram', a: 7, b: 20 });
  });

  it('ends at its stations, and at its reach', () => {
    expect(at(310, 310, 13)).toBeUndefined();
    expect(at(180, 230, 30)).toBeUndefined();
    expect(at(180, 230, 40)).toEqual({ transport: 'tram', a: 3, b: 20 });
  });

  it('never leads to nowhere', () => {
    expect(at(60, 100, 30)).toBeUndefined();
  });
});

describe('from station to station', () => {
  it.each([
    ['the next number', 3, 1, 7],
    ['over the end', 20, 1, 3],
    ['over the beginning', 3, -1, 20],
    ['from nothing to the first', undefined, 1, 3],
    ['from nothing to the last', undefined, -1, 20],
    ['from a station that is gone', 5, 1, 3],
  ] as const)('%s', (_, from, by, to) => {
    expect(stationInOrder(BOARD, from, by)).toBe(to);
  });

  it('on an empty board leads nowhere', () => {
    expect(stationInOrder(emptyBoard('', []), undefined, 1)).toBeUndefined();
  });
});

it('places are those of stations that exist', () => {
  expect(placesOf(BOARD, [20, 5, 3]).map(({ x }) => x)).toEqual([300, 100]);
});
