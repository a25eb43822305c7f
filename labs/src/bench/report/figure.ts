/** What a benchmark measured, ready for the table and for JSON. */

export type Unit =
  | 'legs/s'
  | 'rounds/s'
  | 'games/s'
  | 'ms'
  | 'µs'
  | 'bytes'
  | 'MB'
  | 'kB'
  | 's'
  | '%'
  | 'moves/s'
  | 'words'
  | 'touches'
  | '|t|';

export type AimValue = {
  readonly value: number;
  readonly better: 'less' | 'more';
};

export type Figure = {
  readonly label: string;
  readonly unit: Unit;
  readonly median: number;
  /** 99th percentile, where single events were timed. */
  readonly p99?: number;
  /** What `median` is held against; a figure without aims stands beside the others for comparison. */
  readonly aim?: AimValue;
  readonly aimP99?: AimValue;
};

export type Report = {
  /** The name that `--only` takes. */
  readonly item: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** How it was measured, and what else was busy: one sentence each. */
  readonly notes: readonly string[];
};

export type Machine = {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGB: number;
  /** Processes wanting a core just before the run, averaged over a minute. */
  readonly load: number;
};

/** Measured ÷ aim. */
export function aimRatio(measured: number, aim: AimValue): number {
  return measured / aim.value;
}

function isMet(measured: number, aim: AimValue): boolean {
  return aim.better === 'less' ? measured <= aim.value : measured >= aim.value;
}

/** `undefined` when nothing was aimed at. */
export function figureMet({ median, p99, aim, aimP99 }: Figure): boolean | undefined {
  const checks: boolean[] = [];
  if (aim !== undefined) checks.push(isMet(median, aim));
  // A percentile that was promised and not measured is not met.
  if (aimP99 !== undefined) checks.push(p99 !== undefined && isMet(p99, aimP99));
  return checks.length === 0 ? undefined : checks.every(Boolean);
}

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

/** One JSON document with every figure; `met` is `null` where nothing was aimed at. */
export function json(machine: Machine, reports: readonly Report[]): string {
  const items = reports.map((report) => ({ ...report, figures: report.figures.map(judged) }));
  return JSON.stringify({ machine, reports: items }, undefined, 2);
}

function judged(figure: Figure) {
  return {
    ...figure,
    ratio: ratioOf(figure.median, figure.aim),
    ratioP99: ratioOf(figure.p99, figure.aimP99),
    met: figureMet(figure) ?? null,
  };
}

function ratioOf(measured: number | undefined, aim: AimValue | undefined): number | null {
  return measured === undefined || aim === undefined ? null : aimRatio(measured, aim);
}
