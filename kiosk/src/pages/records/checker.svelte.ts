import { RECORD_BYTES_MAX } from '@mister-x/engine/protocol';
import type { CheckAnswer, CheckRequest, RecordReport } from './check.js';

type CheckState =
  | { readonly at: 'empty' }
  | { readonly at: 'checking' }
  | { readonly at: 'digits'; readonly typed: number }
  | { readonly at: 'near' }
  | { readonly at: 'checked'; readonly report: RecordReport }
  /** `unread`: the browser could not read the file; `broken`: the check itself failed. */
  | { readonly at: 'failed'; readonly why: 'unread' | 'late' | 'broken' };

/** A long game takes seconds on a small computer; only a hostile file takes longer. */
const CHECK_TIMEOUT_MS = 60_000;

/** Checks the file that someone chose, each time in a fresh worker, which it does not outlive. */
export class RecordChecker {
  state = $state.raw<CheckState>({ at: 'empty' });
  file = $state.raw<File | null>(null);
  checkNumber = $state('');

  #open: () => Worker;
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts checks, so that a file still being read does not start one that was given up. */
  #round = 0;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  take(file: File): Promise<void> {
    this.file = file;
    return this.check();
  }

  async check(): Promise<void> {
    const { file, checkNumber } = this;
    if (file === null) return;
    this.stop();
    const round = this.#round;
    this.state = { at: 'checking' };
    const buffer = await file
      // The verifier refuses whatever is longer than a record can be.
      .slice(0, RECORD_BYTES_MAX + 1)
      .arrayBuffer()
      .catch(() => undefined);
    if (round !== this.#round) return;
    if (buffer === undefined) return this.#end({ at: 'failed', why: 'unread' });
    try {
      const worker = this.#open();
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.kind === 'checked') this.#end({ at: 'checked', report: data.report });
        else if (data.kind === 'near') this.#end({ at: 'near' });
        else this.#end({ at: 'digits', typed: data.typed });
      };
      worker.onerror = () => this.#end({ at: 'failed', why: 'broken' });
      this.#timer = setTimeout(() => this.#end({ at: 'failed', why: 'late' }), CHECK_TIMEOUT_MS);
      const ask: CheckRequest = { bytes: new Uint8Array(buffer), checkNumber, now: Date.now() };
      worker.postMessage(ask, [buffer]);
    } catch {
      this.#end({ at: 'failed', why: 'broken' });
    }
  }

  /** Gives up whatever is under way. */
  stop(): void {
    this.#round++;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.state.at === 'checking') this.state = { at: 'empty' };
  }

  #end(state: CheckState): void {
    this.stop();
    this.state = state;
  }
}
