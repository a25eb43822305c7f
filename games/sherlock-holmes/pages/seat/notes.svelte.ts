import {
  type Action,
  type LocationId,
  NOTEBOOK_MARK_MAX_CHARS,
  type NotebookMark,
  type Notebook,
  NOTEBOOK_PAGE_MAX_CHARS,
} from '../../rules/browser.js';

type NotebookPage = Pick<Notebook, 'own' | 'text'>;
/** Whether the referee has taken it. */
type Send = (action: Action) => Promise<boolean>;
/** Calls back once after `ms`; the answer cancels. */
type Schedule = (ms: number, callback: () => void) => () => void;

/** After the last touch, so that a word is one note and not one a letter. */
export const SAVE_AFTER_PAUSE_MS = 700;
/** A note that was not taken is sent again. */
export const SAVE_RETRY_MS = 3_000;

const scheduleByTimeout: Schedule = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/**
 * What a player writes in his notebook: shown at once, kept by the referee a moment later (SH-19). What is not yet
 * taken lies over what the referee has, so that a quick second note cannot lose the first.
 */
export class NotebookNotes {
  #marks = $state.raw<ReadonlyMap<LocationId, NotebookMark | null>>(new Map());
  #page = $state.raw<NotebookPage | null>(null);
  #cancel: () => void = () => {};
  #isStopped = false;
  #sending = false;

  constructor(
    private readonly kept: () => Notebook,
    private readonly send: Send,
    private readonly schedule: Schedule = scheduleByTimeout,
  ) {}

  /** Something is not with the referee yet. */
  get isPending(): boolean {
    return this.#marks.size > 0 || this.#page !== null;
  }

  mark(place: LocationId): NotebookMark {
    const written = this.#marks.get(place);
    return written === undefined ? (this.kept().marks[place] ?? {}) : (written ?? {});
  }

  get own(): Notebook['own'] {
    return (this.#page ?? this.kept()).own;
  }

  get text(): string {
    return (this.#page ?? this.kept()).text;
  }

  change(place: LocationId, change: { readonly [M in keyof NotebookMark]?: NotebookMark[M] | undefined }): void {
    const mark = withoutEmptyMembers({ ...this.mark(place), ...change });
    this.#marks = new Map([...this.#marks, [place, mark]]);
    this.#wait(SAVE_AFTER_PAUSE_MS);
  }

  slot(at: number, place: LocationId | null): void {
    const own = Array.from({ length: 5 }, (_, i) => (i === at ? place : (this.own[i] ?? null)));
    this.#write({ own, text: this.text });
  }

  write(text: string): void {
    this.#write({ own: this.own, text: text.slice(0, NOTEBOOK_PAGE_MAX_CHARS) });
  }

  /** Sends what is pending now, and what is written meanwhile as well. */
  async flush(): Promise<void> {
    this.#cancel();
    if (this.#sending || this.#isStopped) return;
    this.#sending = true;
    let taken = true;
    while (taken && this.isPending) taken = await this.#sendOne();
    this.#sending = false;
    if (!taken && !this.#isStopped) this.#wait(SAVE_RETRY_MS);
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  #write(page: NotebookPage): void {
    this.#page = page;
    this.#wait(SAVE_AFTER_PAUSE_MS);
  }

  #wait(ms: number): void {
    this.#cancel();
    this.#cancel = this.schedule(ms, () => void this.flush());
  }

  async #sendOne(): Promise<boolean> {
    const [first] = this.#marks;
    if (first !== undefined) {
      const [location, mark] = first;
      if (!(await this.send({ type: 'mark', location, mark }))) return false;
      // Written again meanwhile, it goes out again.
      if (this.#marks.get(location) === mark) {
        this.#marks = new Map([...this.#marks].filter(([place]) => place !== location));
      }
      return true;
    }
    const page = this.#page;
    if (page === null) return true;
    if (!(await this.send({ type: 'jot', own: page.own, text: page.text }))) return false;
    if (this.#page === page) this.#page = null;
    return true;
  }
}

/** Without what says nothing; `null`: nothing is left. */
function withoutEmptyMembers({
  struck,
  case: of,
  number,
  text,
}: { readonly [M in keyof NotebookMark]?: NotebookMark[M] | undefined }): NotebookMark | null {
  const mark: NotebookMark = {
    ...(struck === true ? { struck } : {}),
    ...(of === undefined ? {} : { case: of }),
    ...(number === undefined ? {} : { number }),
    ...(text === undefined || text === '' ? {} : { text: text.slice(0, NOTEBOOK_MARK_MAX_CHARS) }),
  };
  return Object.keys(mark).length === 0 ? null : mark;
}
