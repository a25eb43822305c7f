import type { Rng } from '../../core/rng.js';

/** A quick generator for tests (mulberry32); its draws need not be secret. */
export function testRng(seed: number): Rng {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const int = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1) throw new RangeError(`cannot draw below ${bound}`);
    return Math.floor((word() / 2 ** 32) * bound);
  };
  return {
    int,
    shuffle<T>(items: readonly T[]): T[] {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = int(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError('cannot pick from nothing');
      return items[int(items.length)] as T;
    },
  };
}
