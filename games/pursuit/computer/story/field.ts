import type { Board } from '../../rules/board.js';
import type { PairTimes } from '../pair-times.js';
import { distancesOn } from '../../rules/distances.js';
import type { ChanceBasis } from './types.js';

/**
 * How late X is caught, as far as two pawns decide that. Stops are places here: where they are among the stops of
 * the board in ascending order.
 */
export interface ChaseDistances {
  readonly basis: ChanceBasis;
  placeOf(stop: number): number;
  /** No `late` is more. */
  readonly latest: number;
  /** A whole number, for pawns on places that differ and X on a third. */
  late(a: number, b: number, x: number): number;
}

/** By the solved visible game, in moves of the pawns. */
export function solvedChaseDistances<Transport extends string>(
  board: Board<Transport>,
  times: PairTimes,
): ChaseDistances {
  const places = placesOn(board);
  return {
    basis: 'solved',
    placeOf: (stop) => placeOf(places, stop),
    latest: times.never,
    late: (a, b, x) => times.at(a, b, x),
  };
}

/** Pawns that cannot come to him at all are as far as this. */
const DISTANCE_MAX = 20;

/** By distances: the legs of both together. */
export function plainChaseDistances<Transport extends string>(board: Board<Transport>): ChaseDistances {
  const places = placesOn(board);
  const stops = [...places.keys()];
  const distance = distancesOn(board);
  const rows: (Uint8Array | undefined)[] = [];
  const rowFrom = (from: number): Uint8Array => {
    const row = Uint8Array.from(stops, (stop) => Math.min(DISTANCE_MAX, distance(stops[from] as number, stop)));
    rows[from] = row;
    return row;
  };
  return {
    basis: 'distances',
    placeOf: (stop) => placeOf(places, stop),
    latest: 2 * DISTANCE_MAX,
    late: (a, b, x) => ((rows[a] ?? rowFrom(a))[x] as number) + ((rows[b] ?? rowFrom(b))[x] as number),
  };
}

type NumberByStop = ReadonlyMap<number, number>;

function placesOn({ data }: Board<never>): NumberByStop {
  const stops = data.stations.map(({ id }) => id).sort((a, b) => a - b);
  return new Map(stops.map((stop, place) => [stop, place]));
}

function placeOf(places: NumberByStop, stop: number): number {
  const place = places.get(stop);
  if (place === undefined) throw new Error(`the board has no stop ${stop}`);
  return place;
}

/** As the best pair would have it; 0 where one of them stands on X. */
export function fewestMovesToCatch({ late, latest }: ChaseDistances, pawns: readonly number[], x: number): number {
  if (pawns.includes(x)) return 0;
  let least = latest;
  for (let i = 1; i < pawns.length; i++) {
    for (let j = 0; j < i; j++) {
      least = Math.min(least, late(pawns[i] as number, pawns[j] as number, x));
    }
  }
  return least;
}
