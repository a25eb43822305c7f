import { networkOf } from './address-gate.js';
import { monotonic, type Now, type Rate, TokenBucket, TokenBuckets } from './token-bucket.js';

export type RequestLimits = {
  /** Requests of one connection; what a request costs, its row says. */
  readonly client: Rate;
  /** Requests of one connection that are being worked on at the same time. */
  readonly atOnce: number;
  /** Messages of one connection, requests or not. Who sends more is disconnected. */
  readonly messages: Rate;
  /** Requests of all connections of an address (IPv6: a /64). This computer is not limited. */
  readonly address: Rate;
};

/**
 * A phone asks for 10 tokens' worth when it comes back (its seat, the chain, its log), a kiosk for
 * one or two more, and then both for one with each move that somebody taps: people do not reach
 * two a second. So a page that is reloaded again and again is served, and so is a bot that waits
 * for answers. An address may be a household whose phones all come back at once.
 */
export const REQUEST_LIMITS: RequestLimits = {
  client: { burst: 60, perSecond: 10 },
  atOnce: 12,
  messages: { burst: 240, perSecond: 40 },
  address: { burst: 600, perSecond: 100 },
};

const PLENTY: Rate = { burst: 1e9, perSecond: 1e9 };

/** For tests and benchmarks, which play faster than people do. */
export const UNLIMITED: RequestLimits = {
  client: PLENTY,
  atOnce: 1e9,
  messages: PLENTY,
  address: PLENTY,
};

/** Whatever stands for one connection; its counts go when it goes. */
type Connection = object;
type Counts = { readonly requests: TokenBucket; readonly messages: TokenBucket; open: number };

/** Keeps one client, or one address, from taking up all of the server's time. */
export class RequestGate {
  private readonly connections = new WeakMap<Connection, Counts>();
  private readonly addresses: TokenBuckets;

  constructor(
    private readonly limits: RequestLimits = REQUEST_LIMITS,
    private readonly now: Now = monotonic,
  ) {
    this.addresses = new TokenBuckets(limits.address, now);
  }

  /** Counts any message at all; `false` when its sender is to be disconnected. */
  hear(connection: Connection): boolean {
    return this.counts(connection).messages.take();
  }

  /** Before a request is worked on; the result is called when it is done. `undefined`: refused. */
  enter(connection: Connection, address: string, cost: number): (() => void) | undefined {
    const counts = this.counts(connection);
    if (counts.open >= this.limits.atOnce || !counts.requests.take(cost)) return undefined;
    const network = networkOf(address);
    // Whoever is refused by himself does not use up what others of his address may ask.
    if (network !== 'loopback' && !this.addresses.of(network).take(cost)) return undefined;
    counts.open += 1;
    return () => {
      counts.open -= 1;
    };
  }

  private counts(connection: Connection): Counts {
    const known = this.connections.get(connection);
    if (known !== undefined) return known;
    const { client, messages } = this.limits;
    const counts = {
      requests: new TokenBucket(client, this.now),
      messages: new TokenBucket(messages, this.now),
      open: 0,
    };
    this.connections.set(connection, counts);
    return counts;
  }
}
