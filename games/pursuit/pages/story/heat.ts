import type { StopShare } from '../../computer/story/index.js';

/** From which share on a stop has one ring more; the least of all has one. */
const RING_SHARES = [0, 0.05, 0.15, 0.35] as const;
export const RINGS_MAX = RING_SHARES.length;

/** Rings round a stop: nobody needs to see colours to tell much from little. */
export function ringCountOf(share: number): number {
  return RING_SHARES.filter((least) => share >= least).length;
}

/** The shares for which a stop has so many rings, the last of them excluded. */
export function shareRangeOf(rings: number): readonly [least: number, below: number] {
  return [RING_SHARES[rings - 1] ?? 0, RING_SHARES[rings] ?? 1];
}

/** Stops with their rings, the likeliest last: it lies on top. */
export function heatRingsOf(stops: readonly StopShare[]): readonly { readonly stop: number; readonly rings: number }[] {
  return [...stops].sort(([, a], [, b]) => a - b).map(([stop, share]) => ({ stop, rings: ringCountOf(share) }));
}
