import { BASE } from './alphabet.js';

/**
 * Two check symbols of a Reed–Solomon code over the field of 23 elements (Reed and Solomon 1960;
 * generator (x − 5)(x − 5²), 5 being a primitive root): any one or two wrong characters are
 * noticed, so every exchange of two as well, and other damage 528 times in 529.
 */
const ROOTS = [5, 25 % BASE] as const;
const SUM = (ROOTS[0] + ROOTS[1]) % BASE;
const PRODUCT = (ROOTS[0] * ROOTS[1]) % BASE;

/** What makes `data` followed by the two symbols divisible by the generator. */
export function checkSymbols(data: readonly number[]): readonly [number, number] {
  let high = 0;
  let low = 0;
  for (const symbol of data) {
    const feedback = (symbol + high) % BASE;
    high = (low + feedback * SUM) % BASE;
    low = (feedback * (BASE - PRODUCT)) % BASE;
  }
  return [(BASE - high) % BASE, (BASE - low) % BASE];
}

/** Whether a whole word, check symbols included, is one of the code. */
export function isCodeWord(word: readonly number[]): boolean {
  return ROOTS.every((root) => word.reduce((sum, symbol) => (sum * root + symbol) % BASE, 0) === 0);
}
