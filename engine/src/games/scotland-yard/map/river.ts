import type { Point } from './types.js';

/** The river as we draw it: past the four landing stages, and out of the picture at both ends. */
const BANKS: readonly Point[] = [
  { x: -900, y: 300 },
  { x: -300, y: 430 },
  { x: -60, y: 560 },
  { x: 30, y: 640 },
  { x: 150, y: 700 },
  { x: 325, y: 690 },
  { x: 455, y: 626 },
  { x: 560, y: 566 },
  { x: 606, y: 455 },
  { x: 594, y: 384 },
  { x: 640, y: 346 },
  { x: 740, y: 368 },
  { x: 850, y: 396 },
  { x: 940, y: 428 },
  { x: 1080, y: 384 },
  { x: 1400, y: 330 },
  { x: 1900, y: 420 },
];

/** Path of the river's middle, in the syntax of SVG. */
export const RIVER = smooth(BANKS);

/** A curve through all points (Catmull and Rom, tension 1/6). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${(p1.x + (p2.x - p0.x) / 6).toFixed(1)} ${(p1.y + (p2.y - p0.y) / 6).toFixed(1)} ` +
      `${(p2.x - (p3.x - p1.x) / 6).toFixed(1)} ${(p2.y - (p3.y - p1.y) / 6).toFixed(1)} ` +
      `${p2.x} ${p2.y}`;
  }
  return path;
}
