import { BOARD_FORMAT, type BoardFile } from '@mister-x/games/pursuit/rules';

const COLUMNS = 20;
const ROWS = 20;

/** 400 stations in a bent grid, and 1,500 lines of four transports: as much as a board may hold. */
export function largeBoard(): BoardFile {
  const id = (column: number, row: number) => row * COLUMNS + column + 1;
  const reach = (dx: number, dy: number, most: number): [number, number][] =>
    Array.from(
      { length: COLUMNS * ROWS },
      (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)] as const,
    )
      .filter(([x, y]) => x + dx >= 0 && x + dx < COLUMNS && y + dy < ROWS)
      .map(([x, y]): [number, number] => [id(x, y), id(x + dx, y + dy)])
      .slice(0, most);
  const byEnds = (lines: [number, number][]) => lines.sort(([a, b], [c, d]) => a - c || b - d);
  return {
    format: BOARD_FORMAT,
    game: 'scotland-yard',
    name: 'As large as can be',
    height: 760,
    stations: Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
      id: i + 1,
      x: 30 + (i % COLUMNS) * 49 + ((i * 37) % 17) - 8,
      y: 24 + Math.floor(i / COLUMNS) * 37 + ((i * 53) % 15) - 7,
    })),
    edges: {
      taxi: byEnds([...reach(1, 0, 380), ...reach(0, 1, 380)]),
      bus: byEnds([...reach(2, 1, 240), ...reach(-1, 2, 140)]),
      underground: byEnds(reach(3, 3, 260)),
      ferry: byEnds(reach(1, 4, 100)),
    },
    starts: { classic18: Array.from({ length: 18 }, (_, i) => 20 * i + 7) },
  };
}
