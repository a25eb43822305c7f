import type { Timers } from '../src/scanner.js';

/** Time that passes only when told to. */
export class HandTimers implements Timers {
  now = 0;
  private readonly due = new Map<() => void, number>();

  after(ms: number, run: () => void) {
    const entry = () => run();
    this.due.set(entry, this.now + ms);
    return () => {
      this.due.delete(entry);
    };
  }

  /** Lets time pass; what falls due in between runs at its time. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      let next: readonly [() => void, number] | undefined;
      for (const entry of this.due) if (next === undefined || entry[1] < next[1]) next = entry;
      if (next === undefined || next[1] > end) break;
      const [run, at] = next;
      this.due.delete(run);
      this.now = at;
      run();
    }
    this.now = end;
  }
}
