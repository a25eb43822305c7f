import { networkOf } from './address-gate.js';
import { REQUEST_LIMITS, type RequestLimits } from './request-limits.js';
import { monotonic, type Now, TokenBucket } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

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
