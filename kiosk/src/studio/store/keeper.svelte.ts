import type { BoardFile } from '@mister-x/engine/pursuit';
import type { Proofs } from '../model/proof.js';
import type { Draft, DraftStore, KeepFault } from './drafts.js';
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
  /** The browser asks before it throws away what could not be saved. */
  readonly #ask = (event: Event) => {
    if (this.isAtRisk) event.preventDefault();
  };

  constructor(store: DraftStore, id: string) {
    this.#store = store;
    this.#id = id;
    this.#tabs = new TabWatch(id, tabName(), new BroadcastChannel('mister-x-studio'));
    this.#tabs.onlose = () => {
      this.state = 'elsewhere';
      return this.#save();
    };
    addEventListener('pagehide', this.#leave);
    addEventListener('beforeunload', this.#ask);
    document.addEventListener('visibilitychange', this.#leave);
  }

  /** Something is in this page alone, and will be gone with it. */
  get isAtRisk(): boolean {
    return this.state === 'full' || this.state === 'unavailable';
  }

  keep(board: BoardFile, proofs: Proofs): void {
    this.#wanted = { board, proofs };
    if (!this.#tabs.isOurs) return;
    // A warning stays until something was saved.
    if (this.state === 'kept') this.state = 'keeping';
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /**
   * This tab goes on with the draft; the other one stops saving.
   * @param goOn lays what the other one saved last onto the table
   */
  async take(goOn: (draft: Draft) => void): Promise<void> {
    if (!(await this.#tabs.take())) return;
    // What was done here in the meantime must not be saved over it.
    const own = this.#wanted;
    this.#wanted = undefined;
    const draft = await this.#store.draftOf(this.#id);
    if (draft !== undefined) goOn(draft);
    this.#wanted ??= own;
    this.state = this.#wanted === undefined ? 'kept' : 'keeping';
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }

  async flush(): Promise<void> {
    if (this.#tabs.isOurs) await this.#save();
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const wanted = this.#wanted;
    if (wanted === undefined) return;
    this.#wanted = undefined;
    const kept = await this.#store.keep({ id: this.#id, ...wanted, changedAt: Date.now() });
    if (!this.#tabs.isOurs) return;
    // What could not be saved is tried again with the next change.
    if (this.#wanted === undefined || !kept.ok) this.state = kept.ok ? 'kept' : kept.fault;
    if (!kept.ok) this.#wanted ??= wanted;
  }

  close(): void {
    removeEventListener('pagehide', this.#leave);
    removeEventListener('beforeunload', this.#ask);
    document.removeEventListener('visibilitychange', this.#leave);
    void this.flush();
    this.#tabs.close();
  }
}

function tabName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].join('.');
}
