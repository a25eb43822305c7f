import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AFTER, type After } from '../tokens.js';

/** How long a board can be sent to an address. */
export const OPEN_MS = 60_000;
/** Addresses open at the same time; the oldest gives way. */
const OPEN_MAX = 8;

/** Addresses to which one board each can be sent: made for a host, and not to be guessed by others. */
@Injectable()
export class UploadSlots implements OnModuleDestroy {
  /** With what stops the time that each has left. */
  private readonly open = new Map<string, () => void>();

  constructor(@Inject(AFTER) private readonly after: After) {}

  /** Returns the address on this server. */
  make(): string {
    const slot = randomBytes(16).toString('hex');
    this.open.set(
      slot,
      this.after(OPEN_MS, () => this.open.delete(slot)),
    );
    const [oldest] = this.open.keys();
    if (this.open.size > OPEN_MAX && oldest !== undefined) this.take(oldest);
    return `/boards/${slot}`;
  }

  /** Closes an address for whoever uses it; `false` when it is not open (any more). */
  take(slot: string): boolean {
    this.open.get(slot)?.();
    return this.open.delete(slot);
  }

  /** Lets go of everything, so that no timer keeps the process. */
  onModuleDestroy(): void {
    for (const slot of [...this.open.keys()]) this.take(slot);
  }
}
