/** @typedef {import('./frame.mjs').Point} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * Cuts a ring by the four sides of a box, one after the other (Sutherland and Hodgman, 1974).
 * @param {Point[]} ring
 * @param {Box} box
 */
export function clipRing(ring, { left, top, right, bottom }) {
  let points = ring;
  points = clipRingAtSide(points, ({ x }) => x - left);
  points = clipRingAtSide(points, ({ x }) => right - x);
  points = clipRingAtSide(points, ({ y }) => y - top);
  return clipRingAtSide(points, ({ y }) => bottom - y);
}

/**
 * @param {Point[]} ring
 * @param {(point: Point) => number} inside positive on the side that stays
 */
function clipRingAtSide(ring, inside) {
  /** @type {Point[]} */
  const kept = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) {
      const [from, to] = [inside(before), inside(point)];
      if (from < 0 !== to < 0) {
        const t = from / (from - to);
        kept.push({
          x: before.x + (point.x - before.x) * t,
          y: before.y + (point.y - before.y) * t,
        });
      }
    }
    if (inside(point) >= 0) kept.push(point);
    before = point;
  }
  return kept;
}
