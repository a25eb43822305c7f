import type { StopWeights } from '../../rules/belief.js';
import type { StopDistribution, StopShare } from './types.js';

const known = new WeakMap<StopWeights, StopDistribution>();

/** What a layer says in shares; of an empty one nothing. Worked out once, as a layer never changes. */
export function distributionOf(layer: StopWeights): StopDistribution {
  const before = known.get(layer);
  if (before !== undefined) return before;
  const made = sharesIn(layer);
  known.set(layer, made);
  return made;
}

function sharesIn(layer: StopWeights): StopDistribution {
  let total = 0;
  for (const likely of layer.values()) total += likely;
  const stops = [...layer].map(([stop, likely]): StopShare => [stop, likely / total]).sort(([a], [b]) => a - b);
  return { stops, effective: 2 ** bitsOf(stops) };
}

/** Entropy: how many yes-or-no questions it takes on the average to find him. */
function bitsOf(stops: readonly StopShare[]): number {
  let bits = 0;
  // A share may be too small for a number.
  for (const [, share] of stops) if (share > 0) bits -= share * Math.log2(share);
  // Sums of rounded numbers may stray.
  return Math.min(Math.max(0, bits), Math.log2(Math.max(1, stops.length)));
}

export function shareAt({ stops }: StopDistribution, stop: number | null): number {
  return stops.find(([at]) => at === stop)?.[1] ?? 0;
}
