import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts.svelte.js';

/** What a page needs of the browser to count: whether it is seen. */
const page = Object.assign(new EventTarget(), { hidden: false });
const place = Symbol('page');
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  close = toasts.openPlace(place, false);
});
afterEach(() => {
  for (const { id } of toasts.list) toasts.dismiss(id);
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const texts = () => toasts.at(place).map(({ text }) => text);

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('shows three at a time, and drops none that nobody has seen', () => {
  for (const text of ['a', 'b', 'c', 'd']) toasts.info(text);
  expect(texts()).toEqual(['a', 'b', 'c']);
  toasts.dismiss(toasts.list[0]?.id ?? 0);
  expect(texts()).toEqual(['b', 'c', 'd']);
});

it('waits for a moment to go, except with an error', () => {
  const free = toasts.hold();
  toasts.info('a');
  toasts.error('b');
  expect(texts()).toEqual(['b']);
  free();
  expect(texts()).toEqual(['a', 'b']);
});

it('has been seen after a while, on a page that someone sees', () => {
  const seen = vi.fn();
  toasts.info('a', seen);
  toasts.showing(toasts.list[0]?.id ?? 0);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect([texts(), seen.mock.calls.length]).toEqual([['a'], 0]);
  hide(false);
  vi.advanceTimersByTime(6_000);
  expect([texts(), seen.mock.calls.length]).toEqual([[], 1]);
});

it('says the same once, and tells both who said it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  toasts.info('a', first);
  toasts.info('b');
  toasts.info('a', second);
  expect(texts()).toEqual(['a', 'b']);
  toasts.dismiss(toasts.list[0]?.id ?? 0);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
