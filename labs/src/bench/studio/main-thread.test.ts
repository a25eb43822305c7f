import { expect, it } from 'vitest';
import { frameWork, type TraceEvent } from './main-thread.js';

const main = (pid: number): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid, tid: 1, ts: 0 },
  args: { name: 'CrRendererMain' },
});
const frame = (ts: number, pid = 1): TraceEvent => ({
  ...{ name: 'BeginMainThreadFrame', ph: 'I', pid, tid: 1, ts },
});
const span = (name: string, ts: number, dur: number, tdur: number, pid = 1): TraceEvent => ({
  ...{ name, ph: 'X', pid, tid: 1, ts, dur, tdur },
});
const task = (ts: number, dur: number, tdur: number, pid = 1) => span('RunTask', ts, dur, tdur, pid);

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
  expect(frameWork(events).map(({ all }) => all)).toEqual([2.5, 0.1]);
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
  expect(frameWork(events).map(({ all }) => all)).toEqual([1]);
});

it('tells what the page made necessary, and counts nothing within something else twice', () => {
  const events = [
    main(1),
    frame(0),
    task(10, 9_000, 9_000),
    span('EventDispatch', 20, 3_000, 2_000),
    span('FunctionCall', 30, 1_000, 1_000),
    span('Paint', 4_000, 500, 500),
    span('ThreadControllerImpl::RunTask', 10, 9_000, 9_000),
  ];
  expect(frameWork(events)).toEqual([{ all: 9, own: 2.5 }]);
});
