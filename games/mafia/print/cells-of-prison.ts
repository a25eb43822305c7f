import type { Box } from '@mister-x/printing/page/write';

/** Where the cells of a prison lie in a box. */

/** Wider than high, with room for the number above and for figures below. */
const SHAPE = 1.15;

/** How many columns make cells of the best shape, with few places left over. */
function columnsFor(count: number, width: number, height: number): number {
  const cost = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const shape = width / columns / (height / rows);
    return Math.abs(Math.log(shape / SHAPE)) + (3 * (rows * columns - count)) / count;
  };
  return Array.from({ length: count }, (_, i) => i + 1).reduce((best, each) =>
    cost(each) < cost(best) ? each : best,
  );
}

/** Row by row, to and fro: a figure that leaves a cell goes to one beside it or below it. */
export function cellBoxes(count: number, { x, y, width, height }: Box): readonly Box[] {
  const columns = columnsFor(count, width, height);
  const [wide, high] = [width / columns, height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const at = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return { x: x + at * wide, y: y + row * high, width: wide, height: high };
  });
}
