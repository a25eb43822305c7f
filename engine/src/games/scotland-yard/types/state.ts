import type { PursuitEnd } from '../../../pursuit/pawns.js';
import type { Options } from './options.js';
import type { ReportRow } from './report.js';
import type { OrdinaryCounts, Phase, PieceCounts, Ticket } from './words.js';

export const OUTCOMES = [
  'CAUGHT',
  'X_SURROUNDED',
  'X_NO_FARE',
  'X_ESCAPED',
  'DETECTIVES_STUCK',
  'X_LOG_VIOLATION',
  'CONCEDED_BY_X',
  'CONCEDED_BY_DETECTIVES',
  'ABANDONED',
] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

/** Ends that people may state for an evening finished on paper. */
export const PAPER_RESULTS = [
  'CAUGHT',
  'X_SURROUNDED',
  'X_NO_FARE',
  'X_ESCAPED',
  'DETECTIVES_STUCK',
] as const satisfies readonly OutcomeCode[];
export type PaperResult = (typeof PAPER_RESULTS)[number];

export type End = PursuitEnd<OutcomeCode>;

/** One numbered slot of X's log (SY-25). */
export type Window = {
  readonly stop: number;
  readonly ticket: Ticket;
  /** Which leg of a double this was; absent for a single leg. */
  readonly double?: 1 | 2;
  readonly shown?: 'due' | 'voluntary';
  /** The ticket was not there and a substitute lies on the log (SYC-6). */
  readonly loan?: true;
  /** The ticket came out of the box (SY-55, SYC-6). */
  readonly lent?: true;
  /** How many of that ticket X had before this leg, for the replay (CM-14). */
  readonly held: number;
  /** Where the detectives stood at that moment, for the replay (CM-14). */
  readonly detectives: readonly number[];
};

export type DetectiveState = {
  readonly stop: number | null;
  readonly tickets: OrdinaryCounts;
};

export type State = {
  readonly options: Options;
  readonly phase: Phase;
  /** Counts X's turns from 1; 0 during registration. */
  readonly round: number;
  readonly detectives: readonly DetectiveState[];
  /** By pawn: has acted in this round. */
  readonly acted: readonly boolean[];
  /** Every detective was skipped so far in this round. */
  readonly idle: boolean;
  readonly x: {
    readonly start: number | null;
    /** Present stop, `null` before the start is registered. */
    readonly stop: number | null;
    readonly tickets: PieceCounts;
    readonly log: readonly Window[];
    /** His pawn stands on the board since his last leg. */
    readonly shown: boolean;
    readonly voluntaryUsed: number;
    /** X's next leg may be paid from the box (SY-55). */
    readonly mayBorrow: boolean;
  };
  readonly lastSeen: { readonly window: number; readonly stop: number } | null;
  readonly box: PieceCounts;
  /** Double cards put aside or handed over. */
  readonly doublesSpent: number;
  /** Substitutes lying on the log, by type (SYC-6). */
  readonly loans: OrdinaryCounts;
  /** Codes already spent, with `ticket_ids: unique`: `d1/bus/3`. */
  readonly spentCards: readonly string[];
  readonly end: End | null;
  /** Rows of a paper log entered afterwards, with its report. */
  readonly paper: readonly ReportRow[] | null;
};

/** A position a test can write by hand; everything left out is as at the start of a game. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options' | 'x' | 'end' | 'paper'>> & {
    readonly x?: Partial<State['x']>;
  };
};
