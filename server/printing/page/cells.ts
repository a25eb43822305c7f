import type { Paper } from '@mister-x/engine/protocol';
import type { Size } from './document.js';
import { PAPER_SIZES, UNPRINTABLE } from './paper.js';

/** A card of which sixteen lie on a page, one of which eight do, and one of which eighteen do. */
export const UPRIGHT: Size = { width: 48, height: 63 };
export const BROAD: Size = { width: 96, height: 63 };
export const FLAT: Size = { width: 64, height: 42 };

export type Cells = { readonly columns: number; readonly rows: number };

/** How many cells of this size a page has room for. */
export function cellsOf(paper: Paper, cell: Size): Cells {
  const page = PAPER_SIZES[paper];
  return {
    columns: Math.floor((page.width - 2 * UNPRINTABLE) / cell.width),
    rows: Math.floor((page.height - 4 * UNPRINTABLE) / cell.height),
  };
}

/** How many pages `drawGrid` takes for so many items. */
export function gridPages(paper: Paper, cell: Size, items: number): number {
  const { columns, rows } = cellsOf(paper, cell);
  return Math.ceil(items / (columns * rows));
}
