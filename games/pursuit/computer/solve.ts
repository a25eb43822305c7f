import type { ChaseBoard } from './ground.js';
import { pursuerGroupsOn, type PursuerGroups, type PursuerCount } from './groups.js';

/** X gets away for ever, or his stop is a pursuer's, which is no position. */
export const NEVER_CAUGHT = 255;

/** The longest time that can be said: so many moves, or more. No board that people play on needs as many. */
export const CAPTURE_TIME_MAX = NEVER_CAUGHT - 1;

/**
 * How many times the pursuers must move until X is caught when both sides play as well as can be, for each
 * position with X to move: one byte for each group of pursuers and stop of X, `LONGEST` at most, `NEVER` where
 * they cannot catch him. 0: he cannot move.
 */
export type CaptureTimes = {
  readonly ground: ChaseBoard;
  readonly groups: PursuerGroups;
  readonly times: Uint8Array;
};

/**
 * Retrograde analysis: from the positions in which he is lost at once to those in which all his moves lead
 * into them, one move of the pursuers further back each time.
 */
export function solveCaptureTimes(ground: ChaseBoard, pursuers: PursuerCount): CaptureTimes {
  const size = ground.stops.length;
  const groups = pursuerGroupsOn(ground, pursuers);
  const times = new Uint8Array(groups.count * size).fill(NEVER_CAUGHT);
  const after = Array.from({ length: groups.count }, (_, group) => groups.after(group));
  const held = BitRows.of(groups.count, size, groups.members);
  /** The pursuers to move: stops at which they catch him, now or in as many moves as were looked at. */
  const won = new BitRows(groups.count, size);
  /** X to move: stops from which he is caught in as many moves. */
  const lost = new BitRows(groups.count, size);
  /** By group: there may be more to find, as `won` has grown, or as nothing was looked at yet. */
  const open = new Uint8Array(groups.count).fill(1);
  /** By group: `lost` has just grown. */
  const grown = new Uint8Array(groups.count);
  const isLost = (group: number, stop: number) =>
    (ground.xWays[stop] ?? []).every((to) => won.has(group, to) || held.has(group, to));

  for (let moves = 0; ; moves++) {
    let found = 0;
    grown.fill(0);
    for (let group = 0; group < groups.count; group++) {
      if (open[group] === 0) continue;
      open[group] = 0;
      for (let stop = 0; stop < size; stop++) {
        if (lost.has(group, stop) || held.has(group, stop) || !isLost(group, stop)) continue;
        lost.add(group, stop);
        times[group * size + stop] = Math.min(moves, CAPTURE_TIME_MAX);
        grown[group] = 1;
        found += 1;
      }
    }
    if (moves > 0 && found === 0) return { ground, groups, times };
    for (let group = 0; group < groups.count; group++) {
      // A pursuer comes to a stop that he can reach, no matter who moves first: nobody stands in his way there.
      if (moves === 0) {
        for (const stop of groupsReachedFrom(ground, groups, group)) won.add(group, stop);
        open[group] = 1;
      }
      for (const later of after[group] ?? []) {
        if (grown[later] === 0) continue;
        won.join(group, lost, later);
        open[group] = 1;
      }
    }
  }
}

function groupsReachedFrom({ ways }: ChaseBoard, groups: PursuerGroups, group: number): readonly number[] {
  return groups.members(group).flatMap((stop) => ways[stop] ?? []);
}

/** Sets of small numbers, one for each row, all of the same size: what is done to a row is done to 32 numbers at once. */
class BitRows {
  private readonly bits: Uint32Array;
  private readonly words: number;

  /** @param size one more than the largest number */
  constructor(rows: number, size: number) {
    this.words = Math.ceil(size / 32);
    this.bits = new Uint32Array(rows * this.words);
  }

  static of(rows: number, size: number, members: (row: number) => readonly number[]): BitRows {
    const made = new BitRows(rows, size);
    for (let row = 0; row < rows; row++) for (const member of members(row)) made.add(row, member);
    return made;
  }

  has(row: number, member: number): boolean {
    return ((this.bits[row * this.words + (member >> 5)] ?? 0) & (1 << (member & 31))) !== 0;
  }

  add(row: number, member: number): void {
    const at = row * this.words + (member >> 5);
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (member & 31));
  }

  /** Puts all of a row of other sets, of the same size, into a row of these. */
  join(row: number, other: BitRows, from: number): void {
    const { bits, words } = this;
    const [to, source] = [row * words, from * words];
    for (let w = 0; w < words; w++) {
      bits[to + w] = (bits[to + w] ?? 0) | (other.bits[source + w] ?? 0);
    }
  }
}

/** What others can check of a solved board. */
export type ChaseSummary = {
  /** Positions: X to move, on a stop that no pursuer holds. */
  readonly positions: number;
  /** How many of them have each time, shortest first. */
  readonly counts: readonly (readonly [time: number, positions: number])[];
  readonly never: number;
  /** The longest that ends, the first in the order of stops; `undefined` where none does. */
  readonly longest: LongestChase | undefined;
};

/** By the board's own numbers. */
type LongestChase = {
  readonly time: number;
  readonly pursuers: readonly number[];
  readonly x: number;
};

export function chaseSummaryOf({ ground, groups, times }: CaptureTimes): ChaseSummary {
  const { stops } = ground;
  const counts = new Map<number, number>();
  let positions = 0;
  let longest: LongestChase | undefined;
  for (let group = 0; group < groups.count; group++) {
    const held = groups.members(group);
    for (let x = 0; x < stops.length; x++) {
      if (held.includes(x)) continue;
      const time = times[group * stops.length + x] ?? NEVER_CAUGHT;
      positions += 1;
      counts.set(time, (counts.get(time) ?? 0) + 1);
      if (time === NEVER_CAUGHT || time <= (longest?.time ?? -1)) continue;
      longest = { time, pursuers: held.map((stop) => stops[stop] ?? 0), x: stops[x] ?? 0 };
    }
  }
  const never = counts.get(NEVER_CAUGHT) ?? 0;
  counts.delete(NEVER_CAUGHT);
  return { positions, counts: [...counts].sort(([a], [b]) => a - b), never, longest };
}
