import { angle, cross, distance } from './geometry.mjs';
import { clearance, keyOf, pairsOf, waterCrossed } from './roads.mjs';

/** @typedef {import('./frame.mjs').Point} Point */
/** @typedef {import('./roads.mjs').Pair} Pair */

/** A train passes a city closer than a road does: the map lets it bow round. */
const CLEARANCE = 11;
const RAIL_LENGTH_MAX = 130;
const ANGLE_MIN = 38;
const RAILS_PER_CITY_MAX = 4;
const WATER_CROSSED_MAX = 16;

/**
 * Trains skip cities: of all pairs within reach the ones that save a car the most moves a unit of line are laid
 * first, without crossing each other; short ones follow where a city has too few.
 * @param {readonly Point[]} cities
 * @param {readonly number[]} calls places in the list where trains call
 * @param {readonly (readonly number[])[]} moves by car from city to city
 * @param {(point: Point) => boolean} land
 * @param {readonly Pair[]} fixed ships, and rails that have to be
 * @param {ReadonlySet<string>} banned keys of pairs
 * @returns {Pair[]}
 */
export function railsOf(cities, calls, moves, land, fixed, banned) {
  const at = (/** @type {number} */ i) => cities[i] ?? { x: 0, y: 0 };
  const skipped = ([a, b] = /** @type {Pair} */ ([0, 0])) => moves[a]?.[b] ?? 0;
  const score = (/** @type {Pair} */ pair) => [0, 0.35, 1.15, 1.2, 0.9][skipped(pair)] ?? 0.5;
  const candidates = pairsOf(calls.length)
    .map(([i, j]) => /** @type {Pair} */ ([calls[i] ?? 0, calls[j] ?? 0]))
    .filter((pair) => !banned.has(keyOf(pair)))
    .filter(
      ([a, b]) => distance(at(a), at(b)) < RAIL_LENGTH_MAX && waterCrossed(at(a), at(b), land) < WATER_CROSSED_MAX,
    )
    .filter(([a, b]) => clearance(cities, a, b) >= CLEARANCE)
    .map((pair) => ({ pair, cost: (distance(at(pair[0]), at(pair[1])) + 30) / score(pair) }))
    .sort((p, q) => p.cost - q.cost)
    .map(({ pair }) => pair);
  const chosen = [...fixed];
  const lines = (/** @type {number} */ city) => chosen.filter((pair) => pair.includes(city)).length;
  for (const pair of candidates) {
    const [a, b] = pair;
    const enough = skipped(pair) === 1 && lines(a) >= 2 && lines(b) >= 2;
    if (!enough && lines(a) < RAILS_PER_CITY_MAX && lines(b) < RAILS_PER_CITY_MAX && free(pair, chosen, cities))
      chosen.push(pair);
  }
  return chosen;
}

/**
 * @param {Pair} pair
 * @param {readonly Pair[]} chosen
 * @param {readonly Point[]} cities
 */
function free([a, b], chosen, cities) {
  const at = (/** @type {number} */ i) => cities[i] ?? { x: 0, y: 0 };
  return chosen.every(([p, q]) => {
    if (keyOf([a, b]) === keyOf([p, q])) return false;
    if (p === a || q === a) return angle(at(a), at(b), at(p === a ? q : p)) >= ANGLE_MIN;
    if (p === b || q === b) return angle(at(b), at(a), at(p === b ? q : p)) >= ANGLE_MIN;
    return !cross(at(a), at(b), at(p), at(q));
  });
}
