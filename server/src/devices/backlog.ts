import { monotonic, type Now } from '../limits/token-bucket.js';

export type BacklogLimits = {
  /** Bytes that wait for one device; the message that goes beyond is the last. */
  readonly device: number;
  /** Bytes that wait for all of them together. */
  readonly all: number;
  /** The longest that anything waits, in milliseconds. */
  readonly ms: number;
};

/**
 * The longest answer, the record of an evening with a board of its own, is a fraction of the first;
 * a phone that has lost its network is given up after 18 seconds anyway.
 */
export const BACKLOG_LIMITS: BacklogLimits = {
  device: 2 * 1024 * 1024,
  all: 48 * 1024 * 1024,
  ms: 30_000,
};

/** A connection of the socket library below its protocol, as far as it is needed here. */
export type Outgoing = {
  on(name: 'packetCreate', heard: (packet: { readonly data?: unknown }) => void): unknown;
  on(name: 'flush' | 'close', heard: () => void): unknown;
  readonly transport: {
    on(name: 'drain', heard: () => void): unknown;
    readonly socket: {
      /** Bytes that the system has not taken yet. */
      readonly bufferedAmount: number;
      terminate(): void;
    };
  };
};

type Waiting = { bytes: number; queued: number; since: number | undefined; cut: boolean };

/** What was sent and not yet taken: who does not read is cut off before it costs the memory. */
export class Backlog {
  private readonly waiting = new Map<Outgoing, Waiting>();
  private all = 0;

  constructor(
    private readonly limits: BacklogLimits = BACKLOG_LIMITS,
    private readonly now: Now = monotonic,
  ) {}

  /** Bytes that wait in all. */
  get bytes(): number {
    return this.all;
  }

  follow(connection: Outgoing): void {
    const waiting: Waiting = { bytes: 0, queued: 0, since: undefined, cut: false };
    this.waiting.set(connection, waiting);
    const { transport } = connection;
    connection.on('packetCreate', ({ data }) => {
      const late = this.isLate(waiting);
      const full = waiting.bytes > this.limits.device;
      waiting.queued += sizeOf(data);
      this.count(connection, waiting);
      if (late || full) this.cut(connection, waiting);
      else if (this.all > this.limits.all) this.cutLongest();
    });
    connection.on('flush', () => {
      waiting.queued = 0;
    });
    transport.on('drain', () => {
      waiting.since = undefined;
      this.count(connection, waiting);
    });
    connection.on('close', () => {
      this.writeOff(waiting);
      this.waiting.delete(connection);
    });
  }

  /** Whether `connection` may be sent something that the library does not count. */
  hasRoom(connection: Outgoing): boolean {
    const waiting = this.waiting.get(connection);
    if (waiting === undefined || waiting.cut) return false;
    this.count(connection, waiting);
    const room = waiting.bytes <= this.limits.device && !this.isLate(waiting);
    if (!room) this.cut(connection, waiting);
    return room;
  }

  private isLate({ since }: Waiting): boolean {
    return since !== undefined && this.now() - since > this.limits.ms;
  }

  private count({ transport }: Outgoing, waiting: Waiting): void {
    if (waiting.cut) return;
    const bytes = waiting.queued + transport.socket.bufferedAmount;
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
  private cut({ transport }: Outgoing, waiting: Waiting): void {
    if (waiting.cut) return;
    // As good as gone: nobody else has to go for it.
    this.writeOff(waiting);
    setImmediate(() => transport.socket.terminate());
  }

  /** From now on it counts for nothing: its transport may still drain, and packets be made for it. */
  private writeOff(waiting: Waiting): void {
    waiting.cut = true;
    this.all -= waiting.bytes;
    waiting.bytes = 0;
  }
}

function sizeOf(data: unknown): number {
  return typeof data === 'string' || data instanceof Uint8Array ? data.length : 0;
}
