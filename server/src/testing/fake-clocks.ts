import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { vi } from 'vitest';
import { SLEEP_MS_MAX } from '../runtime/clock.js';

/**
 * The computer's clock, which can be set, and `os.uptime`, which cannot. Both stand still but for `pass`
 * and `set`. A test that makes them restores them.
 */
export class FakeClocks {
  /** When the computer was switched on, by its clock as it is set now. */
  private booted = Date.now() - os.uptime() * 1_000;

  constructor(timers: readonly ('setTimeout' | 'setInterval')[] = []) {
    const clears = timers.map((name) => name.replace('set', 'clear') as 'clearTimeout');
    vi.useFakeTimers({ toFake: ['Date', ...timers, ...clears] });
    vi.spyOn(os, 'uptime').mockImplementation(() => (Date.now() - this.booted) / 1_000);
    syncBuiltinESMExports();
  }

  /** The clock is set forward, or back where `by` (milliseconds) is negative. */
  set(by: number): void {
    this.booted += by;
    vi.setSystemTime(Date.now() + by);
  }

  /** In milliseconds. Of a time longer than a sleep, the timers notice its last minute alone. */
  pass(ms: number): void {
    const rest = Math.min(ms, SLEEP_MS_MAX);
    vi.setSystemTime(Date.now() + ms - rest);
    vi.advanceTimersByTime(rest);
  }

  restore(): void {
    vi.mocked(os.uptime).mockRestore();
    syncBuiltinESMExports();
    vi.useRealTimers();
  }
}
