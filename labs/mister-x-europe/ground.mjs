import { clipRing } from './cut.mjs';
import { BOARD_SIZE, project } from './frame.mjs';

/** @typedef {import('./frame.mjs').Point} Point */
/** @typedef {{ land: Point[][], lakes: Point[][], rivers: Point[][] }} Ground */

/** How far beyond the board's edge the ground goes on: screens may show a little more than the board. */
const BLEED = 60;
const DRAWN_AREA = {
  left: -BLEED,
  top: -BLEED,
  right: BOARD_SIZE.width + BLEED,
  bottom: BOARD_SIZE.height + BLEED,
};
/** Of a triangle of three neighbouring points of a coast: smaller ones are left out. Square units. */
const DETAIL_MIN = { land: 2.2, lakes: 2.2, rivers: 3 };
/** Islands and lakes smaller than this, in square units, are left out unless a city lies there. */
const ISLAND_AREA_MIN = 14;
const LAKE_AREA_MIN = 30;

/**
 * From degrees to the board, moved along with the cities, cut to the board, simplified.
 * @param {{ land: number[][], lakes: number[][], rivers: number[][] }} extract in hundredths of a degree
 * @param {(point: Point) => Point} carry
 * @param {readonly Point[]} cities
 * @returns {Ground}
 */
export function groundOf(extract, carry, cities) {
  /** @param {number[]} flat */
  const placed = (flat) => {
    /** @type {Point[]} */
    const points = [];
    for (let i = 0; i + 1 < flat.length; i += 2) {
      points.push(carry(project([(flat[i] ?? 0) / 100, (flat[i + 1] ?? 0) / 100])));
    }
    return points;
  };
  const rings = (/** @type {number[][]} */ lines) =>
    lines.map((line) => clipRing(placed(line), DRAWN_AREA)).filter((ring) => ring.length > 3);
  return {
    land: rings(extract.land)
      .filter((ring) => area(ring) > ISLAND_AREA_MIN || cities.some((city) => near(ring, city)))
      .map((ring) => simplified(ring, DETAIL_MIN.land)),
    lakes: rings(extract.lakes)
      .filter((ring) => area(ring) > LAKE_AREA_MIN)
      .map((ring) => simplified(ring, DETAIL_MIN.lakes)),
    rivers: extract.rivers
      .map(placed)
      .flatMap(within)
      .map((line) => simplified(line, DETAIL_MIN.rivers))
      .filter((line) => line.length > 2 || lengthOf(line) > 8),
  };
}

/**
 * @param {readonly Point[]} ring
 * @param {Point} city
 */
function near(ring, city) {
  return ring.some(({ x, y }) => Math.hypot(x - city.x, y - city.y) < 12);
}

/**
 * The parts of a line that are on the board.
 * @param {Point[]} line
 */
function within(line) {
  /** @type {Point[][]} */
  const parts = [[]];
  for (const point of line) {
    const on =
      point.x > DRAWN_AREA.left &&
      point.y > DRAWN_AREA.top &&
      point.x < DRAWN_AREA.right &&
      point.y < DRAWN_AREA.bottom;
    if (on) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** @param {readonly Point[]} ring */
function area(ring) {
  let twice = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  }
  return Math.abs(twice) / 2;
}

/** @param {readonly Point[]} line */
function lengthOf(line) {
  let length = 0;
  for (const [i, a] of line.entries()) {
    const b = line[i + 1] ?? a;
    length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return length;
}

/**
 * Leaves out the point that matters least until none matters little (Visvalingam and Whyatt, 1993).
 * @param {readonly Point[]} line
 * @param {number} smallest
 */
function simplified(line, smallest) {
  const points = [...line];
  /** @param {number} i */
  const weight = (i) => {
    const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
    if (a === undefined || b === undefined || c === undefined) return Number.POSITIVE_INFINITY;
    return Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
  };
  const weights = points.map((_, i) => weight(i));
  while (points.length > 4) {
    let least = 0;
    for (let i = 1; i < weights.length; i++) {
      if ((weights[i] ?? 0) < (weights[least] ?? 0)) least = i;
    }
    if ((weights[least] ?? 0) >= smallest) break;
    points.splice(least, 1);
    weights.splice(least, 1);
    for (const i of [least - 1, least]) if (i >= 0 && i < points.length) weights[i] = weight(i);
  }
  return points;
}

/**
 * Whether a point is on land, by a raster of the board.
 * @param {Ground} ground
 * @returns {(point: Point) => boolean}
 */
export function landOf({ land }) {
  const { width, height } = BOARD_SIZE;
  const raster = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const y = row + 0.5;
    /** @type {number[]} */
    const meets = [];
    for (const ring of land) {
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length] ?? a;
        if (a.y > y !== b.y > y) meets.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      }
    }
    meets.sort((a, b) => a - b);
    for (let i = 0; i + 1 < meets.length; i += 2) {
      const to = Math.min(width, Math.ceil(meets[i + 1] ?? 0));
      for (let column = Math.max(0, Math.ceil(meets[i] ?? 0)); column < to; column++) {
        raster[row * width + column] = 1;
      }
    }
  }
  return ({ x, y }) => raster[Math.floor(y) * width + Math.floor(x)] === 1;
}

/**
 * As the `d` of a path: whole units, and only the steps from point to point.
 * @param {readonly (readonly Point[])[]} lines
 * @param {boolean} closed
 */
export function pathOf(lines, closed) {
  let d = '';
  for (const line of lines) {
    let [atX, atY] = [0, 0];
    let first = true;
    for (const point of line) {
      const [x, y] = [Math.round(point.x), Math.round(point.y)];
      if (first) d += `M${x} ${y}l`;
      else if (x !== atX || y !== atY) {
        const separator = d.endsWith('l') || x < atX ? '' : ' ';
        d += `${separator}${x - atX}${y < atY ? '' : ' '}${y - atY}`;
      }
      first = false;
      [atX, atY] = [x, y];
    }
    if (closed) d += 'z';
  }
  return d;
}
