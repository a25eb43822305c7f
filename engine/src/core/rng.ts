import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of fair draws. The caller stores what was drawn; nothing is ever drawn twice. */
export interface Rng {
  /** A whole number from 0 to `bound - 1`, each equally likely. `bound` is 1 to 2^32. */
  int(bound: number): number;
  /** A new array with the same items in a uniformly random order (Fisher and Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** One item, each equally likely. The array must not be empty. */
  pick<T>(items: readonly T[]): T;
}

/**
 * The generator of one decision: HMAC-SHA-256 in counter mode (NIST SP 800-108) over the
 * secret seed of the match, so that no draw tells anything about another decision's draws.
 * Nothing is computed until the first draw.
 *
 * @param seed secret of the match, 64 hexadecimal digits
 * @param sequence number of the decision within the match, counted from 0
 */
export function rngFor(seed: string, sequence: number): Rng {
  return new CounterRng(() => {
    const key = hexToBytes(seed);
    if (key.length !== 32) throw new RangeError('a seed has 64 hexadecimal digits');
    return (counter) => hmac(sha256, key, concatBytes(DOMAIN, uint64(sequence), uint64(counter)));
  });
}

const DOMAIN = utf8ToBytes('mister-x/rng/1');
const TWO_32 = 2 ** 32;

type Block = (counter: number) => Uint8Array;

class CounterRng implements Rng {
  private block: Block | undefined;
  private bytes: Uint8Array = new Uint8Array(0);
  private offset = 0;
  private counter = 0;

  constructor(private readonly derive: () => Block) {}

  int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > TWO_32) {
      throw new RangeError(`cannot draw below ${bound}`);
    }
    // Rejection keeps the draw uniform where 2^32 is not a multiple of the bound.
    const limit = TWO_32 - (TWO_32 % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = result[i] as T;
      result[i] = result[j] as T;
      result[j] = held;
    }
    return result;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from nothing');
    return items[this.int(items.length)] as T;
  }

  private word(): number {
    if (this.offset + 4 > this.bytes.length) {
      this.block ??= this.derive();
      this.bytes = this.block(this.counter++);
      this.offset = 0;
    }
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset + this.offset, 4);
    this.offset += 4;
    return view.getUint32(0);
  }
}

function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
