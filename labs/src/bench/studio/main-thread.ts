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

/** What Chromium's own tools count as a page's work: scripting, style, layout, painting, collecting. */
const OWN_TRACE_EVENTS: ReadonlySet<string> = new Set([
  ...['EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall'],
  ...['HandlePostMessage', 'RunMicrotasks', 'TimerFire', 'MajorGC', 'MinorGC'],
  ...['Commit', 'HitTest', 'Layerize', 'Layout', 'Paint', 'PrePaint', 'UpdateLayoutTree'],
]);

/** In milliseconds of the processor. */
export type FrameWork = {
  /** Every task, whatever it was for: the browser's own book-keeping included. */
  readonly all: number;
  /** What the page made necessary. */
  readonly own: number;
};

/**
 * What the main thread of the busiest page did from one frame to the next. Nothing where no frame
 * began.
 */
export function frameWork(events: readonly TraceEvent[]): readonly FrameWork[] {
  const mains = events.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const frames = mains.map(({ pid, tid }) => {
    const thread = events.filter((event) => event.pid === pid && event.tid === tid);
    const begins = thread
      .filter(({ name }) => name === 'BeginMainThreadFrame')
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
    const spans = thread.filter(({ ph }) => ph === 'X');
    const all = sums(
      begins,
      spans.filter(({ name }) => name === 'RunTask'),
    );
    const own = sums(begins, outermost(spans.filter(({ name }) => OWN_TRACE_EVENTS.has(name))));
    return begins.map((_, i) => ({ all: all[i] ?? 0, own: own[i] ?? 0 }));
  });
  return frames.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** Without those that lie within others: a handler calls functions, and both are in the trace. */
function outermost(spans: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return [...spans]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

function sums(begins: readonly number[], spans: readonly TraceEvent[]): readonly number[] {
  const work = new Array<number>(begins.length).fill(0);
  for (const { ts, dur = 0, tdur } of spans) {
    const end = ts + dur;
    // It belongs to the frame during which it ends; a task that holds the frame's begin included.
    let at = begins.length - 1;
    while (at >= 0 && (begins[at] ?? 0) > end) at--;
    if (at >= 0) work[at] = (work[at] ?? 0) + (tdur ?? dur) / 1000;
  }
  return work;
}
