import type { BoardFile, BoardNote, BoardSpec } from '@mister-x/engine/pursuit';

export type CheckAsk = {
  readonly round: number;
  /** As text, which is sent much faster than a thousand short lists. */
  readonly board: string;
  readonly spec: BoardSpec;
};
/** `null`: the same notes as in the answer before. */
export type CheckAnswer = { readonly round: number; readonly notes: readonly BoardNote[] | null };

/** So long after the last change the board is checked: not between the taps of somebody quick. */
const CALM_MS = 250;

/** What is wrong with the board as it stands, kept up to date by a worker. */
export class Checker {
  notes = $state.raw<readonly BoardNote[]>([]);
  /** Whether `notes` are about the board as it is now. */
  isCurrent = $state(false);
  readonly errors = $derived.by(() => this.notes.filter(({ level }) => level === 'error'));
  readonly warnings = $derived.by(() => this.notes.filter(({ level }) => level === 'warning'));
  readonly #worker: Worker;
  readonly #spec: BoardSpec;
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(spec: BoardSpec, open: () => Worker) {
    this.#spec = spec;
    this.#worker = open();
    this.#worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      // Late answers count too: they are newer than what is shown, and the next may only say "the same".
      if (data.notes !== null) this.notes = data.notes;
      this.isCurrent = data.round === this.#round;
    };
  }

  check(board: BoardFile): void {
    const round = ++this.#round;
    this.isCurrent = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const ask: CheckAsk = { round, board: JSON.stringify(board), spec: this.#spec };
      this.#worker.postMessage(ask);
    }, CALM_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }
}
