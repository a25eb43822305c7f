import { quantile } from '../report/figure.js';

/** Samples of the two classes that must not differ. */
export type TwoSamples = readonly [readonly number[], readonly number[]];

export type CroppedTest = {
  /** Samples above this share of all of both sides are left out; 1 keeps all. */
  readonly share: number;
  readonly t: number;
};

/** Outliers hide what is small and steady, so that each crop is a test of its own (dudect). */
const CROP_SHARES = [1, 0.999, 0.99, 0.95, 0.9, 0.75, 0.5] as const;

/** Welch's t: the difference of two means in units of its own uncertainty; 0 where nothing varies. */
export function welchT([a, b]: TwoSamples): number {
  const [first, second] = [moments(a), moments(b)];
  const difference = first.mean - second.mean;
  if (difference === 0) return 0;
  return difference / Math.sqrt(first.variance / a.length + second.variance / b.length);
}

/** `t` for several crops, by thresholds that both sides share. */
export function cropped([a, b]: TwoSamples): readonly CroppedTest[] {
  const all = [...a, ...b];
  return CROP_SHARES.map((share) => {
    const most = quantile(all, share);
    const kept = (samples: readonly number[]) => samples.filter((sample) => sample <= most);
    return { share, t: welchT([kept(a), kept(b)]) };
  });
}

/** The largest of all crops, without its sign. */
export function worstCrop(crops: readonly CroppedTest[]): number {
  return Math.max(...crops.map(({ t }) => Math.abs(t)));
}

function moments(samples: readonly number[]): { mean: number; variance: number } {
  if (samples.length < 2) throw new RangeError('too few samples');
  let mean = 0;
  let squares = 0;
  samples.forEach((sample, index) => {
    const off = sample - mean;
    mean += off / (index + 1);
    squares += off * (sample - mean);
  });
  return { mean, variance: squares / (samples.length - 1) };
}
