import type { BoardFile } from '@mister-x/games/pursuit/rules';

/** A board of 24 cities for Mister X across Europe: lines and nothing else, as a script might make it. */
export function sixByFour(name: string): BoardFile {
  const at = (column: number, row: number) => row * 6 + column + 1;
  const cells = Array.from({ length: 24 }, (_, i) => [i % 6, Math.floor(i / 6)] as const);
  const across = cells.filter(([c]) => c < 5).map(([c, r]) => [at(c, r), at(c + 1, r)] as const);
  const down = cells.filter(([, r]) => r < 3).map(([c, r]) => [at(c, r), at(c, r + 1)] as const);
  return {
    format: 'mister-x-board/2',
    game: 'mister-x-europe',
    name,
    height: 700,
    stations: cells.map(([c, r]) => ({
      id: at(c, r),
      x: 90 + 160 * c + 9 * r,
      y: 80 + 170 * r + 7 * (c % 2),
    })),
    edges: {
      car: [...across, ...down].sort(([a, b], [c, d]) => a - c || b - d),
      train: [
        [7, 9],
        [7, 15],
        [9, 11],
        [9, 17],
        [11, 18],
        [15, 17],
      ],
      plane: [
        [7, 11],
        [7, 17],
        [11, 17],
      ],
    },
    starts: {},
  };
}
