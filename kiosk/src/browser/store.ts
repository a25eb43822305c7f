/**
 * Small things that are remembered. Storage may be absent, full or forbidden (private windows):
 * then they last as long as the page.
 */
class KeyValueStore {
  readonly #memory = new Map<string, string>();
  /** Keys of which the storage holds something older than the memory. */
  readonly #stale = new Set<string>();

  constructor(
    private readonly storage: () => Storage,
    /** Told at each write of `remember` whether the storage has everything: what it lacks ends with the page. */
    private readonly onWrite: (keepsAll: boolean) => void = () => {},
  ) {}

  remember(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#memory.set(key, text);
    // Where there is room for one there may be for what was refused before.
    if (this.#put(key, text)) for (const [other, kept] of this.#unkept()) this.#put(other, kept);
    this.onWrite(this.#unkept().length === 0);
  }

  recall(key: string): unknown {
    let text: string | null = null;
    try {
      if (!this.#stale.has(key)) text = this.storage().getItem(KEY_PREFIX + key);
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
    this.#write(key, (storage) => storage.removeItem(KEY_PREFIX + key));
  }

  #put(key: string, text: string): boolean {
    return this.#write(key, (storage) => storage.setItem(KEY_PREFIX + key, text));
  }

  #unkept(): readonly (readonly [string, string])[] {
    return [...this.#memory].filter(([key]) => this.#stale.has(key));
  }

  #write(key: string, change: (storage: Storage) => void): boolean {
    try {
      change(this.storage());
      this.#stale.delete(key);
      return true;
    } catch {
      this.#stale.add(key);
      return false;
    }
  }
}

const KEY_PREFIX = 'mister-x:';

let notifyWriteListener: (keepsAll: boolean) => void = () => {};
const deviceStore = new KeyValueStore(
  () => localStorage,
  (keepsAll) => notifyWriteListener(keepsAll),
);

/** Told at every write of `remember` whether the browser has everything that was ever to be remembered. */
export function onWrite(listener: (keepsAll: boolean) => void): void {
  notifyWriteListener = listener;
}

/** What this tab alone remembers, until it is closed; a page that is loaded again has it. */
export const tabStore = new KeyValueStore(() => sessionStorage);

export function remember(key: string, value: unknown): void {
  deviceStore.remember(key, value);
}

export function recall(key: string): unknown {
  return deviceStore.recall(key);
}

export function forget(key: string): void {
  deviceStore.forget(key);
}
