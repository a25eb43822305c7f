import { err, ok, type Result } from '../core/result.js';

/**
 * The 23 characters of card codes, a prime number for the check characters. Each is valid in
 * Code 128, in the alphanumeric mode of QR and in Data Matrix, and lies on the same key of every
 * keyboard of the Latin world and beyond: A, M, Q, W, Y and Z wander between QWERTY, QWERTZ and
 * AZERTY; punctuation wanders everywhere; digits keep their keys, though some layouts shift them.
 * Letters that people take for digits (G, I, J, O, U) are left out too.
 */
export const ALPHABET = '0123456789BCDFHKLNPSTVX';
const ALPHABET_SIZE = ALPHABET.length;

/** The value of a character from 0 to 22, or -1. */
function valueOfCharacter(character: string): number {
  return character.length === 1 ? ALPHABET.indexOf(character) : -1;
}

function characterOfValue(value: number): string {
  const character = ALPHABET[value];
  if (character === undefined) throw new Error(`no character has the value ${value}`);
  return character;
}

/**
 * Two check symbols of a Reed–Solomon code over the field of 23 elements (Reed and Solomon 1960;
 * generator (x − 5)(x − 5²), 5 being a primitive root): any one or two wrong characters are
 * noticed, so every exchange of two as well, and other damage 528 times in 529.
 */
const ROOTS = [5, 25 % ALPHABET_SIZE] as const;
const ROOT_SUM = (ROOTS[0] + ROOTS[1]) % ALPHABET_SIZE;
const ROOT_PRODUCT = (ROOTS[0] * ROOTS[1]) % ALPHABET_SIZE;

/** What makes `data` followed by the two symbols divisible by the generator. */
function checkSymbols(data: readonly number[]): readonly [number, number] {
  let high = 0;
  let low = 0;
  for (const symbol of data) {
    const feedback = (symbol + high) % ALPHABET_SIZE;
    high = (low + feedback * ROOT_SUM) % ALPHABET_SIZE;
    low = (feedback * (ALPHABET_SIZE - ROOT_PRODUCT)) % ALPHABET_SIZE;
  }
  return [(ALPHABET_SIZE - high) % ALPHABET_SIZE, (ALPHABET_SIZE - low) % ALPHABET_SIZE];
}

/** Whether a whole word, check symbols included, is one of the code. */
function isCodeWord(word: readonly number[]): boolean {
  return ROOTS.every((root) => word.reduce((sum, symbol) => (sum * root + symbol) % ALPHABET_SIZE, 0) === 0);
}

/**
 * The text in the barcode of a card: eight characters, whatever the card.
 *
 *     X  kind  owner  item  serial serial  check check
 *
 * `X` tells our codes from all others. The kind is a letter of the alphabet; what owner, item and
 * serial mean belongs to it. `COMMON_CARD_KINDS` are the same in every game, and a game has letters of its
 * own for its own cards. No two games share one, so that a card is never taken for another game's, and
 * none is given away again, as cards outlive versions.
 */
export const CODE_LENGTH = 8;
const CODE_PREFIX = 'X';

/** Letters of the cards that every game has. */
export const COMMON_CARD_KINDS = {
  /** A command to the referee. */
  command: 'C',
  /** One digit of a number. */
  digit: 'D',
  /** A stop of the board, whatever the board. */
  stop: 'S',
  /** A start card. */
  start: 'B',
} as const;

/** `kind` is one letter of the alphabet, `owner` and `item` from 0 to 22, `serial` from 0 to 528. */
export type CardFields = {
  readonly kind: string;
  readonly owner: number;
  readonly item: number;
  readonly serial: number;
};
export const SERIAL_MAX = ALPHABET_SIZE * ALPHABET_SIZE - 1;

/** Why a text is not the code of a card; each has a sentence of its own. */
export const CODE_FAULTS = [
  /** It is no code of ours: groceries, a library book. */
  'CODE_FOREIGN',
  /** Ours, and shorter than it should be. */
  'CODE_CUT_OFF',
  /** Several codes, or one several times, in one reading. */
  'CODE_DOUBLED',
  /** Ours, but the check characters do not fit. */
  'CODE_DAMAGED',
  /** Whole and ours, of a kind that this version does not know. */
  'CARD_UNKNOWN',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** @throws when a field is out of its range, which is a bug. */
export function writeCode({ kind, owner, item, serial }: CardFields): string {
  if (!Number.isInteger(serial) || serial < 0 || serial > SERIAL_MAX) {
    throw new Error(`no serial: ${serial}`);
  }
  if (valueOfCharacter(kind) === -1) throw new Error(`no letter of a kind: ${kind}`);
  const text =
    CODE_PREFIX +
    kind +
    characterOfValue(owner) +
    characterOfValue(item) +
    characterOfValue(Math.floor(serial / ALPHABET_SIZE)) +
    characterOfValue(serial % ALPHABET_SIZE);
  return text + checkSymbols(symbolsOf(text)).map(characterOfValue).join('');
}

/**
 * What a scanner read, as a card. Lower case, blanks around it and the symbology identifier that
 * scanners can be told to put in front (`]C0`, `]Q1`, `]d1`; ISO/IEC 15424) do no harm.
 */
export function readCode(text: string): Result<CardFields, CodeFault> {
  const code = text
    .trim()
    .replace(/^\][A-Za-z][0-9A-Za-z]/, '')
    .toUpperCase();
  const symbols = symbolsOf(code);
  if (!code.startsWith(CODE_PREFIX) || symbols.includes(-1)) return err('CODE_FOREIGN');
  if (code.length < CODE_LENGTH) return err('CODE_CUT_OFF');
  if (code.length > CODE_LENGTH) return err(faultOfLongCode(symbols));
  if (!isCodeWord(symbols)) return err('CODE_DAMAGED');
  const [, kind = 0, owner = 0, item = 0, high = 0, low = 0] = symbols;
  return ok({ kind: characterOfValue(kind), owner, item, serial: high * ALPHABET_SIZE + low });
}

/** One code after the other, or the beginning of one that was read again. */
function faultOfLongCode(symbols: readonly number[]): CodeFault {
  const first = symbols.slice(0, CODE_LENGTH);
  const second = symbols.slice(CODE_LENGTH, 2 * CODE_LENGTH);
  const begins = isCodeWord(first) && second[0] === valueOfCharacter(CODE_PREFIX);
  const whole = second.length === CODE_LENGTH && isCodeWord(second);
  if (begins || whole) return 'CODE_DOUBLED';
  return 'CODE_DAMAGED';
}

function symbolsOf(text: string): readonly number[] {
  return [...text].map(valueOfCharacter);
}
