import type { ChaseBoard } from './ground.js';

/** How many pursuers there are: positions of three do not fit into a table. */
export type PursuerCount = 1 | 2;

/** Where the pursuers stand, no matter who is where: each way to stand has a number. */
export interface PursuerGroups {
  readonly count: number;
  /** Stops of a group, ascending. */
  members(group: number): readonly number[];
  /** The group of stops that differ, in any order. */
  at(stops: readonly number[]): number;
  /** Groups that they can be in after they have all moved, each once. */
  readonly after: (group: number) => readonly number[];
}

export function pursuerGroupsOn({ stops, ways }: ChaseBoard, pursuers: PursuerCount): PursuerGroups {
  return pursuers === 1 ? singleGroups(stops.length, ways) : pairGroups(stops.length, ways);
}

type Ways = ChaseBoard['ways'];

function singleGroups(size: number, ways: Ways): PursuerGroups {
  return {
    count: size,
    members: (group) => [group],
    at: ([stop = 0]) => stop,
    after: (group) => movesOf(ways, group, undefined),
  };
}

/** The number of a pair among all pairs of so many stops: two that differ, in any order. */
export function pairNumber(size: number, a: number, b: number): number {
  const low = Math.min(a, b);
  return low * size - (low * (low + 3)) / 2 - 1 + Math.max(a, b);
}

function pairGroups(size: number, ways: Ways): PursuerGroups {
  const count = (size * (size - 1)) / 2;
  const first = new Uint16Array(count);
  const second = new Uint16Array(count);
  const numberOf = (a: number, b: number) => pairNumber(size, a, b);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const group = numberOf(a, b);
      first[group] = a;
      second[group] = b;
    }
  }
  const members = (group: number) => [first[group] ?? 0, second[group] ?? 0] as const;
  return {
    count,
    members,
    at: ([a = 0, b = 0]) => numberOf(a, b),
    after: (group) => {
      const [a, b] = members(group);
      const found = new Set<number>();
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        for (const to of movesOf(ways, one, other)) {
          for (const next of movesOf(ways, other, to)) found.add(numberOf(to, next));
        }
      }
      return [...found];
    },
  };
}

/** Where one pursuer can come to; he stays only where he cannot move. */
function movesOf(ways: Ways, from: number, taken: number | undefined): readonly number[] {
  const free = (ways[from] ?? []).filter((to) => to !== taken);
  return free.length > 0 ? free : [from];
}
