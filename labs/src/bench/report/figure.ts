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

export type Target = {
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
  readonly aim?: Target;
  readonly aimP99?: Target;
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
export function ratio(measured: number, aim: Target): number {
  return measured / aim.value;
}

function isMet(measured: number, aim: Target): boolean {
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
