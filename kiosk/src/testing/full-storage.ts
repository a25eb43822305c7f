/** A browser's storage that can be full: it then gives what it has and takes nothing. */
export class FullStorage implements Storage {
  takes = true;
  /** Characters of the longest text it takes. */
  room = Number.POSITIVE_INFINITY;
  /** Whether it lets go of anything. */
  lets = true;
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (!this.takes || text.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, text);
  }

  removeItem(key: string): void {
    if (!this.lets) throw new DOMException('forbidden', 'SecurityError');
    this.#items.delete(key);
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  clear(): void {
    this.#items.clear();
  }
}
