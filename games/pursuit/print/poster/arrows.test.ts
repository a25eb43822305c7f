import { boardPicture } from '../../rules/map/index.js';
import { expect, it } from 'vitest';
import { arrowHeadsOf } from './arrows.js';

const picture = boardPicture(
  {
    id: 'square',
    name: '',
    stations: [
      { id: 1, x: 0, y: 0 },
      { id: 2, x: 200, y: 0 },
      { id: 3, x: 200, y: 200 },
      { id: 4, x: 0, y: 200 },
    ],
    edges: {
      walk: [
        [1, 2],
        [2, 3],
        [3, 4],
        [1, 4],
      ],
      ride: [[1, 3]],
    },
    starts: {},
  },
  { transports: ['walk', 'ride'], scale: 1 },
);

it('arrows lie in the middle of their lines and point the way, however the line is stored', () => {
  const heads = arrowHeadsOf(picture, {
    transport: 'walk',
    ways: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
    ],
  });
  const found = heads
    .map(({ x, y, turn }) => [x, y, turn + 360].map(Math.round))
    .map(([x, y, turn = 0]) => [x, y, turn % 360]);
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      [100, 0, 0],
      [200, 100, 90],
      [100, 200, 180],
      [0, 100, 270],
    ]),
  );
});

it('lines of another kind, and those that lead nobody on, have none', () => {
  expect(arrowHeadsOf(picture, { transport: 'ride', ways: [[1, 2]] })).toEqual([]);
  expect(arrowHeadsOf(picture, { transport: 'walk', ways: [[2, 1]] })).toHaveLength(1);
});
