/**
 * The smallest sample that at least `share` of all samples do not exceed (nearest rank).
 *
 * @param samples at least one, in any order
 * @param share 0 to 1; 0.5 is the (lower) median
 */
export function quantile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('no samples');
  const sorted = Float64Array.from(samples).sort();
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] as number;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}
