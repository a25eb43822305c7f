import type { RunAfter } from '../runtime/tokens.js';

/** A clock that a test turns: what the server waits for happens when it is told to. */
export class ManualTimers {
  readonly waiting: { readonly ms: number; readonly work: () => unknown }[] = [];

  readonly after: RunAfter = (ms, work) => {
    const wait = { ms, work };
    this.waiting.push(wait);
    return () => {
      const index = this.waiting.indexOf(wait);
      if (index >= 0) this.waiting.splice(index, 1);
    };
  };

  strike(): void {
    for (const { work } of this.waiting.splice(0)) work();
  }
}
