import { allMoves, neighboursOf } from './graph.mjs';

/** @typedef {'car' | 'train' | 'plane'} Transport */

/** @type {readonly Transport[]} */
export const TRANSPORTS = ['car', 'train', 'plane'];

/**
 * A board to be measured: who is next to whom by what, and how many moves it is from city to city.
 * @typedef {ReturnType<typeof mapOf>} BoardMap
 */

/** @param {import('./design.mjs').Board} board */
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
