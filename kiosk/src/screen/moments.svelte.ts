import type { NoticeQueue, NoticeReader, LogEntry } from '../visit/notices/queue.svelte.js';
import { resettable } from '../kit/resettable.js';

/** Something everybody should look up for, and the notices that tell it. */
export type FoundMoments<Moment> = {
  /** Shown one after the other; never empty. */
  readonly moments: readonly Moment[];
  /** The number of its first notice. */
  readonly from: number;
  /** The number after its last notice. */
  readonly upTo: number;
};

/** Moments one after the other, each until someone has looked: none is lost in a gap, none comes twice. */
export class Moments<Moment> {
  readonly #reader: NoticeReader;
  readonly #waiting = $derived.by((): readonly FoundMoments<Moment>[] => this.find(this.#reader.waiting()));
  readonly #from = $derived.by(() => this.#waiting[0]?.from);
  /** Which moment of the first that was found. */
  #part = $derived(resettable(this.#from, () => 0));

  /** @param find moments among notices, in their order; what comes later changes none of them */
  constructor(
    queue: NoticeQueue,
    private readonly find: (notices: readonly LogEntry[]) => readonly FoundMoments<Moment>[],
  ) {
    this.#reader = queue.reader('moments');
  }

  /** What is to be shown now. */
  get current(): Moment | undefined {
    return this.#waiting[0]?.moments[this.#part];
  }

  /** Another one for each moment. */
  get key(): string {
    return `${this.#from}/${this.#part}`;
  }

  /** It has been looked at. */
  close(): void {
    const [found] = this.#waiting;
    if (found === undefined) return;
    if (this.#part + 1 < found.moments.length) this.#part++;
    else this.#reader.done(found.upTo);
  }

  /** Lines that nobody need look up for are done with. */
  markSeen(): void {
    this.#reader.done(this.#from ?? this.#reader.end());
  }
}
