/**
 * Small things that are remembered. Storage may be absent, full or forbidden (private windows):
 * then they last as long as the page.
 */
class Store {
  readonly #memory = new Map<string, string>();
  /** Keys of which the storage holds something older than the memory. */
  readonly #stale = new Set<string>();

  constructor(private readonly storage: () => Storage) {}

  remember(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#memory.set(key, text);
    this.#write(key, (storage) => storage.setItem(PREFIX + key, text));
  }

  recall(key: string): unknown {
    let text: string | null = null;
    try {
      if (!this.#stale.has(key)) text = this.storage().getItem(PREFIX + key);
    } catch {
      // As below.
    }
    text ??= this.#memory.get(key) ?? null;
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  forget(key: string): void {
    this.#memory.delete(key);
    this.#write(key, (storage) => storage.removeItem(PREFIX + key));
  }

  #write(key: string, change: (storage: Storage) => void): void {
    try {
      change(this.storage());
      this.#stale.delete(key);
    } catch {
      this.#stale.add(key);
    }
  }
}

const PREFIX = 'mister-x:';

const device = new Store(() => localStorage);

/** What this tab alone remembers, until it is closed; a page that is loaded again has it. */
export const tab = new Store(() => sessionStorage);

export function remember(key: string, value: unknown): void {
  device.remember(key, value);
}

export function recall(key: string): unknown {
  return device.recall(key);
}

export function forget(key: string): void {
  device.forget(key);
}
