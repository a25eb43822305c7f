/** What somebody may do: so much in one go, and so much in the long run. */
export type Rate = {
  /** Tokens of somebody who has been quiet for long. */
  readonly burst: number;
  /** Tokens that come back. */
  readonly perSecond: number;
};

/** Milliseconds that never run backwards, whatever is done to the clock on the wall. */
export type Now = () => number;
export const monotonic: Now = () => performance.now();

/** Whoever does something pays with tokens, and is refused what he cannot pay for. */
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
    return this.refilled() >= this.rate.burst;
  }

  has(cost: number): boolean {
    return this.refilled() >= cost;
  }

  /** Pays; `false`, and nothing is taken, where there is too little. */
  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.tokens -= cost;
    return true;
  }

  giveBack(cost = 1): void {
    this.tokens = Math.min(this.rate.burst, this.refilled() + cost);
  }

  private refilled(): number {
    const { burst, perSecond } = this.rate;
    const now = this.now();
    const seconds = Math.max(0, now - this.since) / 1_000;
    this.tokens = Math.min(burst, this.tokens + seconds * perSecond);
    this.since = now;
    return this.tokens;
  }
}

const REMEMBERED_MAX = 4_096;
/** Looking through all of them is not worth doing for each stranger, in milliseconds. */
const SWEEP_EVERY = 1_000;

/**
 * A bucket for each name, of which there are never more than so many. Only full ones are
 * forgotten, so nobody gets rid of what he or another has used up by coming under many names: for
 * names beyond the limit there is one bucket that they share.
 */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private readonly shared: TokenBucket;
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rate: Rate,
    private readonly now: Now = monotonic,
    private readonly rememberedMax = REMEMBERED_MAX,
  ) {
    this.shared = new TokenBucket(rate, now);
  }

  get remembered(): number {
    return this.buckets.size;
  }

  of(name: string): TokenBucket {
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    if (this.buckets.size >= this.rememberedMax) this.sweep();
    if (this.buckets.size >= this.rememberedMax) return this.shared;
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
