import type { Point } from '../model/edit.js';

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Nine numbers, row by row; the last is 1. */
export type Homography = readonly number[];

/**
 * The projective map that takes the unit square to `corners`: (0,0), (1,0), (1,1), (0,1) in this
 * order. `undefined` where they span no quadrilateral.
 */
export function fromSquare(corners: Corners): Homography | undefined {
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

export function apply(map: Homography, { x, y }: Point): Point {
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
export function straightSize(corners: Corners, longest: number) {
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
