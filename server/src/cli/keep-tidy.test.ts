import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTidy } from './keep-tidy.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects while matches are checked, once more after them, and never again', async () => {
  const collect = vi.fn();
  let done = (_matches: number) => {};
  const checked = new Promise<number>((resolve) => {
    done = resolve;
  });
  const tidy = keepTidy(checked, collect);
  vi.advanceTimersByTime(11_000);
  expect(collect).toHaveBeenCalledTimes(2);
  done(300);
  await tidy;
  expect(collect).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(3);
});

it('collects nothing where there was no match to check', async () => {
  const collect = vi.fn();
  await keepTidy(Promise.resolve(0), collect);
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});

it('finds what collects', async () => {
  await expect(keepTidy(Promise.resolve(1))).resolves.toBeUndefined();
});
