import type { NoticeQueue, NoticeReader, LogEntry } from './queue.svelte.js';

type Announcement<W> = { readonly told: LogEntry; readonly word: W };

/**
 * What the log tells in passing, in its order. Each word is handed out once by a page, and done with when it
 * has been seen: anyone who loads the page again before that hears it again.
 */
export class Announcements<W> {
  readonly #reader: NoticeReader;
  readonly #seen = new WeakSet<LogEntry>();
  /** The last arrival of which words were handed out. */
  #arrival = 0;

  /** @param find what is to be said of notices */
  constructor(
    readonly queue: NoticeQueue,
    reader: string,
    private readonly find: (waiting: readonly LogEntry[]) => readonly Announcement<W>[],
  ) {
    this.#reader = queue.reader(reader);
  }

  take(): readonly { readonly word: W; readonly seen: () => void }[] {
    const lines = this.find(this.#reader.waiting());
    const fresh = lines.filter(({ told }) => told.arrival > this.#arrival);
    this.#arrival = Math.max(this.#arrival, ...fresh.map(({ told }) => told.arrival));
    this.#goOn();
    return fresh.map(({ told, word }) => ({
      word,
      seen: () => {
        this.#seen.add(told);
        this.#goOn();
      },
    }));
  }

  /** Up to the first word that nobody has seen; lines without words are done with. */
  #goOn(): void {
    const lines = this.find(this.#reader.waiting());
    const next = lines.find(({ told }) => !this.#seen.has(told));
    this.#reader.done(next?.told.at ?? this.#reader.end());
  }
}
