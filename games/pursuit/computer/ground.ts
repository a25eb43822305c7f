import type { Board } from '../rules/board.js';

/**
 * The visible game: cops and robber on the graph of a board. Everybody sees where all stand, and nobody runs
 * out of tickets. X moves first; then each pursuer moves once, in whatever order they like. Nobody stays
 * where he can move, and nobody ends on a pursuer's stop. X is caught when a pursuer comes to his stop, or
 * when he cannot move.
 */
export interface ChaseBoard {
  /** Stops of the board, ascending; everywhere else in here a stop is its place in this list. */
  readonly stops: readonly number[];
  /** Where X comes to from each stop in one leg. */
  readonly xWays: readonly (readonly number[])[];
  /** Where a pursuer comes to from each stop in one leg. */
  readonly ways: readonly (readonly number[])[];
}

/** @param pursuers what carries them; X may use every line of the board */
export function chaseBoardOf<Transport extends string>(
  board: Board<Transport>,
  pursuers: readonly Transport[],
): ChaseBoard {
  const stops = board.data.stations.map(({ id }) => id).sort((a, b) => a - b);
  const placeOf = new Map(stops.map((stop, place) => [stop, place]));
  const places = (ids: Iterable<number>): readonly number[] =>
    [...new Set(ids)].flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b);
  return {
    stops,
    xWays: stops.map((stop) => places(board.around(stop))),
    ways: stops.map((stop) => places(pursuers.flatMap((by) => board.neighbours(stop, by)))),
  };
}
