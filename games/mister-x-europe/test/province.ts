import type { BoardFile } from '../../pursuit/rules/index.js';
import { GRID } from '../../test/grid.js';

/** A board of 25 named cities, three missions, 8 tickets of each of the twelve kinds; each name is another board. */
export function province(name = 'Province'): BoardFile {
  const { height, stations, near, far } = GRID;
  const [symbols, transports] = [
    ['footprints', 'silhouette', 'magnifier', 'beacon'],
    ['car', 'train', 'plane'],
  ];
  const kinds = transports.flatMap((each) => symbols.map((symbol) => `${each}/${symbol}`));
  return {
    format: 'mister-x-board/2',
    game: 'mister-x-europe',
    name,
    height,
    stations: stations.map((station) => ({ ...station, name: `Town ${station.id}` })),
    // Planes stop only where trains do (MX-2).
    edges: { car: near, train: far, plane: [[1, 25]] },
    starts: { detectives: [3, 7, 9, 12, 13, 18, 23] },
    missions: {
      green: { starts: [1, 2, 6, 7, 11], goals: [15, 20, 24, 25] },
      yellow: { starts: [4, 5, 9, 10, 14], goals: [16, 17, 21, 22] },
      orange: { starts: [15, 19, 20, 24, 25], goals: [1, 2, 6] },
    },
    tickets: Object.fromEntries(kinds.map((kind) => [kind, 8])),
  };
}
