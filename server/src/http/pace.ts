import { setTimeout as sleep } from 'node:timers/promises';
import type { DoorLimits } from '../doors/door-limits.js';
import { networkOf } from '../limits/address-gate.js';
import { monotonic, type Now, TokenBucket } from '../limits/token-bucket.js';
import { TokenBuckets } from '../limits/token-buckets.js';

/** How often whoever waits looks again, in milliseconds. */
const LOOK_MS = 50;

/** Who asks; this computer has a share of its own. */
export type Asker = { readonly address: string; readonly isHere: boolean };
export type Piece = { readonly bytes: number; readonly isFirst: boolean };

/**
 * How fast files go out, to one address and to the network. The system takes more than a megabyte for each
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

  /**
   * Until the piece may be sent, or `isOver`. For the beginning of an answer nobody waits because of
   * what others fetch.
   */
  async turn(asker: Asker, piece: Piece, isOver: () => boolean): Promise<void> {
    while (!isOver() && !this.take(asker, piece)) await this.wait(LOOK_MS);
  }

  private take({ address, isHere }: Asker, { bytes, isFirst }: Piece): boolean {
    const own = this.addresses.of(networkOf(address));
    if (!own.has(bytes)) return false;
    if (!isHere && isFirst) this.all.owe(bytes);
    else if (!isHere && !this.all.take(bytes)) return false;
    return own.take(bytes);
  }
}
