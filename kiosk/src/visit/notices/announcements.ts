import type { NoticeQueue, NoticeReader, LogEntry } from './queue.svelte.js';

type Announcement<W> = { readonly entry: LogEntry; readonly line: W };

/**
 * Lines of the log that a page announces in passing, in their order. Each is handed out once by a page, and done with when
 * it has been seen: anyone who loads the page again before that hears it again.
 */
export class Announcements<W> {
  readonly #reader: NoticeReader;
  readonly #seen = new WeakSet<LogEntry>();
  /** The last arrival of which lines were handed out. */
  #arrival = 0;

  /** @param find what is to be said of notices */
  constructor(
    readonly queue: NoticeQueue,
    reader: string,
    private readonly find: (waiting: readonly LogEntry[]) => readonly Announcement<W>[],
  ) {
    this.#reader = queue.reader(reader);
  }

  take(): readonly { readonly line: W; readonly seen: () => void }[] {
    const lines = this.find(this.#reader.waiting());
    const fresh = lines.filter(({ entry }) => entry.arrival > this.#arrival);
    this.#arrival = Math.max(this.#arrival, ...fresh.map(({ entry }) => entry.arrival));
    this.#goOn();
    return fresh.map(({ entry, line }) => ({
      line,
      seen: () => {
        this.#seen.add(entry);
        this.#goOn();
      },
    }));
  }

  /** Up to the first line that nobody has seen; entries without a line are done with. */
  #goOn(): void {
    const lines = this.find(this.#reader.waiting());
    const next = lines.find(({ entry }) => !this.#seen.has(entry));
    this.#reader.done(next?.entry.at ?? this.#reader.end());
  }
}
