import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DoorLimits } from '../doors/door-limits.js';
import { networkOf } from '../limits/address-gate.js';
import { monotonic, type Now, TokenBucket, TokenBuckets } from '../limits/token-bucket.js';
import type { Peers } from '../network/peers.js';

/** Bytes that are sent at a time. */
export const PIECE = 32 * 1024;
/** How often those who wait are looked through, in milliseconds. */
const LOOK_MS = 20;

/** Who asks; this computer has a share of its own. */
export type Asker = { readonly address: string; readonly isHere: boolean };

export function askerOf(peers: Peers, request: IncomingMessage): Asker {
  return { address: peers.addressOf(request), isHere: peers.isHere(request) };
}

export type Piece = { readonly bytes: number; readonly isFirst: boolean };

type Waiting = Asker & Piece & { readonly isOver: () => boolean; readonly go: () => void };

/**
 * How fast files go out, to one address and to the network. The system takes more than a megabyte for each
 * connection that nobody reads, and where it has no memory left for it, nobody is answered any more.
 *
 * Nobody waits for the beginning of an answer while few begin. All else goes to the networks in turn, so that
 * however much one of them asks for, the others get as much as it does. While anybody waits, nobody is served
 * out of turn: whoever gave up and asked anew would otherwise take what comes back between two looks.
 */
export class Pace {
  private readonly addresses: TokenBuckets;
  private readonly first: TokenBucket;
  private readonly more: TokenBucket;
  /** By network; the one whose turn was longest ago first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private isLooking = false;

  constructor(
    { address, first, more }: DoorLimits['bytes'],
    now: Now = monotonic,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.addresses = new TokenBuckets(address, now);
    this.first = new TokenBucket(first, now);
    this.more = new TokenBucket(more, now);
  }

  /** Until the piece may be sent, or `isOver`. */
  async turn(asker: Asker, piece: Piece, isOver: () => boolean): Promise<void> {
    if (isOver()) return;
    const network = networkOf(asker.address);
    const others = this.waiting.get(network) ?? [];
    const isTurn = this.waiting.size === 0;
    const wanted = { ...asker, ...piece };
    if ((piece.isFirst || others.length === 0) && this.take(network, wanted, isTurn)) return;
    await new Promise<void>((resolve) => {
      this.waiting.set(network, [...others, { ...wanted, isOver, go: resolve }]);
      void this.look();
    });
  }

  /** Until all of an answer may be sent that lies ready, in pieces like those of the others. */
  async turns(asker: Asker, bytes: number, isOver: () => boolean): Promise<void> {
    for (let at = 0; at < bytes && !isOver(); at += PIECE) {
      const piece = { bytes: Math.min(PIECE, bytes - at), isFirst: at === 0 };
      await this.turn(asker, piece, isOver);
    }
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    while (this.waiting.size > 0) {
      await this.wait(LOOK_MS);
      this.leaveOut();
      while (this.goRound());
    }
    this.isLooking = false;
  }

  private leaveOut(): void {
    for (const [network, all] of this.waiting) {
      const left = all.filter(({ isOver, go }) => {
        const over = isOver();
        if (over) go();
        return !over;
      });
      this.put(network, left);
    }
  }

  /** One piece to each network that can have one; whether there was any. */
  private goRound(): boolean {
    let any = false;
    for (const [network, [next, ...others]] of [...this.waiting]) {
      if (next === undefined || !this.addresses.of(network).has(next.bytes)) continue;
      // What comes back is saved up for the one whose turn it is, however little the others want.
      if (!this.take(network, next, true)) break;
      any = true;
      this.waiting.delete(network);
      this.put(network, others);
      next.go();
    }
    return any;
  }

  private put(network: string, all: Waiting[]): void {
    if (all.length === 0) this.waiting.delete(network);
    else this.waiting.set(network, all);
  }

  /** @param isTurn of this network, so that it may have what does not belong to beginnings */
  private take(network: string, piece: Asker & Piece, isTurn: boolean): boolean {
    const { bytes, isFirst, isHere } = piece;
    const own = this.addresses.of(network);
    if (!own.has(bytes)) return false;
    const isFree = isHere || (isFirst && this.first.take(bytes));
    if (!isFree && !(isTurn && this.more.take(bytes))) return false;
    return own.take(bytes);
  }
}
