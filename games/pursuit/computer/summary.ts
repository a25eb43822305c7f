import { type CaptureTimes, NEVER } from './solve.js';

/** What others can check of a solved board. */
export type ChaseSummary = {
  /** Positions: X to move, on a stop that no pursuer holds. */
  readonly positions: number;
  /** How many of them have each time, shortest first. */
  readonly counts: readonly (readonly [time: number, positions: number])[];
  readonly never: number;
  /** The longest that ends, the first in the order of stops; `undefined` where none does. */
  readonly longest: Longest | undefined;
};

/** By the board's own numbers. */
export type Longest = {
  readonly time: number;
  readonly pursuers: readonly number[];
  readonly x: number;
};

export function summaryOf({ ground, groups, times }: CaptureTimes): ChaseSummary {
  const { stops } = ground;
  const counts = new Map<number, number>();
  let positions = 0;
  let longest: Longest | undefined;
  for (let group = 0; group < groups.count; group++) {
    const held = groups.members(group);
    for (let x = 0; x < stops.length; x++) {
      if (held.includes(x)) continue;
      const time = times[group * stops.length + x] ?? NEVER;
      positions += 1;
      counts.set(time, (counts.get(time) ?? 0) + 1);
      if (time === NEVER || time <= (longest?.time ?? -1)) continue;
      longest = { time, pursuers: held.map((stop) => stops[stop] ?? 0), x: stops[x] ?? 0 };
    }
  }
  const never = counts.get(NEVER) ?? 0;
  counts.delete(NEVER);
  return { positions, counts: [...counts].sort(([a], [b]) => a - b), never, longest };
}
