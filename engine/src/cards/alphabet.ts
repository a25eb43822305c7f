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
