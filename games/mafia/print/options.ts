import type { PackFile } from '../rules/index.js';
import type { JobOf } from '@mister-x/printing/kit';
import type { OptionSpec } from '@mister-x/printing/options';
import { BACKS_OPTION, CODE_OPTION, POSTER_OPTIONS } from '@mister-x/printing/shared/options';

/** The sheet whose words depend on who pays whom. */
const PAYMENT_SHEETS = ['payments'] as const;
const SEATING_DIRECTIONS = ['next', 'previous'] as const;
/** Dearer than any cell. */
const RANSOM_MAX = 1_000_000;

export const MAFIA_OPTIONS = {
  ...CODE_OPTION,
  ...BACKS_OPTION,
  rules: {
    kind: 'choice',
    values: ['online2015', 'authors1992'],
    initial: 'online2015',
    argument: 'edition',
    sheets: ['payments', 'summary'],
    help: 'the edition of the rules',
  },
  ransomDirection: {
    kind: 'choice',
    values: SEATING_DIRECTIONS,
    initial: 'next',
    argument: 'neighbour',
    sheets: PAYMENT_SHEETS,
    help: 'who gets a ransom: the next clan clockwise, or the one before',
  },
  ransomPayeeOf: {
    kind: 'choice',
    values: ['payer', 'figure_owner'],
    initial: 'payer',
    argument: 'whose',
    sheets: PAYMENT_SHEETS,
    help: 'whose neighbour gets a ransom that someone pays for another clan',
  },
  /** `null`: as in the edition; the same below. */
  ransomFor: {
    kind: 'choice',
    values: ['anyone', 'team', 'owner'],
    initial: null,
    argument: 'who',
    sheets: PAYMENT_SHEETS,
    help: 'who may pay a ransom; usually as in the edition',
  },
  /** 0: as in the box. */
  deathRowRansom: {
    kind: 'number',
    least: 0,
    most: RANSOM_MAX,
    initial: 0,
    argument: 'sum',
    sheets: ['payments', 'prison', 'poster'],
    help: 'the ransom from death row; 0 for that of the box',
  },
  shortfallDirection: {
    kind: 'choice',
    values: SEATING_DIRECTIONS,
    initial: 'next',
    argument: 'neighbour',
    sheets: PAYMENT_SHEETS,
    help: 'who pays for the cards of a clan when the bank is empty',
  },
  partialBank: {
    kind: 'choice',
    values: ['split', 'payer_all'],
    initial: 'split',
    argument: 'way',
    sheets: PAYMENT_SHEETS,
    help: 'what happens when the bank has too little',
  },
  insolvency: {
    kind: 'choice',
    values: ['negative', 'team_then_negative'],
    initial: null,
    argument: 'way',
    sheets: PAYMENT_SHEETS,
    help: 'what happens when a player has too little; usually as in the edition',
  },
  ...POSTER_OPTIONS,
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type MafiaJob = JobOf<typeof MAFIA_OPTIONS, PackFile>;
