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
    car: neighboursOf(size, board.edges.car),
    train: neighboursOf(size, board.edges.train),
    plane: neighboursOf(size, board.edges.plane),
  };
  const around = neighboursOf(
    size,
    TRANSPORTS.flatMap((transport) => board.edges[transport]),
  );
  return { board, size, by, around, moves: allMoves(around) };
}
