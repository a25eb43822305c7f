import { setTimeout as sleep } from 'node:timers/promises';
import type { DoorLimits } from '../doors/door-limits.js';
import { networkOf } from '../limits/address-gate.js';
import { monotonic, type Now, TokenBucket } from '../limits/token-bucket.js';
import { TokenBuckets } from '../limits/token-buckets.js';

/** How often whoever waits looks again, in milliseconds. */
const LOOK_MS = 50;

/**
 * How fast files go out, to one address and to all. The system takes more than a megabyte for each
 * connection that nobody reads, and where it has no memory left for it, nobody is answered any more.
 */
export class Pace {
  private readonly addresses: TokenBuckets;
  private readonly all: TokenBucket;

  constructor(
    { address, all }: DoorLimits['bytes'],
    now: Now = monotonic,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.addresses = new TokenBuckets(address, now);
    this.all = new TokenBucket(all, now);
  }

  /** Until `bytes` may be sent to `address`, or `isOver`. */
  async turn(address: string, bytes: number, isOver: () => boolean): Promise<void> {
    const network = networkOf(address);
    while (!isOver() && !this.take(network, bytes)) await this.wait(LOOK_MS);
  }

  private take(network: string, bytes: number): boolean {
    const own = this.addresses.of(network);
    if (!own.has(bytes) || !this.all.take(bytes)) return false;
    return own.take(bytes);
  }
}
