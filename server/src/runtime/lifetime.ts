import type { RunAfter } from './tokens.js';

/**
 * From the start of the server to its end. All that the server begins by itself waits for a timer of
 * this one, and what is asked of it asks this one first: once it is over nothing begins any more, and
 * what was begun can be waited for.
 */
export class Lifetime {
  private readonly timers = new Set<() => void>();
  private readonly begun = new Set<Promise<unknown>>();
  private ended = false;

  constructor(private readonly timer: RunAfter) {}

  get isOver(): boolean {
    return this.ended;
  }

  /** As the timer that it was made of, until it is over. */
  readonly after: RunAfter = (ms, work, left) => {
    if (this.ended) return () => undefined;
    const begin = () => {
      this.timers.delete(cancel);
      const begun = work();
      // A rejection, which is a bug, stays unhandled.
      if (begun instanceof Promise) void this.join(begun).finally(() => undefined);
    };
    const stop = this.timer(ms, begin, left);
    const cancel = () => {
      this.timers.delete(cancel);
      stop();
    };
    this.timers.add(cancel);
    return cancel;
  };

  /** `work` is waited for at the end. */
  join<T>(work: Promise<T>): Promise<T> {
    this.begun.add(work);
    const done = () => this.begun.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when all is done that was begun. */
  async settled(): Promise<void> {
    while (this.begun.size > 0) await Promise.allSettled(this.begun);
  }

  end(): void {
    this.ended = true;
    for (const cancel of this.timers) cancel();
  }
}
