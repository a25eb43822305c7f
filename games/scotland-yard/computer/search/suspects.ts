import type { SearchGraph } from './lines.js';
import { CELL_INDEX, type SearchState } from './search-state.js';
import type { SearchRules } from './rules.js';

/**
 * Where X can be, as a set of places: what everybody knows, followed leg by leg. The present set needs
 * nothing from before: what is learnt of a stop that he has left rules out no stop where he can be now unless
 * it did so then.
 */
export class SuspectSet {
  readonly bits: Int32Array;
  private readonly next: Int32Array;

  constructor(private readonly lines: SearchGraph) {
    this.bits = new Int32Array(lines.words);
    this.next = new Int32Array(lines.words);
  }

  copyFrom(other: SuspectSet): void {
    this.bits.set(other.bits);
  }

  clear(): void {
    this.bits.fill(0);
  }

  add(place: number): void {
    const word = place >> 5;
    this.bits[word] = (this.bits[word] as number) | (1 << (place & 31));
  }

  remove(place: number): void {
    const word = place >> 5;
    this.bits[word] = (this.bits[word] as number) & ~(1 << (place & 31));
  }

  has(place: number): boolean {
    return (((this.bits[place >> 5] as number) >> (place & 31)) & 1) === 1;
  }

  /** He has shown himself there. */
  only(place: number): void {
    this.clear();
    this.add(place);
  }

  /**
   * He has taken a leg, and neither met a detective nor, as the first of a double, been left without a second.
   *
   * @param before the position as he took it
   */
  leg(rules: SearchRules, before: SearchState, ticket: number, declares: boolean): void {
    this.spread(ticket);
    if (!(declares && rules.passesOver)) this.keepOff(before);
    if (declares) this.keep((place) => rules.canFollow(before, ticket, place));
  }

  /** His turn has opened, and this became of him. */
  opened(rules: SearchRules, state: SearchState, standing: number): void {
    const { cells } = state;
    const lent = cells[CELL_INDEX.lent] as number;
    // A fare that he was lent came after.
    cells[CELL_INDEX.lent] = 0;
    this.keep((place) => rules.standing(state, place) === standing);
    cells[CELL_INDEX.lent] = lent;
  }

  private keep(allowed: (place: number) => boolean): void {
    const { bits } = this;
    for (let word = 0; word < bits.length; word++) {
      let rest = bits[word] as number;
      while (rest !== 0) {
        const low = rest & -rest;
        rest ^= low;
        if (!allowed((word << 5) + 31 - Math.clz32(low))) bits[word] = (bits[word] as number) & ~low;
      }
    }
  }

  /** To every place that the ticket leads to. */
  private spread(ticket: number): void {
    const { bits, next, lines } = this;
    const { first, to, size } = lines;
    next.fill(0);
    for (let word = 0; word < bits.length; word++) {
      let rest = bits[word] as number;
      while (rest !== 0) {
        const low = rest & -rest;
        rest ^= low;
        const row = ticket * size + (word << 5) + 31 - Math.clz32(low);
        const end = first[row + 1] as number;
        for (let i = first[row] as number; i < end; i++) {
          const place = to[i] as number;
          next[place >> 5] = (next[place >> 5] as number) | (1 << (place & 31));
        }
      }
    }
    bits.set(next);
  }

  /** He is where no detective stands. */
  private keepOff(state: SearchState): void {
    const { bits } = this;
    for (let word = 0; word < bits.length; word++) {
      bits[word] = (bits[word] as number) & ~state.heldWord(word);
    }
  }

  get size(): number {
    let count = 0;
    for (let word = 0; word < this.bits.length; word++) count += countBits(this.bits[word] as number);
    return count;
  }

  /**
   * The places, ascending.
   *
   * @param into as long as the board has stops
   * @returns how many there are
   */
  list(into: Int16Array): number {
    let count = 0;
    for (let word = 0; word < this.bits.length; word++) {
      let rest = this.bits[word] as number;
      while (rest !== 0) {
        const low = rest & -rest;
        rest ^= low;
        into[count++] = (word << 5) + 31 - Math.clz32(low);
      }
    }
    return count;
  }
}

/** Bits that are set (Warren, _Hacker's Delight_, 5-1). */
function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
