import { BOARD_SIZE } from './frame.mjs';

/** @typedef {import('./frame.mjs').Point} Point */

/** In units of the board: discs are 12.4 in radius, and there must be room for lines between them. */
const CITY_DISTANCE_MIN = 32;
const CITY_DISTANCE_WANTED = 41;
const MARGIN = { x: 26, y: 24 };
const SPREAD_ROUNDS = 400;

/**
 * Moves cities apart, each as little as may be, as a cartogram would: those nearer than `WANTED` push
 * gently and are held back by where they belong, those nearer than `LEAST` are moved whatever it costs.
 * @param {readonly Point[]} homes
 * @returns {Point[]} in the same order
 */
export function spread(homes) {
  const points = homes.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    const last = round > SPREAD_ROUNDS * 0.6;
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1))
        pushApart(a, b, last ? CITY_DISTANCE_MIN : CITY_DISTANCE_WANTED, last ? 0.5 : 0.16);
    }
    for (const [i, point] of points.entries()) {
      const home = homes[i] ?? point;
      if (!last) {
        point.x += (home.x - point.x) * 0.03;
        point.y += (home.y - point.y) * 0.03;
      }
      point.x = Math.min(BOARD_SIZE.width - MARGIN.x, Math.max(MARGIN.x, point.x));
      point.y = Math.min(BOARD_SIZE.height - MARGIN.y, Math.max(MARGIN.y, point.y));
    }
  }
  return points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/**
 * @param {{ x: number, y: number }} a
 * @param {{ x: number, y: number }} b
 * @param {number} distance
 * @param {number} share of what lacks, that each is moved
 */
function pushApart(a, b, distance, share) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const gap = Math.hypot(dx, dy);
  if (gap >= distance || gap === 0) return;
  const push = ((distance - gap) * share) / gap;
  a.x -= dx * push;
  a.y -= dy * push;
  b.x += dx * push;
  b.y += dy * push;
}

/**
 * The same shift for everything else on the map, so that coasts and rivers go with their cities: a mean of
 * the cities' shifts, the nearer the city the heavier.
 * @param {readonly Point[]} homes
 * @param {readonly Point[]} moved
 * @returns {(point: Point) => Point}
 */
export function movePointsWithCities(homes, moved) {
  const reach = 26;
  return ({ x, y }) => {
    let [weight, dx, dy] = [0.02, 0, 0];
    for (const [i, home] of homes.entries()) {
      const to = moved[i] ?? home;
      const w = Math.exp(-((home.x - x) ** 2 + (home.y - y) ** 2) / (2 * reach * reach));
      weight += w;
      dx += w * (to.x - home.x);
      dy += w * (to.y - home.y);
    }
    return { x: x + dx / weight, y: y + dy / weight };
  };
}
