import type { BoardFile } from '@mister-x/engine/pursuit';

/** A board of 25 stations for Scotland Yard, as the studio would send it; each name is another board. */
export function village(name = 'Village'): BoardFile {
  const side = 5;
  const cells = Array.from({ length: side * side }, (_, i) => i);
  const across = cells.filter((i) => i % side < side - 1).map((i) => [i + 1, i + 2] as const);
  const down = cells
    .filter((i) => i + side < side * side)
    .map((i) => [i + 1, i + side + 1] as const);
  return {
    format: 'mister-x-board/1',
    game: 'scotland-yard',
    name,
    height: 900,
    stations: cells.map((i) => ({
      id: i + 1,
      x: 100 + 200 * (i % side),
      y: 90 + 180 * Math.floor(i / side),
    })),
    links: {
      taxi: [...across, ...down].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
      bus: [
        [1, 11],
        [11, 21],
        [21, 25],
      ],
      underground: [[3, 23]],
      ferry: [],
    },
    starts: { classic18: [1, 5, 7, 9, 13, 17, 19, 21, 25] },
  };
}

/** The same for Mister X across Europe: named cities, three missions, 8 tickets of each of the twelve kinds. */
export function province(name = 'Province'): BoardFile {
  const { links, stations, ...rest } = village(name);
  const [symbols, transports] = [
    ['footprints', 'silhouette', 'magnifier', 'beacon'],
    ['car', 'train', 'plane'],
  ];
  const kinds = transports.flatMap((each) => symbols.map((symbol) => `${each}/${symbol}`));
  return {
    ...rest,
    game: 'mister-x-europe',
    stations: stations.map((station) => ({ ...station, name: `Town ${station.id}` })),
    // Planes stop only where trains do (MX-2).
    links: { car: links.taxi ?? [], train: links.bus ?? [], plane: [[1, 25]] },
    starts: { detectives: [3, 7, 9, 12, 13, 18, 23] },
    missions: {
      green: { starts: [1, 2, 6, 7, 11], goals: [15, 20, 24, 25] },
      yellow: { starts: [4, 5, 9, 10, 14], goals: [16, 17, 21, 22] },
      orange: { starts: [15, 19, 20, 24, 25], goals: [1, 2, 6] },
    },
    tickets: Object.fromEntries(kinds.map((kind) => [kind, 8])),
  };
}
