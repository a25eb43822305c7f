import { CLOSING_TIMEOUTS_MS } from '../cli/closing.js';
import type { TestOverrides } from '../cli/start.js';

/** For a server that is stopped: a step of it is over when it is done, or when a test says that its time is. */
export class SlowClosing {
  static readonly steps = Object.values(CLOSING_TIMEOUTS_MS);
  /** The longest times of the steps that have begun, in order. */
  readonly begun: number[] = [];
  private readonly running = new Set<() => void>();

  readonly overrides: Pick<TestOverrides, 'closing'> = {
    closing: (ms, work) => {
      this.begun.push(ms);
      this.running.add(work);
      return () => this.running.delete(work);
    },
  };

  /** The step that is under way has taken too long. */
  expire(): void {
    for (const work of this.running) work();
  }
}
