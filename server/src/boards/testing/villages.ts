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
