import type { BoardFile } from '../pursuit/rules/index.js';

const GRID_SIDE = 5;
const cells = Array.from({ length: GRID_SIDE * GRID_SIDE }, (_, i) => i);
const linesAcross = cells.filter((i) => i % GRID_SIDE < GRID_SIDE - 1).map((i) => [i + 1, i + 2] as const);
const linesDown = cells
  .filter((i) => i + GRID_SIDE < GRID_SIDE * GRID_SIDE)
  .map((i) => [i + 1, i + GRID_SIDE + 1] as const);

/** 25 stations in rows, and lines between neighbours, along one side and two rims, and across. */
export const GRID = {
  height: 900,
  stations: cells.map((i) => ({
    id: i + 1,
    x: 100 + 200 * (i % GRID_SIDE),
    y: 90 + 180 * Math.floor(i / GRID_SIDE),
  })),
  near: [...linesAcross, ...linesDown].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  far: [
    [1, 11],
    [11, 21],
    [21, 25],
  ],
} as const satisfies Pick<BoardFile, 'height' | 'stations'> & Record<'near' | 'far', unknown>;
