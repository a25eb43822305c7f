/**
 * A list that only grows, and of which every version stays as it was: adding to the latest one costs what is added,
 * however long it is.
 */
export class GrowingList<T> implements Iterable<T> {
  private constructor(
    /** Shared with later versions, which have more of it. */
    private readonly items: T[],
    readonly length: number,
  ) {}

  static from<T>(items: readonly T[] = []): GrowingList<T> {
    return new GrowingList([...items], items.length);
  }

  get last(): T | undefined {
    return this.length === 0 ? undefined : this.items[this.length - 1];
  }

  /** A copy, from an index on. */
  slice(from = 0): readonly T[] {
    return this.items.slice(from, this.length);
  }

  with(more: readonly T[]): GrowingList<T> {
    if (more.length === 0) return this;
    // Someone has added to this version before.
    const items = this.items.length === this.length ? this.items : this.items.slice(0, this.length);
    for (const item of more) items.push(item);
    return new GrowingList(items, items.length);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let index = 0; index < this.length; index++) yield this.items[index] as T;
  }
}
