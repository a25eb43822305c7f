import { Injectable } from '@nestjs/common';
import { monotonic, type Now } from '../../runtime/clock.js';
import { networkOf } from '../network/addresses.js';
import { LIMITS, type Rate } from './limits.js';

/** Holds tokens up to a burst; what is done costs some, and is refused where too few are left. */
export class TokenBucket {
  private tokens: number;
  private since: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: Now = monotonic,
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
const SWEEP_EVERY = 1_000;

/** Is never empty. */
const UNLIMITED = new TokenBucket({ burst: Number.POSITIVE_INFINITY, perSecond: 0 });

type Names = {
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
    private readonly rate: Rate,
    private readonly now: Now = monotonic,
    { most = LIMITS.names, exempt }: Names = {},
  ) {
    this.shared = new TokenBucket(rate, now);
    this.most = most;
    this.exempt = exempt;
  }

  get remembered(): number {
    return this.buckets.size;
  }

  of(name: string): TokenBucket {
    if (name === this.exempt) return UNLIMITED;
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
    if (now - this.sweptAt < SWEEP_EVERY) return;
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
  async attempt<T>(
    address: string,
    work: () => Promise<T | undefined>,
  ): Promise<'wait' | T | undefined> {
    const bucket = this.failures.of(networkOf(address));
    if (!bucket.take()) return 'wait';
    const found = await work();
    if (found !== undefined) bucket.giveBack();
    return found;
  }
}
