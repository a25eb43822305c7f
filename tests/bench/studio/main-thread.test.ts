import { expect, it } from 'vitest';
import { frameWork, type TraceEvent } from './main-thread.js';

const main = (pid: number): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid, tid: 1, ts: 0 },
  args: { name: 'CrRendererMain' },
});
const frame = (ts: number, pid = 1): TraceEvent => ({
  ...{ name: 'BeginMainThreadFrame', ph: 'I', pid, tid: 1, ts },
});
const task = (ts: number, dur: number, tdur: number, pid = 1): TraceEvent => ({
  ...{ name: 'RunTask', ph: 'X', pid, tid: 1, ts, dur, tdur },
});

it('adds up every task from one frame to the next, by the time of the processor', () => {
  const events = [
    main(1),
    task(0, 50, 50),
    // Holds the begin of its frame.
    task(90, 3_000, 2_000),
    frame(100),
    task(5_000, 1_000, 500),
    frame(16_000),
    task(16_100, 100, 100),
  ];
  expect(frameWork(events)).toEqual([2.5, 0.1]);
});

it('looks at the page that draws, and at its main thread alone', () => {
  const events = [
    main(1),
    main(2),
    task(0, 9_000, 9_000, 2),
    frame(10),
    { ...task(20, 5_000, 5_000), tid: 9 },
    task(30, 1_000, 1_000),
  ];
  expect(frameWork(events)).toEqual([1]);
});
