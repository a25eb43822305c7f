import type { BoardFile } from '@mister-x/engine/pursuit';
import type { Proofs } from '../model/proof.js';
import type { DraftStore, KeepFault } from './drafts.js';
import { TabWatch } from './tabs.js';

export type Keeping = 'kept' | 'keeping' | 'elsewhere' | KeepFault;

/** Between two saves, at least. */
const PAUSE_MS = 400;

/** Saves a draft by itself whenever it changes, unless another tab has it. */
export class Keeper {
  state = $state.raw<Keeping>('kept');
  readonly #store: DraftStore;
  readonly #id: string;
  readonly #tabs: TabWatch;
  #wanted: { readonly board: BoardFile; readonly proofs: Proofs } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #leave = () => void this.flush();

  constructor(store: DraftStore, id: string) {
    this.#store = store;
    this.#id = id;
    this.#tabs = new TabWatch(id, tabName(), new BroadcastChannel('mister-x-studio'));
    this.#tabs.onchange = (ours) => {
      this.state = ours ? 'keeping' : 'elsewhere';
      if (ours) void this.flush();
    };
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#leave);
  }

  get isOurs(): boolean {
    return this.#tabs.isOurs;
  }

  keep(board: BoardFile, proofs: Proofs): void {
    this.#wanted = { board, proofs };
    if (!this.#tabs.isOurs) return;
    this.state = 'keeping';
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** This tab goes on with the draft; the other one stops saving. */
  take(): void {
    this.#tabs.take();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const wanted = this.#wanted;
    if (wanted === undefined || !this.#tabs.isOurs) return;
    this.#wanted = undefined;
    const kept = await this.#store.keep({ id: this.#id, ...wanted, changedAt: Date.now() });
    if (!this.#tabs.isOurs) return;
    // What could not be saved is tried again with the next change.
    if (this.#wanted === undefined || !kept.ok) this.state = kept.ok ? 'kept' : kept.fault;
    if (!kept.ok) this.#wanted ??= wanted;
  }

  close(): void {
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#leave);
    void this.flush();
    this.#tabs.close();
  }
}

function tabName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].join('.');
}
