import type { Command, Json, Timer } from '@mister-x/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TimerMs } from '../tokens.js';
import { TableTimers } from './table-timers.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const timer = (id: string, ms: number): Timer<Command<Json>> => ({
  id,
  ms,
  action: { kind: 'takeback-timeout' },
});

function make(timerMs: TimerMs = {}) {
  const fired: string[] = [];
  const timers = new TableTimers((ms, work) => {
    // time passes: in the clock of these tests, which is a fake
    const handle = setTimeout(work, ms);
    return () => clearTimeout(handle);
  }, timerMs);
  const sync = (...wanted: Timer<Command<Json>>[]) =>
    timers.sync(wanted, ({ id }) => fired.push(id));
  return { timers, fired, sync };
}

it('a timer that stays under its id is not started again', () => {
  const { fired, sync } = make();
  sync(timer('a', 1_000));
  vi.advanceTimersByTime(900);
  sync(timer('a', 1_000));
  vi.advanceTimersByTime(100);
  expect(fired).toEqual(['a']);
  sync(timer('a', 1_000));
  vi.advanceTimersByTime(5_000);
  expect(fired).toEqual(['a']);
});

it('a timer that is gone is cancelled, and may come back as a new one', () => {
  const { fired, sync } = make();
  sync(timer('a', 1_000), timer('b', 1_500));
  sync(timer('b', 1_500));
  vi.advanceTimersByTime(2_000);
  expect(fired).toEqual(['b']);
  sync();
  sync(timer('b', 10));
  vi.advanceTimersByTime(10);
  expect(fired).toEqual(['b', 'b']);
});

it('a timer of no time fires at once, and once', () => {
  const { fired, sync } = make();
  sync(timer('deal', 0));
  sync(timer('deal', 0));
  expect(fired).toEqual(['deal']);
});

it('a test may name another time for one of them, and that is what people see run', () => {
  const { timers, fired, sync } = make({ concede: 2_000 });
  const wanted = ['concede', 'takeback'].map((id) => ({
    ...timer(id, 60_000),
    shown: true as const,
  }));
  sync(...wanted);
  vi.advanceTimersByTime(1_500);
  expect(timers.shown(wanted)).toEqual([
    { id: 'concede', left: 500 },
    { id: 'takeback', left: 58_500 },
  ]);
  vi.advanceTimersByTime(500);
  expect(fired).toEqual(['concede']);
});

it('nothing fires after the end', () => {
  const { timers, fired, sync } = make();
  sync(timer('a', 10));
  timers.cancel();
  vi.advanceTimersByTime(20);
  expect(fired).toEqual([]);
});
