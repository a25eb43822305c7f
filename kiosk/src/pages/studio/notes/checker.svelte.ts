import type { BoardFile, BoardNote, BoardSpec } from '@mister-x/games/pursuit/rules';

export type BoardCheckRequest = {
  readonly round: number;
  /** As text, which is sent much faster than a thousand short lists. */
  readonly board: string;
  readonly spec: BoardSpec;
};
/** `null`: the same notes as in the answer before. */
export type BoardCheckAnswer = {
  readonly round: number;
  readonly notes: readonly BoardNote[] | null;
};

/** So long after the last change the board is checked: not between the taps of someone quick. */
const CHECK_AFTER_PAUSE_MS = 250;

/** What is wrong with the board as it stands, kept up to date by a worker. */
export class BoardChecker {
  notes = $state.raw<readonly BoardNote[]>([]);
  /** Whether `notes` are about the board as it is now. */
  isCurrent = $state(false);
  readonly errors = $derived.by(() => this.notes.filter(({ level }) => level === 'error'));
  readonly warnings = $derived.by(() => this.notes.filter(({ level }) => level === 'warning'));
  readonly #worker: Worker;
  readonly #spec: BoardSpec;
  #board: BoardFile | undefined;
  #changedAt = 0;
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(spec: BoardSpec, open: () => Worker) {
    this.#spec = spec;
    this.#worker = open();
    this.#worker.onmessage = ({ data }: MessageEvent<BoardCheckAnswer>) => {
      // Late answers count too: they are newer than what is shown, and the next may only say "the same".
      if (data.notes !== null) this.notes = data.notes;
      this.isCurrent = data.round === this.#round;
    };
  }

  check(board: BoardFile): void {
    this.#board = board;
    this.#round++;
    this.#changedAt = performance.now();
    this.isCurrent = false;
    this.#timer ??= setTimeout(() => this.#ask(), CHECK_AFTER_PAUSE_MS);
  }

  /** Timers are not set again with every change; one that comes too early waits for the rest. */
  #ask(): void {
    const rest = CHECK_AFTER_PAUSE_MS - (performance.now() - this.#changedAt);
    this.#timer = rest > 0 ? setTimeout(() => this.#ask(), rest) : undefined;
    if (rest > 0) return;
    const board = JSON.stringify(this.#board);
    const ask: BoardCheckRequest = { round: this.#round, board, spec: this.#spec };
    this.#worker.postMessage(ask);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }
}
