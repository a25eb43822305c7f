import type { Command, Json, Timer } from '@mister-x/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAfterTimeout, SLEEP_MS_MAX } from '../runtime/clock.js';
import type { TimerMsById } from '../runtime/tokens.js';
import { RETRY_MS, TableTimers } from './table-timers.js';
import type { DueTimes } from './waits.repository.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const steady = () => performance.now();

const timer = (id: string, ms: number): Timer<Command<Json>> => ({
  id,
  ms,
  action: { kind: 'takeback-timeout' },
});

/** @param comes whether anything comes of a timer that runs out */
function make(timerMs: TimerMsById = {}, comes: () => boolean = () => true) {
  const fired: string[] = [];
  const timers = new TableTimers(runAfterTimeout, timerMs, undefined, steady);
  const sync = (...wanted: Timer<Command<Json>>[]) =>
    timers.sync(wanted, async ({ id }) => {
      fired.push(id);
      return comes();
    });
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

describe('a timer of which nothing came', () => {
  it.each([0, 1_000])('is tried again until something does (%d ms)', async (ms) => {
    const answers = [false, false, true];
    const { fired, sync } = make({}, () => answers.shift() ?? true);
    sync(timer('a', ms));
    await vi.advanceTimersByTimeAsync(ms);
    expect(fired).toEqual(['a']);
    // Whatever else happens at the table does not hurry it.
    sync(timer('a', ms));
    await vi.advanceTimersByTimeAsync(RETRY_MS - 1);
    expect(fired).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(fired).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fired).toEqual(['a', 'a', 'a']);
  });

  it('is not tried again where it is waited for no more', async () => {
    const { timers, fired, sync } = make({}, () => false);
    sync(timer('a', 10), timer('b', 10), timer('c', 10));
    await vi.advanceTimersByTimeAsync(10);
    expect(fired).toEqual(['a', 'b', 'c']);
    sync(timer('b', 10), timer('c', 10));
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(fired.slice(3)).toEqual(['b', 'c']);
    timers.cancel();
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fired).toHaveLength(5);
  });

  it('is not mixed up with another of its id that began while it was tried', async () => {
    let answer: (came: boolean) => void = () => undefined;
    const fired: number[] = [];
    const timers = new TableTimers(runAfterTimeout, {}, undefined, steady);
    const sync = (...wanted: Timer<Command<Json>>[]) =>
      timers.sync(wanted, ({ ms }) => {
        fired.push(ms);
        return new Promise((resolve) => (answer = resolve));
      });
    sync(timer('a', 10));
    await vi.advanceTimersByTimeAsync(10);
    sync();
    sync(timer('a', 20 * RETRY_MS));
    answer(false);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fired).toEqual([10]);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(fired).toEqual([10, 20 * RETRY_MS]);
  });
});

it('a timer of days runs for days', async () => {
  const days = 2 * 24 * 3_600_000;
  const fired: string[] = [];
  const timers = new TableTimers(runAfterTimeout, {}, undefined, steady);
  timers.sync([timer('night', days)], async ({ id }) => fired.push(id) > 0);
  await vi.advanceTimersByTimeAsync(days - 1);
  expect(fired).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fired).toEqual(['night']);
});

describe('a long wait', () => {
  const day = 24 * 60 * 60_000;
  const kept = (at: number): DueTimes => new Map([['deadline', { at, ms: day }]]);

  function awaited(due: DueTimes) {
    const written: DueTimes[] = [];
    const fired: string[] = [];
    const keep = (next: DueTimes) => void written.push(next);
    // Nobody sets this one, whatever is done to the clock of the computer.
    const timers = new TableTimers(runAfterTimeout, {}, { due, keep }, steady);
    timers.sync([timer('deadline', day)], async ({ id }) => {
      fired.push(id);
      return true;
    });
    return { timers, written, fired };
  }

  it('is kept once, and holds no table in memory', () => {
    const { timers, written } = awaited(new Map());
    expect(written).toEqual([kept(Date.now() + day)]);
    expect(timers.holds).toBe(false);
    timers.sync([timer('deadline', day)], async () => true);
    expect(written).toHaveLength(1);
    timers.sync([], async () => true);
    expect(written[1]).toEqual(new Map());
  });

  it('has after a restart what is left of it, and none where it is over', () => {
    const { fired, timers } = awaited(kept(Date.now() + 1_000));
    expect(timers.shown([{ ...timer('deadline', day), shown: true }])).toEqual([{ id: 'deadline', left: 1_000 }]);
    vi.advanceTimersByTime(1_000);
    expect(fired).toEqual(['deadline']);

    const late = awaited(kept(Date.now() - day));
    vi.advanceTimersByTime(0);
    expect(late.fired).toEqual(['deadline']);
  });

  it('is never longer than the rules say, whatever the clock said before', () => {
    const { fired } = awaited(kept(Date.now() + 9 * day));
    vi.advanceTimersByTime(day);
    expect(fired).toEqual(['deadline']);
  });

  it('is forgotten with what it was for', () => {
    const { written } = awaited(new Map([['another', { at: Date.now() + 1_000, ms: day }]]));
    expect([...(written[0]?.keys() ?? [])]).toEqual(['deadline']);
  });

  /** The clock of the computer is set, and no time passes. */
  const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

  it('is not slept through by a computer that starts three days behind and is set right', () => {
    const now = Date.now();
    const due = now + 3_600_000;
    setClock(-3 * day);
    const { fired } = awaited(kept(due));
    vi.advanceTimersByTime(600_000);
    setClock(3 * day);
    vi.advanceTimersByTime(due - Date.now() - 1);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(SLEEP_MS_MAX);
    expect(fired).toEqual(['deadline']);
  });

  it.each([3, -3, 50 * 365])(
    'that begins by a wrong clock lasts as long as the rules say, when it is set by %d days',
    (days) => {
      const { fired } = awaited(new Map());
      vi.advanceTimersByTime(600_000);
      setClock(days * day);
      vi.advanceTimersByTime(day - 600_001);
      expect(fired).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(fired).toEqual(['deadline']);
    },
  );
});
