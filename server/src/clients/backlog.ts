import { monotonic, type Now } from '../limits/token-bucket.js';

export type BacklogLimits = {
  /** Bytes that wait for one client; the message that goes beyond is the last. */
  readonly client: number;
  /** Bytes that wait for all of them together. */
  readonly all: number;
  /** The longest that anything waits, in milliseconds. */
  readonly ms: number;
};

/**
 * The longest answer, the record of an evening with a board of its own, is a fraction of the first;
 * a phone that has lost its network is given up after 18 seconds anyway.
 */
const BACKLOG_LIMITS: BacklogLimits = {
  client: 2 * 1024 * 1024,
  all: 48 * 1024 * 1024,
  ms: 30_000,
};

/** A connection, as far as it is needed here. */
export type Outgoing = {
  /** Bytes that the system has not taken yet. */
  readonly waiting: number;
  terminate(): void;
};

type Waiting = { bytes: number; since: number | undefined; cut: boolean };

/** What was sent and not yet taken: who does not read is cut off before it costs the memory. */
export class Backlog {
  private readonly waiting = new Map<Outgoing, Waiting>();
  /** As far as it was looked at: what has been taken since still counts. */
  private all = 0;

  constructor(
    private readonly limits: BacklogLimits = BACKLOG_LIMITS,
    private readonly now: Now = monotonic,
  ) {}

  /** Bytes that wait in all. */
  get bytes(): number {
    for (const [connection, waiting] of this.waiting) this.count(connection, waiting);
    return this.all;
  }

  follow(connection: Outgoing): void {
    this.waiting.set(connection, { bytes: 0, since: undefined, cut: false });
  }

  forget(connection: Outgoing): void {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined) return;
    this.writeOff(waiting);
    this.waiting.delete(connection);
  }

  /** Asked before anything is sent; whoever has no room is cut off. */
  hasRoom(connection: Outgoing): boolean {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined || waiting.cut) return false;
    this.count(connection, waiting);
    const room = waiting.bytes <= this.limits.client && !this.isLate(waiting);
    if (!room) this.cut(connection, waiting);
    return room;
  }

  /** Told after it was. */
  sent(connection: Outgoing): void {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined || waiting.cut) return;
    this.count(connection, waiting);
    if (this.all > this.limits.all && this.bytes > this.limits.all) this.cutLongest();
  }

  private isLate({ since }: Waiting): boolean {
    return since !== undefined && this.now() - since > this.limits.ms;
  }

  private count(connection: Outgoing, waiting: Waiting): void {
    if (waiting.cut) return;
    const bytes = connection.waiting;
    this.all += bytes - waiting.bytes;
    waiting.bytes = bytes;
    if (bytes === 0) waiting.since = undefined;
    else waiting.since ??= this.now();
  }

  private cutLongest(): void {
    let longest: readonly [Outgoing, Waiting] | undefined;
    for (const entry of this.waiting) {
      if (!entry[1].cut && entry[1].bytes > (longest?.[1].bytes ?? 0)) longest = entry;
    }
    if (longest !== undefined) this.cut(...longest);
  }

  /** Not in the same breath: whoever is sending is in the middle of something. */
  private cut(connection: Outgoing, waiting: Waiting): void {
    // As good as gone: nobody else has to go for it.
    this.writeOff(waiting);
    setImmediate(() => connection.terminate());
  }

  /** From now on it counts for nothing. */
  private writeOff(waiting: Waiting): void {
    waiting.cut = true;
    this.all -= waiting.bytes;
    waiting.bytes = 0;
  }
}
