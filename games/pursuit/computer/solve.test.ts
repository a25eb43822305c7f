import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rng, rngFor } from '@mister-x/engine/core/rng';
import type { ChaseBoard } from './ground.js';
import type { PursuerCount } from './groups.js';
import { type CaptureTimes, CAPTURE_TIME_MAX, NEVER_CAUGHT, solveCaptureTimes } from './solve.js';

/** The same by its definition: nobody's moves are joined, and nothing is worked out backwards. */
class Naive {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly ground: ChaseBoard) {}

  /** X to move: whether he is caught after so many moves of the pursuers at most. */
  caught(stops: readonly number[], x: number, moves: number): boolean {
    if (moves < 0) return false;
    const key = `${stops.join()} ${x} ${moves}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const free = (this.ground.xWays[x] ?? []).filter((to) => !stops.includes(to));
    const is = free.length === 0 || (moves > 0 && free.every((to) => this.win(stops, to, moves)));
    this.known.set(key, is);
    return is;
  }

  private win(stops: readonly number[], x: number, moves: number): boolean {
    const orders =
      stops.length === 1
        ? [[0]]
        : [
            [0, 1],
            [1, 0],
          ];
    return orders.some((order) => this.winInOrder(stops, order, x, moves));
  }

  private winInOrder(stops: readonly number[], [who, ...others]: readonly number[], x: number, moves: number): boolean {
    if (who === undefined) return this.caught([...stops].sort(), x, moves - 1);
    const from = stops[who] ?? 0;
    const free = (this.ground.ways[from] ?? []).filter((to) => !stops.includes(to));
    return (free.length === 0 ? [from] : free).some(
      (to) =>
        to === x ||
        this.winInOrder(
          stops.map((stop, at) => (at === who ? to : stop)),
          others,
          x,
          moves,
        ),
    );
  }
}

/** Lines that X has for himself among them, stops without a line as well. */
function anyGround(size: number, rng: Rng): ChaseBoard {
  const xWays = Array.from({ length: size }, () => new Set<number>());
  const ways = Array.from({ length: size }, () => new Set<number>());
  for (let lines = rng.int(2 * size) + size - 1; lines > 0; lines--) {
    const [a, b] = [rng.int(size), rng.int(size)];
    if (a === b) continue;
    for (const of of rng.int(5) === 0 ? [xWays] : [xWays, ways]) {
      of[a]?.add(b);
      of[b]?.add(a);
    }
  }
  const listed = (sets: readonly Set<number>[]) => sets.map((set) => [...set].sort((a, b) => a - b));
  return {
    stops: Array.from({ length: size }, (_, place) => place),
    xWays: listed(xWays),
    ways: listed(ways),
  };
}

function timeOf({ ground, groups, times }: CaptureTimes, stops: readonly number[], x: number) {
  return times[groups.at(stops) * ground.stops.length + x] ?? NEVER_CAUGHT;
}

describe('the visible game, solved', () => {
  it.each([1, 2] as const)('has the times of its definition, with %i pursuers', (pursuers) => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 7 }), fc.nat(), (size, draws) => {
        const ground = anyGround(size, rngFor('0'.repeat(64), draws));
        const naive = new Naive(ground);
        const solved = solveCaptureTimes(ground, pursuers);
        const most = Math.max(0, ...solved.times.filter((time) => time !== NEVER_CAUGHT));
        for (const stops of standing(size, pursuers)) {
          for (let x = 0; x < size; x++) {
            if (stops.includes(x)) continue;
            const time = timeOf(solved, stops, x);
            const within = (moves: number) => naive.caught(stops, x, moves);
            if (time === NEVER_CAUGHT) expect(within(most + 2)).toBe(false);
            else expect([within(time - 1), within(time)]).toEqual([false, true]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets him go on a ring, and not on a line', () => {
    const times = (ways: ChaseBoard['ways'], pursuers: PursuerCount) => {
      const stops = ways.map((_, at) => at);
      return new Set(solveCaptureTimes({ stops, xWays: ways, ways }, pursuers).times);
    };
    expect(times(ringOf(6), 1)).toEqual(new Set([NEVER_CAUGHT]));
    expect(times(pathOf(6), 1)).not.toEqual(new Set([NEVER_CAUGHT]));
  });

  it('says as much as a byte can where a capture takes longer', () => {
    const ways = pathOf(300);
    const stops = ways.map((_, at) => at);
    const solved = solveCaptureTimes({ stops, xWays: ways, ways }, 1);
    // X runs to the end of the path, and has to come back.
    const time = (pursuer: number, ahead: number) => timeOf(solved, [pursuer], pursuer + ahead);
    expect([297, 200, 45, 44].map((from) => time(from, 2))).toEqual([1, 98, 253, 254]);
    expect([43, 42, 1, 0].map((from) => time(from, 2))).toEqual(Array(4).fill(CAPTURE_TIME_MAX));
  });
});

function pathOf(size: number): readonly (readonly number[])[] {
  return ringOf(size).map((to, at) => to.filter((b) => (at - b) ** 2 === 1));
}

function ringOf(size: number): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, at) => [(at + size - 1) % size, (at + 1) % size]);
}

function standing(size: number, pursuers: PursuerCount): readonly (readonly number[])[] {
  const all = Array.from({ length: size }, (_, place) => place);
  if (pursuers === 1) return all.map((stop) => [stop]);
  return all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
}
