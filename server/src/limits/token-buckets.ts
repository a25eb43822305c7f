import { monotonic, type Now, type Rate, TokenBucket } from './token-bucket.js';

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
