import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import { networkOf } from '../network/addresses.js';
import type { ClientAddresses } from '../network/peers.js';
import type { Limits } from './limits.js';
import { RateLimiter, TokenBucket } from './rate-limiter.js';

/** Bytes that are sent at a time. */
export const CHUNK_BYTES = 32 * 1024;
/** How often those who wait are looked through, in milliseconds. */
const QUEUE_CHECK_MS = 20;

/** This computer has a share of its own. */
type Receiver = { readonly address: string; readonly isHere: boolean };

export type ChunkToSend = { readonly bytes: number; readonly isFirst: boolean };

/** Waits until a piece of an answer may be sent, or the answer is over. */
export type AwaitTurn = (piece: ChunkToSend, isOver: () => boolean) => Promise<void>;

type WaitingChunk = {
  readonly receiver: Receiver;
  readonly piece: ChunkToSend;
  readonly isOver: () => boolean;
  readonly go: () => void;
};

/**
 * How fast files go out, to one address and to the network. The system takes more than a megabyte for each
 * connection that is not read, and where it has no memory left for it, it answers no client any more.
 *
 * No beginning of an answer waits while few begin. All else goes to the networks in turn, so that however much
 * one of them asks for, the others get as much as it does. While any wait, none is served out of turn: a client
 * that gave up and asked again would otherwise take what comes back between two looks.
 */
export class Bandwidth {
  private readonly addresses: RateLimiter;
  private readonly first: TokenBucket;
  private readonly more: TokenBucket;
  /** By network; the one whose turn was longest ago first. */
  private readonly waiting = new Map<string, WaitingChunk[]>();
  private isLooking = false;

  constructor(
    { address, first, more }: Limits['bandwidth'],
    private readonly peers: ClientAddresses,
    now: NowMs = monotonicNow,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.addresses = new RateLimiter(address, now);
    this.first = new TokenBucket(first, now);
    this.more = new TokenBucket(more, now);
  }

  /** For the answer to one request. */
  turns(request: IncomingMessage): AwaitTurn {
    const address = this.peers.addressOf(request);
    const receiver = { address, isHere: this.peers.isHere(request) };
    return (piece, isOver) => this.turn(receiver, piece, isOver);
  }

  /** Until all of an answer may be sent that lies ready, in pieces like those of the others. */
  async whole(response: ServerResponse, bytes: number): Promise<void> {
    const turn = this.turns(response.req);
    for (let at = 0; at < bytes && !response.destroyed; at += CHUNK_BYTES) {
      const piece = { bytes: Math.min(CHUNK_BYTES, bytes - at), isFirst: at === 0 };
      await turn(piece, () => response.destroyed);
    }
  }

  /** Until the piece may be sent, or `isOver`. */
  async turn(receiver: Receiver, piece: ChunkToSend, isOver: () => boolean): Promise<void> {
    if (isOver()) return;
    const network = networkOf(receiver.address);
    const others = this.waiting.get(network) ?? [];
    const isTurn = this.waiting.size === 0;
    const mayTake = piece.isFirst || others.length === 0;
    if (mayTake && this.take(receiver, piece, isTurn)) return;
    await new Promise<void>((go) => {
      this.waiting.set(network, [...others, { receiver, piece, isOver, go }]);
      void this.look();
    });
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    while (this.waiting.size > 0) {
      await this.wait(QUEUE_CHECK_MS);
      for (const [network, all] of this.waiting) {
        const over = all.filter(({ isOver }) => isOver());
        for (const { go } of over) go();
        this.put(
          network,
          all.filter((each) => !over.includes(each)),
        );
      }
      while (this.goRound());
    }
    this.isLooking = false;
  }

  /** One piece to each network that can have one; whether there was any. */
  private goRound(): boolean {
    let any = false;
    for (const [network, [next, ...others]] of [...this.waiting]) {
      if (next === undefined || !this.addresses.of(network).has(next.piece.bytes)) continue;
      // What comes back is saved up for the one whose turn it is, however little the others want.
      if (!this.take(next.receiver, next.piece, true)) break;
      any = true;
      this.waiting.delete(network);
      this.put(network, others);
      next.go();
    }
    return any;
  }

  private put(network: string, all: WaitingChunk[]): void {
    if (all.length === 0) this.waiting.delete(network);
    else this.waiting.set(network, all);
  }

  /** @param isTurn of this network, so that it may have what does not belong to beginnings */
  private take({ address, isHere }: Receiver, { bytes, isFirst }: ChunkToSend, isTurn: boolean): boolean {
    const own = this.addresses.of(networkOf(address));
    if (!own.has(bytes)) return false;
    const isFree = isHere || (isFirst && this.first.take(bytes));
    if (!isFree && !(isTurn && this.more.take(bytes))) return false;
    return own.take(bytes);
  }
}
