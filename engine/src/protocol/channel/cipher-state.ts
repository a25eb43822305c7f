import type { Aead } from './suite.js';

const NOTHING: Uint8Array = new Uint8Array(0);

/**
 * One direction of a channel. Both sides count its boxes and nobody says a number: a box that was
 * repeated, left out, swapped or altered does not open, and neither does anything after it.
 */
export class CipherState {
  private count = 0;
  private broken = false;

  constructor(private readonly aead: Aead) {}

  seal(plain: Uint8Array, associated = NOTHING): Uint8Array {
    return this.aead.seal(this.nonce(), plain, associated);
  }

  open(box: Uint8Array, associated = NOTHING): Uint8Array | undefined {
    if (this.broken) return undefined;
    const plain = this.aead.open(this.nonce(), box, associated);
    this.broken = plain === undefined;
    return plain;
  }

  /** Four zero bytes and the count in eight, least significant first (section 12.3). */
  private nonce(): Uint8Array {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setBigUint64(4, BigInt(this.count++), true);
    return nonce;
  }
}
