import { angle, distance, distanceToLine } from './geometry.mjs';

/** @typedef {import('./frame.mjs').Point} Point */
/** @typedef {[number, number]} Pair of places in the list of cities, the smaller first */

/** A disc's radius and room to see that a line passes by. */
const CLEARANCE = 16.5;
const ROAD_LENGTH_MAX = 120;
/** In a right-angled triangle the two short sides would make 1: neighbours may be this little further apart. */
const NEIGHBOUR = 1;
const ANGLE_MIN = 32;
const ROADS_PER_CITY_MAX = 5;
/** Part of a road that may lie over water, in units of the board: fjords, straits, river mouths. */
const WATER_CROSSED_MAX = 13;

/**
 * Roads join neighbours: pairs of cities with no third between them (a graph of Gabriel and Sokal, 1969,
 * with a little more let through), over land, at angles that can be told apart.
 * @param {readonly Point[]} cities
 * @param {(point: Point) => boolean} land
 * @param {readonly Pair[]} fixed ferries and roads that have to be
 * @param {ReadonlySet<string>} banned keys of pairs
 * @returns {Pair[]}
 */
export function roadsOf(cities, land, fixed, banned) {
  const at = (/** @type {number} */ i) => cities[i] ?? { x: 0, y: 0 };
  const lengthOf = ([a, b] = /** @type {Pair} */ ([0, 0])) => distance(at(a), at(b));
  const candidates = pairsOf(cities.length)
    .filter(([a, b]) => !banned.has(keyOf([a, b])) && distance(at(a), at(b)) < ROAD_LENGTH_MAX)
    .filter(([a, b]) => neighbours(cities, a, b) && waterCrossed(at(a), at(b), land) < WATER_CROSSED_MAX)
    .filter(([a, b]) => clearance(cities, a, b) >= CLEARANCE)
    .sort((p, q) => lengthOf(p) - lengthOf(q));
  const chosen = [...fixed];
  for (const pair of candidates) {
    if (!chosen.some((other) => keyOf(other) === keyOf(pair)) && fits(pair, chosen, cities)) chosen.push(pair);
  }
  return chosen;
}

/** @param {Pair} pair */
export function keyOf([a, b]) {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/**
 * @param {number} count
 * @returns {Pair[]}
 */
export function pairsOf(count) {
  /** @type {Pair[]} */
  const pairs = [];
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) pairs.push([a, b]);
  return pairs;
}

/**
 * @param {readonly Point[]} cities
 * @param {number} a
 * @param {number} b
 */
function neighbours(cities, a, b) {
  const [from, to] = [cities[a], cities[b]];
  if (from === undefined || to === undefined) return false;
  const most = NEIGHBOUR * distance(from, to) ** 2;
  return cities.every((c, i) => i === a || i === b || distance(c, from) ** 2 + distance(c, to) ** 2 >= most);
}

/**
 * Units of the straight line that lie over water.
 * @param {Point} a
 * @param {Point} b
 * @param {(point: Point) => boolean} land
 */
export function waterCrossed(a, b, land) {
  const steps = Math.ceil(distance(a, b));
  let wet = 0;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const point = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    // Harbours stand at the water's edge, and coasts are simplified.
    const fromEnd = Math.min(distance(point, a), distance(point, b));
    if (fromEnd > 10 && !land(point)) wet++;
  }
  return wet;
}

/**
 * How near the straight line comes to a city where it does not end.
 * @param {readonly Point[]} cities
 * @param {number} a
 * @param {number} b
 */
export function clearance(cities, a, b) {
  const [from, to] = [cities[a], cities[b]];
  if (from === undefined || to === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, city] of cities.entries()) {
    if (i !== a && i !== b) least = Math.min(least, distanceToLine(city, from, to));
  }
  return least;
}

/**
 * @param {Pair} pair
 * @param {readonly Pair[]} chosen
 * @param {readonly Point[]} cities
 */
function fits([a, b], chosen, cities) {
  for (const [end, other] of [
    [a, b],
    [b, a],
  ]) {
    const at = cities[end ?? 0];
    const to = cities[other ?? 0];
    const rest = chosen.filter((pair) => pair.includes(end ?? 0));
    if (at === undefined || to === undefined || rest.length >= ROADS_PER_CITY_MAX) return false;
    for (const [p, q] of rest) {
      const beside = cities[p === end ? q : p];
      if (beside !== undefined && angle(at, to, beside) < ANGLE_MIN) return false;
    }
  }
  return true;
}
