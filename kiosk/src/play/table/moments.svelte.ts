import type { NoticeQueue, NoticeReader, Told } from '../../lib/notices/queue.svelte.js';

/** Something everybody should look up for, and the notices that tell it. */
export type Found<Moment> = {
  readonly moment: Moment;
  /** The number of its first notice. */
  readonly from: number;
  /** The number after its last notice. */
  readonly upTo: number;
};

/** Moments one after the other, each until somebody has looked: none is lost in a gap, none comes twice. */
export class Moments<Moment> {
  readonly #reader: NoticeReader;
  readonly #waiting = $derived.by((): readonly Found<Moment>[] =>
    this.find(this.#reader.waiting()),
  );

  /** @param find moments among notices, in their order; what comes later changes none of them */
  constructor(
    queue: NoticeQueue,
    private readonly find: (notices: readonly Told[]) => readonly Found<Moment>[],
  ) {
    this.#reader = queue.reader('moments');
  }

  /** What is to be shown now. */
  get current(): Found<Moment> | undefined {
    return this.#waiting[0];
  }

  /** It has been looked at. */
  close(): void {
    const { current } = this;
    if (current !== undefined) this.#reader.done(current.upTo);
  }

  /** Lines that nobody need look up for are done with. */
  settle(): void {
    this.#reader.done(this.current?.from ?? this.#reader.rest());
  }
}
