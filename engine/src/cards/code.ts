import { err, ok, type Result } from '../core/result.js';
import { BASE, checkSymbols, isCodeWord, signOf, symbolOf } from './alphabet.js';

/**
 * The text in the barcode of a card: eight characters, whatever the card.
 *
 *     X  kind  owner  item  serial serial  check check
 *
 * `X` tells our codes from all others. The kind is a letter of the alphabet; what owner, item and
 * serial mean belongs to it. `COMMON_KINDS` are the same in every game, and a game has letters of its
 * own for its own cards. No two games share one, so that a card is never taken for another game's, and
 * none is given away again, as cards outlive versions.
 */
export const CODE_LENGTH = 8;
const OURS = 'X';

/** Letters of the cards that every game has. */
export const COMMON_KINDS = {
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
export const SERIAL_MAX = BASE * BASE - 1;

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
  if (symbolOf(kind) === -1) throw new Error(`no letter of a kind: ${kind}`);
  const text =
    OURS +
    kind +
    signOf(owner) +
    signOf(item) +
    signOf(Math.floor(serial / BASE)) +
    signOf(serial % BASE);
  return text + checkSymbols(symbolsOf(text)).map(signOf).join('');
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
  if (!code.startsWith(OURS) || symbols.includes(-1)) return err('CODE_FOREIGN');
  if (code.length < CODE_LENGTH) return err('CODE_CUT_OFF');
  if (code.length > CODE_LENGTH) return err(tooLong(symbols));
  if (!isCodeWord(symbols)) return err('CODE_DAMAGED');
  const [, kind = 0, owner = 0, item = 0, high = 0, low = 0] = symbols;
  return ok({ kind: signOf(kind), owner, item, serial: high * BASE + low });
}

/** One code after the other, or the beginning of one that was read again. */
function tooLong(symbols: readonly number[]): CodeFault {
  const first = symbols.slice(0, CODE_LENGTH);
  const second = symbols.slice(CODE_LENGTH, 2 * CODE_LENGTH);
  const begins = isCodeWord(first) && second[0] === symbolOf(OURS);
  const whole = second.length === CODE_LENGTH && isCodeWord(second);
  if (begins || whole) return 'CODE_DOUBLED';
  return 'CODE_DAMAGED';
}

function symbolsOf(text: string): readonly number[] {
  return [...text].map(symbolOf);
}
