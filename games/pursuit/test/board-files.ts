import { BOARD_FORMAT, type BoardFile, type BoardSpec } from '../rules/board-file.js';

/** Boards for tests: `rows` by `columns` stations joined like a chess board's squares. */

export const TEST_SPEC: BoardSpec = {
  game: 'test-game',
  transports: ['tram', 'bus'],
  everywhere: 'tram',
  decks: [
    { deck: 'common', min: 6 },
    { deck: 'x', min: 6 },
  ],
  deckInstead: 'common',
  missions: [],
  tickets: [],
};

export function gridFile(columns = 6, rows = 5): BoardFile {
  const number = (column: number, row: number) => row * columns + column + 1;
  const cells = Array.from({ length: rows * columns }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  const across = cells.flatMap(([c, r]) => (c + 1 < columns ? [[number(c, r), number(c + 1, r)] as const] : []));
  const down = cells.flatMap(([c, r]) => (r + 1 < rows ? [[number(c, r), number(c, r + 1)] as const] : []));
  return {
    format: BOARD_FORMAT,
    game: TEST_SPEC.game,
    name: 'Grid',
    height: 700,
    stations: cells.map(([c, r]) => ({
      id: number(c, r),
      x: (1000 * (c + 0.5)) / columns,
      y: (700 * (r + 0.5)) / rows,
    })),
    edges: {
      bus: across.filter(([a]) => a > columns && a < 2 * columns),
      tram: [...across, ...down].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    },
    starts: { common: [1, 4, 8, 12, 15, 18, 20] },
  };
}
