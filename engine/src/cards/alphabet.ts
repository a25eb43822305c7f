/**
 * The 23 characters of card codes, a prime number for the check characters. Each is valid in
 * Code 128, in the alphanumeric mode of QR and in Data Matrix, and lies on the same key of every
 * keyboard of the Latin world and beyond: A, M, Q, W, Y and Z wander between QWERTY, QWERTZ and
 * AZERTY; punctuation wanders everywhere; digits keep their keys, though some layouts shift them.
 * Letters that people take for digits (G, I, J, O, U) are left out too.
 */
export const ALPHABET = '0123456789BCDFHKLNPSTVX';
export const BASE = ALPHABET.length;

/** The value of a character from 0 to 22, or -1. */
export function symbolOf(character: string): number {
  return character.length === 1 ? ALPHABET.indexOf(character) : -1;
}

export function signOf(value: number): string {
  const character = ALPHABET[value];
  if (character === undefined) throw new Error(`no character has the value ${value}`);
  return character;
}

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
