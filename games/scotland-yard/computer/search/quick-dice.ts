/**
 * Chance for a search, which draws millions of times and whom nobody has to trust: xorshift32 (Marsaglia,
 * _Xorshift RNGs_, 2003). Never for play: anyone who sees a few draws knows all others.
 */
export class FastRandom {
  private word: number;

  /** @param seed any number; the same seed, the same draws */
  constructor(seed: number) {
    // 0 is the one word from which it would not come away.
    this.word = seed | 0 || 0x2545f491;
  }

  /** From 0 to `bound - 1`. */
  below(bound: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return Math.floor((word >>> 0) * 2 ** -32 * bound);
  }
}
