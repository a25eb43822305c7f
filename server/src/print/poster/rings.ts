import type { PosterRing } from './content.js';

/** A ring round a stop. */
export type Ring = {
  readonly colour: string;
  readonly dash?: readonly [number, number];
  /** It has a flag as well. */
  readonly flag: boolean;
};

/** The rings of each stop, the innermost first. */
export function ringsOf(kinds: readonly PosterRing[]): ReadonlyMap<number, readonly Ring[]> {
  const rings = new Map<number, Ring[]>();
  for (const { colour, dash, plain, flagged } of kinds) {
    for (const [stops, flag] of [
      [plain, false],
      [flagged, true],
    ] as const) {
      for (const stop of stops) {
        const ring = { colour, flag, ...(dash === undefined ? {} : { dash }) };
        rings.set(stop, [...(rings.get(stop) ?? []), ring]);
      }
    }
  }
  return rings;
}
