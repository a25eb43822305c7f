import type { Paper } from '@mister-x/engine/protocol';
import type { Size } from './document.js';
import { PAPER_SIZES, UNPRINTABLE_MM } from './paper.js';

/** A card of which sixteen lie on a page, one of which eight do, and one of which eighteen do. */
export const UPRIGHT_CARD: Size = { width: 48, height: 63 };
export const BROAD_CARD: Size = { width: 96, height: 63 };
export const FLAT_CARD: Size = { width: 64, height: 42 };

export type CellGrid = { readonly columns: number; readonly rows: number };

/** How many cells of this size a page has room for. */
export function cellGridOf(paper: Paper, cell: Size): CellGrid {
  const page = PAPER_SIZES[paper];
  return {
    columns: Math.floor((page.width - 2 * UNPRINTABLE_MM) / cell.width),
    rows: Math.floor((page.height - 4 * UNPRINTABLE_MM) / cell.height),
  };
}

/** How many pages `drawGrid` takes for so many items. */
export function gridPages(paper: Paper, cell: Size, items: number): number {
  const { columns, rows } = cellGridOf(paper, cell);
  return Math.ceil(items / (columns * rows));
}

/** A cell of a sheet with backs: the front of something, a back, or nothing. */
type Cell<T> = { readonly front: T } | 'back' | undefined;

/**
 * After each page of fronts a page of backs. The sheet is turned about its long edge, so that each back lies
 * where its front is in a mirror.
 */
export function withBacks<T>(items: readonly T[], columns: number, rows: number): readonly Cell<T>[] {
  const perPage = columns * rows;
  const cells: Cell<T>[] = [];
  for (let first = 0; first < items.length; first += perPage) {
    const here = items.slice(first, first + perPage);
    for (let at = 0; at < perPage; at += 1) {
      const item = here[at];
      cells.push(item === undefined ? undefined : { front: item });
    }
    for (let at = 0; at < perPage; at += 1) {
      const mirrored = at - (at % columns) + (columns - 1 - (at % columns));
      cells.push(here[mirrored] === undefined ? undefined : 'back');
    }
  }
  while (cells.length > 0 && cells.at(-1) === undefined) cells.pop();
  return cells;
}

/** What a grid draws: fronts alone, or with their backs. */
export function cellGridWithBacks<T>(
  { paper, backs }: { readonly paper: Paper; readonly backs: boolean },
  cell: Size,
  items: readonly T[],
): readonly Cell<T>[] {
  const { columns, rows } = cellGridOf(paper, cell);
  return backs ? withBacks(items, columns, rows) : items.map((front) => ({ front }));
}
