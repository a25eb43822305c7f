import { Injectable } from '@nestjs/common';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import { networkOf, LOOPBACK } from '../network/addresses.js';
import { LIMITS, type RateLimit, type Limits } from './limits.js';

/** Holds tokens up to a burst; what is done costs some, and is refused where too few are left. */
export class TokenBucket {
  private tokens: number;
  private since: number;

  constructor(
    private readonly rate: RateLimit,
    private readonly now: NowMs = monotonicNow,
  ) {
    this.tokens = rate.burst;
    this.since = now();
  }

  /** As good as one that was never used. */
  get isFull(): boolean {
    return this.has(this.rate.burst);
  }

  has(cost: number): boolean {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const seconds = Math.max(0, now - this.since) / 1_000;
    this.tokens = Math.min(burst, this.tokens + seconds * perSecond);
    this.since = now;
    return this.tokens >= cost;
  }

  /** `false`, and nothing is taken, where there is too little. */
  take(cost = 1): boolean {
    const isEnough = this.has(cost);
    if (isEnough) this.tokens -= cost;
    return isEnough;
  }

  giveBack(cost = 1): void {
    this.tokens = Math.min(this.rate.burst, this.tokens + cost);
  }
}

/** Looking through all names is not worth doing for each new one, in milliseconds. */
const SWEEP_EVERY_MS = 1_000;

/** Is never empty. */
const UNLIMITED_BUCKET = new TokenBucket({ burst: Number.POSITIVE_INFINITY, perSecond: 0 });

type BucketNaming = {
  /** Of how many a bucket is kept at a time. */
  readonly most?: number;
  /** The name that has no limit. */
  readonly exempt?: string;
};

/**
 * A bucket for each name, of which there are never more than so many. Only full ones are forgotten, so
 * coming under many names wins back nothing that was used up: names beyond the limit share one bucket.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly shared: TokenBucket;
  private readonly most: number;
  private readonly exempt: string | undefined;
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: RateLimit,
    private readonly now: NowMs = monotonicNow,
    { most = LIMITS.names, exempt }: BucketNaming = {},
  ) {
    this.shared = new TokenBucket(rate, now);
    this.most = most;
    this.exempt = exempt;
  }

  get remembered(): number {
    return this.buckets.size;
  }

  of(name: string): TokenBucket {
    if (name === this.exempt) return UNLIMITED_BUCKET;
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    if (this.buckets.size >= this.most) this.sweep();
    if (this.buckets.size >= this.most) return this.shared;
    const bucket = new TokenBucket(this.rate, this.now);
    this.buckets.set(name, bucket);
    return bucket;
  }

  private sweep(): void {
    const now = this.now();
    if (now - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = now;
    for (const [name, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(name);
  }
}

/**
 * Slows down guessing of keys and codes: an address that failed too often is answered `BUSY` unheard until
 * some of its failures are forgiven. This computer is no exception.
 */
@Injectable()
export class GuessLimiter {
  private readonly failures = new RateLimiter(LIMITS.guesses);

  /** `wait` when the address must wait. An attempt counts as failed until it succeeds. */
  async attempt<T>(address: string, work: () => Promise<T | undefined>): Promise<'wait' | T | undefined> {
    const bucket = this.failures.of(networkOf(address));
    if (!bucket.take()) return 'wait';
    const found = await work();
    if (found !== undefined) bucket.giveBack();
    return found;
  }
}

/** What stands for one WebSocket; its counts go when it goes. */
type Connection = object;
type ConnectionUse = {
  readonly requests: TokenBucket;
  readonly messages: TokenBucket;
  atOnce: number;
  /** Known from its first request on. */
  network?: string;
};

/** Keeps one WebSocket, or one address, from taking up all of the server's time. */
export class RequestLimiter {
  private readonly connections = new WeakMap<Connection, ConnectionUse>();
  private readonly addresses: RateLimiter;

  constructor(
    private readonly limits: Pick<Limits, 'requests' | 'requestsAtOnce' | 'messages' | 'addressRequests'>,
    private readonly now: NowMs = monotonicNow,
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
    counts.network ??= networkOf(address);
    if (!this.addresses.of(counts.network).take(cost)) return undefined;
    counts.atOnce += 1;
    return () => {
      counts.atOnce -= 1;
    };
  }

  /** Some request of it is being worked on. */
  isBusy(connection: Connection): boolean {
    return (this.connections.get(connection)?.atOnce ?? 0) > 0;
  }

  private counts(connection: Connection): ConnectionUse {
    const known = this.connections.get(connection);
    if (known !== undefined) return known;
    const counts: ConnectionUse = {
      requests: new TokenBucket(this.limits.requests, this.now),
      messages: new TokenBucket(this.limits.messages, this.now),
      atOnce: 0,
    };
    this.connections.set(connection, counts);
    return counts;
  }
}
