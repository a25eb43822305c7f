import type { StopShare } from '../../computer/story/index.js';

/** From which share on a stop has one ring more; the least of all has one. */
const STEPS = [0, 0.05, 0.15, 0.35] as const;
export const MOST_RINGS = STEPS.length;

/** Rings round a stop: nobody needs to see colours to tell much from little. */
export function ringsOf(share: number): number {
  return STEPS.filter((least) => share >= least).length;
}

/** The shares for which a stop has so many rings, the last of them excluded. */
export function sharesOf(rings: number): readonly [least: number, below: number] {
  return [STEPS[rings - 1] ?? 0, STEPS[rings] ?? 1];
}

/** Stops with their rings, the likeliest last: it lies on top. */
export function heatOf(
  stops: readonly StopShare[],
): readonly { readonly stop: number; readonly rings: number }[] {
  return [...stops]
    .sort(([, a], [, b]) => a - b)
    .map(([stop, share]) => ({ stop, rings: ringsOf(share) }));
}
