import type { PackFile } from '../rules/index.js';
import type { JobOf } from '@mister-x/printing/kit';
import type { OptionSpec } from '@mister-x/printing/options';
import { BACKS_OPTION, CODE_OPTION, POSTER_OPTIONS } from '@mister-x/printing/shared/options';

/** Fifteen digits: more numbers than anybody tries, and each is exact. */
const SECRET_MAX = 999_999_999_999_999;

export const HOLMES_OPTIONS = {
  ...CODE_OPTION,
  /** Where the server knows what lies where, nobody ever turns a token (SH-83). */
  tokens: {
    kind: 'choice',
    values: ['symbols', 'both'],
    initial: 'symbols',
    argument: 'sides',
    sheets: ['tokens'],
    help: 'black sides of the tokens alone, or both sides to fold',
  },
  /** Names the private list of codes (`tokenCodes`), so that a lost token can be printed again. 0: no codes. */
  secret: {
    kind: 'number',
    least: 0,
    most: SECRET_MAX,
    initial: 0,
    argument: 'number',
    sheets: ['tokens'],
    help: 'codes on the tokens, by a secret number of 15 digits',
  },
  ...BACKS_OPTION,
  ...POSTER_OPTIONS,
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type HolmesJob = JobOf<typeof HOLMES_OPTIONS, PackFile>;
