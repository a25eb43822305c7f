import type { Unsubscribe } from './scanner.js';

/** Listeners in the order in which they came; one may leave while it is being told. */
export class Listeners<T> {
  private readonly all = new Set<{ tell: (value: T) => void }>();

  add(tell: (value: T) => void): Unsubscribe {
    const entry = { tell };
    this.all.add(entry);
    return () => {
      this.all.delete(entry);
    };
  }

  tell(value: T): void {
    for (const entry of [...this.all]) if (this.all.has(entry)) entry.tell(value);
  }

  clear(): void {
    this.all.clear();
  }
}
