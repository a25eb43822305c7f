import { allMoves, neighboursOf } from '../graph.mjs';

/** @typedef {'car' | 'train' | 'plane'} Transport */

/** @type {readonly Transport[]} */
export const TRANSPORTS = ['car', 'train', 'plane'];

/**
 * A board as the players see it: who is next to whom by what, and how many moves it is from city to city.
 * @typedef {ReturnType<typeof mapOf>} PlayMap
 */

/** @param {import('../design.mjs').Board} board */
export function mapOf(board) {
  const size = board.stations.length + 1;
  const by = {
    car: neighboursOf(size, board.links.car),
    train: neighboursOf(size, board.links.train),
    plane: neighboursOf(size, board.links.plane),
  };
  const around = neighboursOf(
    size,
    TRANSPORTS.flatMap((transport) => board.links[transport]),
  );
  return { board, size, by, around, moves: allMoves(around) };
}

/**
 * @param {PlayMap} map
 * @param {number} stop
 * @param {Transport} transport
 */
export function nextTo(map, stop, transport) {
  return map.by[transport][stop] ?? [];
}

/** @param {string} ticket */
export function transportOf(ticket) {
  return /** @type {Transport} */ (ticket.slice(0, ticket.indexOf('/')));
}

/** @param {string} ticket */
export function symbolOf(ticket) {
  return ticket.split('/')[1] ?? '';
}

/**
 * The first so many tickets of a hand with that symbol, the commonest transport first: it is the
 * easiest to replace.
 * @param {readonly string[]} hand
 * @param {string} symbol
 */
export function withSymbol(hand, symbol) {
  return hand
    .filter((ticket) => symbolOf(ticket) === symbol)
    .sort((a, b) => TRANSPORTS.indexOf(transportOf(a)) - TRANSPORTS.indexOf(transportOf(b)));
}

/**
 * A hand less some tickets of it.
 * @param {readonly string[]} hand
 * @param {readonly string[]} gone
 */
export function without(hand, gone) {
  const left = [...hand];
  for (const ticket of gone) left.splice(left.indexOf(ticket), 1);
  return left;
}
