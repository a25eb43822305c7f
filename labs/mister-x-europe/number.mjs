/** @typedef {import('./frame.mjs').Point} Point */

/** Height of a row in which the eye reads from left to right, in units of the board. */
export const ROW_HEIGHT = 42;

/**
 * Numbers from the north-west as the eye reads: row by row, in a row from left to right.
 * @param {readonly Point[]} cities
 * @returns {number[]} by place in the list, from 1
 */
export function numbersOfCities(cities) {
  const row = (/** @type {number} */ place) => Math.floor((cities[place]?.y ?? 0) / ROW_HEIGHT);
  const order = cities
    .map((_, i) => i)
    .sort((a, b) => row(a) - row(b) || (cities[a]?.x ?? 0) - (cities[b]?.x ?? 0) || a - b);
  /** @type {number[]} */
  const found = [];
  for (const [i, place] of order.entries()) found[place] = i + 1;
  return found;
}
