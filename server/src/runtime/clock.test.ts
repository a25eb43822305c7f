import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterTimeout, SLEEP_MS_MAX } from './clock.js';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([1, 1_000, SLEEP_MS_MAX, SLEEP_MS_MAX + 1, 2 * DAY_MS])('waits for %d ms, and works once', (ms) => {
  const work = vi.fn();
  runAfterTimeout(ms, work);
  vi.advanceTimersByTime(ms - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([0, 1])('is cancelled, after %d days as well', (days) => {
  const work = vi.fn();
  const cancel = runAfterTimeout(2 * DAY_MS, work);
  vi.advanceTimersByTime(days * DAY_MS);
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(work).not.toHaveBeenCalled();
});

it('asks what is left once a minute at least, and no more when it is over', () => {
  let left = DAY_MS;
  const work = vi.fn();
  runAfterTimeout(left, work, () => left);
  vi.advanceTimersByTime(10 * SLEEP_MS_MAX);
  expect(work).not.toHaveBeenCalled();
  left = 0;
  vi.advanceTimersByTime(SLEEP_MS_MAX);
  expect(work).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
