import { WHOLE } from '@mister-x/engine/scotland-yard';

/** Squares by which a station is found: letters from left to right, numbers downwards. */
const COLUMNS = 'ABCDEFGHJK';
const ROWS = 8;
const WIDTH = (WHOLE.right - WHOLE.left) / COLUMNS.length;
const HEIGHT = (WHOLE.bottom - WHOLE.top) / ROWS;

export const GRID = {
  /** Lines between columns and between rows, in board units. */
  xs: Array.from({ length: COLUMNS.length - 1 }, (_, i) => WHOLE.left + (i + 1) * WIDTH),
  ys: Array.from({ length: ROWS - 1 }, (_, i) => WHOLE.top + (i + 1) * HEIGHT),
  /** Names with the middle of the column or row. */
  columns: [...COLUMNS].map((name, i) => ({ name, at: WHOLE.left + (i + 0.5) * WIDTH })),
  rows: Array.from({ length: ROWS }, (_, i) => ({
    name: String(i + 1),
    at: WHOLE.top + (i + 0.5) * HEIGHT,
  })),
};

/** Name of the square a point lies in, for example `C4`. */
export function squareOf({ x, y }: { readonly x: number; readonly y: number }): string {
  const column = clamp(Math.floor((x - WHOLE.left) / WIDTH), COLUMNS.length);
  const row = clamp(Math.floor((y - WHOLE.top) / HEIGHT), ROWS);
  return `${COLUMNS[column]}${row + 1}`;
}

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
