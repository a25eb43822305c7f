import type { Draft, DraftStore, KeepResult, LateKeepResult, StoredDraftText } from './drafts.js';

export type KeepRequest = { readonly sheet: StoredDraftText };
export type KeepAnswer = { readonly turn: number; readonly kept: LateKeepResult };

/**
 * Has drafts written by a worker: a database is slow to open its books. What the page has written itself,
 * because it cannot wait, and what another tab has, is never replaced by what the worker was told before.
 */
export class DraftWorkerClient {
  readonly #store: DraftStore;
  readonly #page = crypto.getRandomValues(new Uint32Array(2)).join('.');
  readonly #open: () => Worker;
  readonly #waiting = new Map<number, { sheet: StoredDraftText; answer: (kept: LateKeepResult) => void }>();
  /** `null`: it does not start, and the page writes everything itself. */
  #worker: Worker | null | undefined;
  #turn = 0;

  constructor(store: DraftStore, open: () => Worker) {
    this.#store = store;
    this.#open = open;
  }

  /** @returns `foreign` when the page has to write it itself, if it still may */
  keep(draft: Draft): Promise<LateKeepResult> {
    const sheet = this.#write(draft);
    const worker = this.#start();
    if (worker === null) return this.#store.keep(sheet);
    return new Promise((answer) => {
      this.#waiting.set(sheet.turn, { sheet, answer });
      const ask: KeepRequest = { sheet };
      worker.postMessage(ask);
    });
  }

  /** Before the page goes, or asks the store what it has. */
  keepAtOnce(draft: Draft): Promise<KeepResult> {
    return this.#store.keep(this.#write(draft));
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#saveUnanswered();
  }

  #write(draft: Draft): StoredDraftText {
    return { id: draft.id, text: JSON.stringify(draft), page: this.#page, turn: ++this.#turn };
  }

  #start(): Worker | null {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#open();
    worker.onmessage = ({ data }: MessageEvent<KeepAnswer>) => {
      this.#waiting.get(data.turn)?.answer(data.kept);
      this.#waiting.delete(data.turn);
    };
    worker.onerror = () => {
      this.#worker = null;
      this.#saveUnanswered();
    };
    this.#worker = worker;
    return worker;
  }

  /** What the worker did not answer is written here; twice is no harm. */
  #saveUnanswered(): void {
    for (const { sheet, answer } of this.#waiting.values()) {
      void this.#store.keepLate(sheet).then(answer);
    }
    this.#waiting.clear();
  }
}
