import { SIGN_OF_LIFE_MS } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENT_MS, SilenceWatch } from './silence.js';

let watch: SilenceWatch;
let said: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  watch = new SilenceWatch();
  watch.onSilence((silent) => said.push(silent));
});
afterEach(() => {
  vi.useRealTimers();
});

it('says within six seconds that nothing is heard, and when something is again', () => {
  watch.heard();
  vi.advanceTimersByTime(SILENT_MS - 1);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(SILENT_MS).toBeLessThanOrEqual(6_000);
  expect(said).toEqual([true]);
  watch.heard();
  expect(said).toEqual([true, false]);
  vi.advanceTimersByTime(SILENT_MS);
  expect(said).toEqual([true, false, true]);
});

it('says nothing while signs come, one of them as late as a poor network makes it', () => {
  watch.heard();
  for (const late of [0, 300, 1_900, 0, 1_500, 1_900]) {
    vi.advanceTimersByTime(SIGN_OF_LIFE_MS + late);
    watch.heard();
  }
  expect(said).toEqual([]);
});

it('gives a page that slept, or was busy, the time to hear what came meanwhile', () => {
  watch.heard();
  // Timers stand still in a page that sleeps; the clock does not.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(SILENT_MS);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(SIGN_OF_LIFE_MS);
  watch.heard();
  vi.advanceTimersByTime(SIGN_OF_LIFE_MS);
  expect(said).toEqual([]);
});

it('says so after all when a page that slept hears nothing', () => {
  watch.heard();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(2 * SILENT_MS);
  expect(said).toEqual([true]);
});

it('has nothing to say of a line that is down', () => {
  watch.heard();
  watch.stop();
  vi.advanceTimersByTime(10 * SILENT_MS);
  expect(said).toEqual([]);
  watch.heard();
  vi.advanceTimersByTime(SILENT_MS);
  watch.stop();
  expect(said).toEqual([true, false]);
});
