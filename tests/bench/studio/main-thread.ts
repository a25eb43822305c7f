/** An event of Chromium's trace, as far as it is looked at. Times are in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor, which other programs on the computer do not lengthen. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/**
 * What the main thread of the busiest page did from one frame to the next, in milliseconds of the
 * processor: every task counts, whatever it was for. Nothing where no frame began.
 */
export function frameWork(events: readonly TraceEvent[]): readonly number[] {
  const mains = events.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const frames = mains.map(({ pid, tid }) => {
    const own = events.filter((event) => event.pid === pid && event.tid === tid);
    return bucket(
      own.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts),
      own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X'),
    );
  });
  return frames.reduce((most, each) => (each.length > most.length ? each : most), []);
}

function bucket(begins: readonly number[], tasks: readonly TraceEvent[]): readonly number[] {
  const sorted = [...begins].sort((a, b) => a - b);
  const work = new Array<number>(Math.max(0, sorted.length)).fill(0);
  for (const { ts, dur = 0, tdur } of tasks) {
    const end = ts + dur;
    // A task belongs to the frame during which it ends; that which holds the frame's own begin included.
    let at = sorted.length - 1;
    while (at >= 0 && (sorted[at] ?? 0) > end) at--;
    if (at >= 0) work[at] = (work[at] ?? 0) + (tdur ?? dur) / 1000;
  }
  return work;
}
