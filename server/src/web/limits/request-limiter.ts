import { monotonic, type Now } from '../../runtime/clock.js';
import { LOOPBACK, networkOf } from '../network/addresses.js';
import type { Limits } from './limits.js';
import { RateLimiter, TokenBucket } from './rate-limiter.js';

/** What stands for one WebSocket; its counts go when it goes. */
type Connection = object;
type Counts = { readonly requests: TokenBucket; readonly messages: TokenBucket; atOnce: number };

/** Keeps one WebSocket, or one address, from taking up all of the server's time. */
export class RequestLimiter {
  private readonly connections = new WeakMap<Connection, Counts>();
  private readonly addresses: RateLimiter;

  constructor(
    private readonly limits: Pick<
      Limits,
      'requests' | 'requestsAtOnce' | 'messages' | 'addressRequests'
    >,
    private readonly now: Now = monotonic,
  ) {
    this.addresses = new RateLimiter(limits.addressRequests, now, { exempt: LOOPBACK });
  }

  /** Counts any message at all; `false` when its sender is to be disconnected. */
  hear(connection: Connection): boolean {
    return this.counts(connection).messages.take();
  }

  /** Before a request is worked on; the result is called when it is done. `undefined`: refused. */
  enter(connection: Connection, address: string, cost: number): (() => void) | undefined {
    const counts = this.counts(connection);
    if (counts.atOnce >= this.limits.requestsAtOnce) return undefined;
    if (!counts.requests.take(cost)) return undefined;
    // A WebSocket that is refused by itself does not use up what others of its address may ask.
    if (!this.addresses.of(networkOf(address)).take(cost)) return undefined;
    counts.atOnce += 1;
    return () => {
      counts.atOnce -= 1;
    };
  }

  private counts(connection: Connection): Counts {
    const known = this.connections.get(connection);
    if (known !== undefined) return known;
    const counts = {
      requests: new TokenBucket(this.limits.requests, this.now),
      messages: new TokenBucket(this.limits.messages, this.now),
      atOnce: 0,
    };
    this.connections.set(connection, counts);
    return counts;
  }
}
