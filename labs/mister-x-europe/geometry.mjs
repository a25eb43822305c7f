/** @typedef {import('./frame.mjs').Point} Point */

/**
 * @param {Point} a
 * @param {Point} b
 */
export function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Of a point from the straight line between two others.
 * @param {Point} point
 * @param {Point} a
 * @param {Point} b
 */
export function distanceToLine(point, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/**
 * Between the directions from `at` to two others, in degrees, 0 to 180.
 * @param {Point} at
 * @param {Point} a
 * @param {Point} b
 */
export function angle(at, a, b) {
  const turn = Math.atan2(a.y - at.y, a.x - at.x) - Math.atan2(b.y - at.y, b.x - at.x);
  const degrees = Math.abs((turn * 180) / Math.PI) % 360;
  return Math.min(degrees, 360 - degrees);
}

/**
 * Whether two lines without a common end cross.
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 */
export function cross(a, b, c, d) {
  const side = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
}
