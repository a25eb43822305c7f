import { apply, type Homography } from './homography.js';

/** Pixels as a canvas has them: red, green, blue, alpha, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/**
 * Fills `to` with what `from` shows under `map`, which takes the unit square to places in `from`, in
 * pixels. Between pixels it is mixed; beyond the edge it is dark.
 */
export function warp(from: Pixels, to: Pixels, map: Homography): void {
  for (let row = 0; row < to.height; row++) {
    for (let column = 0; column < to.width; column++) {
      const at = apply(map, { x: (column + 0.5) / to.width, y: (row + 0.5) / to.height });
      mix(from, at.x - 0.5, at.y - 0.5, to.data, 4 * (row * to.width + column));
    }
  }
}

function mix(from: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  to.fill(0, at, at + 3);
  to[at + 3] = 255;
  if (left < -1 || top < -1 || left >= from.width || top >= from.height) return;
  const right = x - left;
  const down = y - top;
  const x0 = Math.max(0, left);
  const x1 = Math.min(from.width - 1, left + 1);
  const y0 = Math.max(0, top) * from.width;
  const y1 = Math.min(from.height - 1, top + 1) * from.width;
  for (let k = 0; k < 3; k++) {
    const colour = (place: number) => from.data[4 * place + k] ?? 0;
    const above = colour(y0 + x0) * (1 - right) + colour(y0 + x1) * right;
    const below = colour(y1 + x0) * (1 - right) + colour(y1 + x1) * right;
    to[at + k] = above * (1 - down) + below * down;
  }
}
