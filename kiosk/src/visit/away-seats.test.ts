import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AwaySeats } from './away-seats.svelte.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const table = (...awayIn: readonly (number | null)[]) =>
  ({
    seats: awayIn.map((left, at) => ({ seat: `s${at}`, awayIn: left })),
  }) as unknown as Parameters<AwaySeats['follow']>[0];

it('counts a seat as away from the moment that the server named, not from when its line broke', () => {
  const away = new AwaySeats();
  away.follow(table(null, 0, 9_000, 15_000));
  expect([...away.now]).toEqual(['s1']);
  vi.advanceTimersByTime(8_999);
  expect([...away.now]).toEqual(['s1']);
  vi.advanceTimersByTime(1);
  expect([...away.now]).toEqual(['s1', 's2']);
  vi.advanceTimersByTime(6_000);
  expect([...away.now]).toEqual(['s1', 's2', 's3']);
});

it('counts from when it first heard that a line is down', () => {
  const away = new AwaySeats();
  away.follow(table(15_000));
  vi.advanceTimersByTime(14_000);
  away.follow(table(15_000));
  vi.advanceTimersByTime(1_000);
  expect([...away.now]).toEqual(['s0']);
});

it('counts no seat as away whose phone came back meanwhile', () => {
  const away = new AwaySeats();
  away.follow(table(15_000));
  vi.advanceTimersByTime(14_000);
  away.follow(table(null));
  vi.advanceTimersByTime(14_000);
  expect([...away.now]).toEqual([]);
});
