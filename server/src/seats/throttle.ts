import { Injectable } from '@nestjs/common';
import { networkOf } from '../limits/address-gate.js';
import { type Rate, TokenBuckets } from '../limits/token-bucket.js';

/** Failures that an address may make at once; one is forgiven every three seconds. */
const FAILURES: Rate = { burst: 8, perSecond: 1 / 3 };

/**
 * Slows down guessing of keys and codes: an address (IPv6: a /64) that failed too often is
 * answered `BUSY` unheard until some of its failures are forgiven. This computer is no exception.
 */
@Injectable()
export class Throttle {
  private readonly buckets = new TokenBuckets(FAILURES);

  /** `wait` when the address must wait. An attempt counts as failed until it succeeds. */
  async attempt<T>(
    address: string,
    work: () => Promise<T | undefined>,
  ): Promise<'wait' | T | undefined> {
    const bucket = this.buckets.of(networkOf(address));
    if (!bucket.take()) return 'wait';
    const found = await work();
    if (found !== undefined) bucket.giveBack();
    return found;
  }
}
