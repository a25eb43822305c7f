import type { Point } from '../model/edit.js';

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Nine numbers, row by row; the last is 1. */
export type Homography = readonly number[];

/**
 * The projective map that takes the unit square to `corners`: (0,0), (1,0), (1,1), (0,1) in this
 * order. `undefined` where they span no quadrilateral.
 */
export function homographyFromSquare(corners: Corners): Homography | undefined {
  if (!isConvex(corners)) return undefined;
  const [p, q, r, s] = corners;
  const dx1 = q.x - r.x;
  const dx2 = s.x - r.x;
  const sx = p.x - q.x + r.x - s.x;
  const dy1 = q.y - r.y;
  const dy2 = s.y - r.y;
  const sy = p.y - q.y + r.y - s.y;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [
    ...[q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x],
    ...[q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y],
    ...[g, h, 1],
  ];
}

export function mapPoint(map: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = map;
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Whether the corners go round once, all turning the same way, and enclose something. */
export function isConvex(corners: Corners): boolean {
  return corners.every((at, i) => {
    const next = corners[(i + 1) % 4] ?? at;
    const after = corners[(i + 2) % 4] ?? at;
    const cross = (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x);
    return cross > 1e-9;
  });
}

/**
 * The size of what is straightened: as wide and as high as the longer of two opposite edges, at most
 * `longest` pixels.
 */
export function straightenedSize(corners: Corners, longest: number) {
  const [p, q, r, s] = corners;
  const width = Math.max(distance(p, q), distance(s, r));
  const height = Math.max(distance(p, s), distance(q, r));
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

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
export function warpPixels(from: Pixels, to: Pixels, map: Homography): void {
  for (let row = 0; row < to.height; row++) {
    for (let column = 0; column < to.width; column++) {
      const at = mapPoint(map, { x: (column + 0.5) / to.width, y: (row + 0.5) / to.height });
      mixPixel(from, at.x - 0.5, at.y - 0.5, to.data, 4 * (row * to.width + column));
    }
  }
}

function mixPixel(from: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number): void {
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
