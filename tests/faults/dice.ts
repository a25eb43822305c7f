import type { Rng } from '@mister-x/engine';

/**
 * A generator for picking random moves: deterministic and so cheap that it does not count
 * (xorshift32, Marsaglia 2003). Not fair enough for play: `int` favours small numbers by less
 * than one part in a million.
 */
export class SeededDice implements Rng {
  private word: number;

  /** @param seed any number but 0 */
  constructor(seed: number) {
    this.word = seed | 0 || 1;
  }

  int(bound: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return (word >>> 0) % bound;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from nothing');
    return items[this.int(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.int(left.length), 1)[0] as T);
  }
}
