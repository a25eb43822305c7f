import type { Box, Point } from './types.js';

/** Side of a cell, in picture units. */
const CELL_SIZE = 20;

type KeyedPoint = Point & { readonly key: number };

/** Points by cells, to find neighbours without looking at all of them. */
export class PointGrid {
  private readonly columns: number;
  private readonly rows: number;
  private readonly cells: (KeyedPoint[] | undefined)[] = [];

  /** @param box where most points lie; those outside share the cells along its edge */
  constructor(
    private readonly box: Box,
    points: readonly KeyedPoint[] = [],
  ) {
    this.columns = Math.ceil((box.right - box.left) / CELL_SIZE) + 1;
    this.rows = Math.ceil((box.bottom - box.top) / CELL_SIZE) + 1;
    for (const point of points) this.add(point);
  }

  add(point: KeyedPoint): void {
    const index = this.row(point.y) * this.columns + this.column(point.x);
    const held = this.cells[index];
    if (held === undefined) this.cells[index] = [point];
    else held.push(point);
  }

  /**
   * Calls `visit` for each point nearer than `radius`, with the square of its distance, until it says `true`.
   * @returns whether it did. Squares, as `Math.hypot` is several times slower and this is asked a million times.
   */
  near(x: number, y: number, radius: number, visit: (point: KeyedPoint, square: number) => boolean): boolean {
    const square = radius * radius;
    const [left, right] = [this.column(x - radius), this.column(x + radius)];
    const bottom = this.row(y + radius);
    for (let row = this.row(y - radius); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const held = this.cells[row * this.columns + column];
        if (held === undefined) continue;
        for (const point of held) {
          const dx = point.x - x;
          const dy = point.y - y;
          const distance = dx * dx + dy * dy;
          if (distance < square && visit(point, distance)) return true;
        }
      }
    }
    return false;
  }

  /** How many points lie in a box. */
  count({ left, top, right, bottom }: Box): number {
    let count = 0;
    for (let row = this.row(top); row <= this.row(bottom); row++) {
      for (let column = this.column(left); column <= this.column(right); column++) {
        for (const { x, y } of this.cells[row * this.columns + column] ?? []) {
          if (x > left && x < right && y > top && y < bottom) count += 1;
        }
      }
    }
    return count;
  }

  private column(x: number): number {
    return clampIndex(Math.floor((x - this.box.left) / CELL_SIZE), this.columns);
  }

  private row(y: number): number {
    return clampIndex(Math.floor((y - this.box.top) / CELL_SIZE), this.rows);
  }
}

function clampIndex(index: number, count: number): number {
  return index < 0 ? 0 : index >= count ? count - 1 : index;
}
