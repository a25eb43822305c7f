import type { Server as PlainServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { networkOf } from '../limits/address-gate.js';
import type { Rate } from '../limits/token-bucket.js';

/** How many of something may be open at the same time. */
type Share = {
  /** For one address (IPv6: one /64) of the network. */
  readonly address: number;
  /** For all of the network. */
  readonly network: number;
  /** For this computer, which nobody else can use up. */
  readonly here: number;
};

export type DoorLimits = {
  /** Connections, whatever is said over them; a socket is one of them. */
  readonly connections: Share;
  /** Answers over HTTP that are being sent. */
  readonly answers: Share;
  /**
   * Questions that one connection may ask before the first is answered. Browsers ask none, but the
   * next one may arrive before it is known here that the last answer is on its way.
   */
  readonly askedAhead: number;
  /**
   * Bytes of files, for one address, and for the network: `first` for the beginnings of answers, `more` for
   * all else. What is not read waits in the system's memory.
   */
  readonly bytes: { readonly address: Rate; readonly first: Rate; readonly more: Rate };
};

const MB = 1024 * 1024;

/**
 * A phone that fetches its page has six connections open for some seconds and one for the evening, so
 * that a household behind one address can start its evening in the same minute. Together they bound
 * what connections that do nothing, or do not read, cost in memory, even from this computer.
 */
export const DOOR_LIMITS: DoorLimits = {
  connections: { address: 256, network: 2_048, here: 1_024 },
  answers: { address: 96, network: 256, here: 128 },
  askedAhead: 2,
  // A phone fetches half of one, the kiosk one and a half.
  bytes: {
    address: { burst: 24 * MB, perSecond: 4 * MB },
    first: { burst: 24 * MB, perSecond: 8 * MB },
    more: { burst: 24 * MB, perSecond: 8 * MB },
  },
};

/** The same proportions with a part of the places: what fills them takes as much less. Bytes flow as always. */
export function narrowed(parts: number): DoorLimits {
  const part = ({ address, network, here }: Share): Share => ({
    address: address / parts,
    network: network / parts,
    here: here / parts,
  });
  const { connections, answers } = DOOR_LIMITS;
  return { ...DOOR_LIMITS, connections: part(connections), answers: part(answers) };
}

const PLENTY: Share = { address: 1e9, network: 1e9, here: 1e9 };
const QUICK: Rate = { burst: 1e12, perSecond: 1e12 };

/** For benchmarks, which play more tables than a club has. */
export const OPEN_DOORS: DoorLimits = {
  connections: PLENTY,
  answers: PLENTY,
  askedAhead: 1e9,
  bytes: { address: QUICK, first: QUICK, more: QUICK },
};

/** Milliseconds. */
export const DOOR_TIMES = {
  /** Until all headers of a question are there. */
  headers: 10_000,
  /** Until all of a question is there; a board may be part of it. */
  question: 30_000,
  /** Without a byte in either direction: nobody asks, or nobody reads. */
  silence: 20_000,
  /** Until an answer is fetched, however slowly. */
  answer: 120_000,
  /** Until who is turned away at an upgrade has heard why. */
  refusal: 2_000,
} as const;

/** Nobody may keep a connection by saying nothing, by saying it slowly, or by not listening. */
export function hurry(server: PlainServer | SecureServer): void {
  server.headersTimeout = DOOR_TIMES.headers;
  server.requestTimeout = DOOR_TIMES.question;
  server.timeout = DOOR_TIMES.silence;
}

/** Counts what is open, for each address and together. Holds nothing of an address with nothing open. */
export class Places {
  private readonly open = new Map<string, number>();
  private network = 0;

  constructor(private readonly share: Share) {}

  /** How many are open in all. */
  get taken(): number {
    return this.network + (this.open.get('loopback') ?? 0);
  }

  /**
   * What keeps `address` out: its own share, or that of all.
   * @param many it stands for many, and its own share is that of all
   */
  refuses(address: string, many = false): 'address' | 'network' | undefined {
    const key = networkOf(address);
    const open = this.open.get(key) ?? 0;
    if (key === 'loopback') return open < this.share.here ? undefined : 'address';
    if (!many && open >= this.share.address) return 'address';
    return this.network < this.share.network ? undefined : 'network';
  }

  /** Takes a place; the result, called as often as one likes, gives it back. `undefined`: refused. */
  enter(address: string, many = false): (() => void) | undefined {
    if (this.refuses(address, many) !== undefined) return undefined;
    const key = networkOf(address);
    this.count(key, 1);
    let inside = true;
    return () => {
      if (inside) this.count(key, -1);
      inside = false;
    };
  }

  private count(key: string, by: 1 | -1): void {
    const open = (this.open.get(key) ?? 0) + by;
    if (open === 0) this.open.delete(key);
    else this.open.set(key, open);
    if (key !== 'loopback') this.network += by;
  }
}
