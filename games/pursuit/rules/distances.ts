import type { Board } from './board.js';

/** Legs from one stop to another by any transport, tickets and pawns aside; infinite where no way leads. */
export type Distances = (from: number, to: number) => number;

const known = new WeakMap<Board<never>, Distances>();

/** Worked out once for a board, as far as it is asked. */
export function distancesOn<Transport extends string>(board: Board<Transport>): Distances {
  const before = known.get(board);
  if (before !== undefined) return before;
  const from = new Map<number, ReadonlyMap<number, number>>();
  const distances: Distances = (stop, to) => {
    const found = from.get(stop) ?? distancesFrom(board, stop);
    from.set(stop, found);
    return found.get(to) ?? Number.POSITIVE_INFINITY;
  };
  known.set(board, distances);
  return distances;
}

function distancesFrom(board: Board<never>, start: number): ReadonlyMap<number, number> {
  const found = new Map([[start, 0]]);
  // What is put in meanwhile is come to as well, the nearest first.
  for (const [stop, distance] of found) {
    for (const next of board.around(stop)) {
      if (!found.has(next)) found.set(next, distance + 1);
    }
  }
  return found;
}
