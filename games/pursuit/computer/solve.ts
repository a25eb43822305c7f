import { BitRows } from './bit-rows.js';
import type { ChaseBoard } from './ground.js';
import { type PursuerGroups, groupsOn, type Pursuers } from './groups.js';

/** X gets away for ever, or his stop is a pursuer's, which is no position. */
export const NEVER = 255;

/** The longest time that can be said: so many moves, or more. No board that people play on needs as many. */
export const LONGEST = NEVER - 1;

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
export function solve(ground: ChaseBoard, pursuers: Pursuers): CaptureTimes {
  const size = ground.stops.length;
  const groups = groupsOn(ground, pursuers);
  const times = new Uint8Array(groups.count * size).fill(NEVER);
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
        times[group * size + stop] = Math.min(moves, LONGEST);
        grown[group] = 1;
        found += 1;
      }
    }
    if (moves > 0 && found === 0) return { ground, groups, times };
    for (let group = 0; group < groups.count; group++) {
      // A pursuer comes to a stop that he can reach, no matter who moves first: nobody stands in his way there.
      if (moves === 0) {
        for (const stop of reached(ground, groups, group)) won.add(group, stop);
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

function reached({ ways }: ChaseBoard, groups: PursuerGroups, group: number): readonly number[] {
  return groups.members(group).flatMap((stop) => ways[stop] ?? []);
}
