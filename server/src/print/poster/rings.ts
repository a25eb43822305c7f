import type { PosterMission } from './content.js';

/** A ring of a mission round a stop. */
export type Ring = {
  readonly colour: string;
  readonly dash?: readonly [number, number];
  /** A goal, which has a flag as well. */
  readonly goal: boolean;
};

/** The rings of each stop, the innermost first. */
export function ringsOf(missions: readonly PosterMission[]): ReadonlyMap<number, readonly Ring[]> {
  const rings = new Map<number, Ring[]>();
  for (const { colour, dash, starts, goals } of missions) {
    for (const [stops, goal] of [
      [starts, false],
      [goals, true],
    ] as const) {
      for (const stop of stops) {
        const ring = { colour, goal, ...(dash === undefined ? {} : { dash }) };
        rings.set(stop, [...(rings.get(stop) ?? []), ring]);
      }
    }
  }
  return rings;
}
