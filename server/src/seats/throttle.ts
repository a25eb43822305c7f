import { Injectable } from '@nestjs/common';

/** Failures an address may make at once, and how long until one is forgiven, in milliseconds. */
const BURST = 8;
const FORGIVEN_AFTER = 3_000;

type Bucket = { failures: number; since: number };

/**
 * Slows down guessing of keys, codes and words: an address that failed too often is answered
 * `BUSY` unheard until some of its failures are forgiven.
 */
@Injectable()
export class Throttle {
  private readonly buckets = new Map<string, Bucket>();

  /** `undefined` when the address must wait. An attempt counts as failed until it succeeds. */
  async attempt<T>(
    address: string,
    work: () => Promise<T | undefined>,
  ): Promise<'wait' | T | undefined> {
    const bucket = this.bucket(address, Date.now());
    if (bucket.failures >= BURST) return 'wait';
    bucket.failures += 1;
    const found = await work();
    if (found !== undefined) bucket.failures = Math.max(0, bucket.failures - 1);
    return found;
  }

  private bucket(address: string, now: number): Bucket {
    if (this.buckets.size > 1_000) this.forget(now);
    const bucket = this.buckets.get(address) ?? { failures: 0, since: now };
    const forgiven = Math.floor((now - bucket.since) / FORGIVEN_AFTER);
    bucket.failures = Math.max(0, bucket.failures - forgiven);
    bucket.since = bucket.failures === 0 ? now : bucket.since + forgiven * FORGIVEN_AFTER;
    this.buckets.set(address, bucket);
    return bucket;
  }

  private forget(now: number): void {
    for (const [address, bucket] of this.buckets) {
      if (now - bucket.since > BURST * FORGIVEN_AFTER) this.buckets.delete(address);
    }
  }
}
