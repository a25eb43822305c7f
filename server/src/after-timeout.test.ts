import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterTimeout } from './after-timeout.js';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([1, 1_000, 2 ** 31 - 1, 2 ** 31, 28 * DAY_MS, 100 * DAY_MS])(
  'waits for %d ms, and works once',
  (ms) => {
    const work = vi.fn();
    afterTimeout(ms, work);
    vi.advanceTimersByTime(ms - 1);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each([0, 30])('is cancelled, after %d days as well', (days) => {
  const work = vi.fn();
  const cancel = afterTimeout(60 * DAY_MS, work);
  vi.advanceTimersByTime(days * DAY_MS);
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60 * DAY_MS);
  expect(work).not.toHaveBeenCalled();
});
