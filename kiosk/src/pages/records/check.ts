import { games } from './games.js';
import {
  type Finding,
  type MatchRecord,
  type Story,
  storyOf,
  type Verdict,
  verifyRecordBytes,
} from '@mister-x/engine/record';
import { checkNumberOf, CHECK_NUMBER_DIGITS, digitsIn } from '@mister-x/engine/trust';

export type CheckRequest = {
  /** A file as it is. */
  readonly bytes: Uint8Array;
  /** That someone noted; empty for none. */
  readonly checkNumber: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

export type CheckAnswer =
  /** What was typed has so many digits, and is no check number. */
  | { readonly kind: 'digits'; readonly typed: number }
  /** The record holds, and some digits of what was typed differ from a check number of it. */
  | { readonly kind: 'near' }
  | { readonly kind: 'checked'; readonly report: RecordReport };

export type RecordReport = {
  readonly verdict: Verdict;
  /** The first findings of `found`. */
  readonly findings: readonly Finding[];
  readonly found: number;
  /** How far the check number proves the game, in links. */
  readonly proven: { readonly link: number; readonly of: number } | null;
  readonly about: RecordSummary | null;
  /** The game itself, of a record that holds. */
  readonly story: Story | null;
  /** The record, where it holds: its game is over, and nothing in it is secret any more. */
  readonly record: MatchRecord | null;
};

/** What a file says of itself: text of a stranger. */
export type RecordSummary = {
  readonly game: string;
  readonly table: string;
  /** `null` where it has no date, as an open game. */
  readonly startedAt: number | null;
  /** That is in the future. */
  readonly isAhead: boolean;
  readonly names: readonly string[];
  /** A program was shown every secret (`Genesis.open`). */
  readonly open: boolean;
  /** And set a position up, from which it was played (`Genesis.position`). */
  readonly placed: boolean;
  readonly outcome: string;
  readonly winners: readonly string[];
  readonly links: number;
  /** Of the last head. */
  readonly checkNumber: string;
};

/** More would not be read, and a broken file can have as many as it has entries. */
const FINDINGS_LISTED_MAX = 60;

export function checkRecord({ bytes, checkNumber, now }: CheckRequest): CheckAnswer {
  const isGiven = checkNumber.trim() !== '';
  const typed = digitsIn(checkNumber).length;
  if (isGiven && typed !== CHECK_NUMBER_DIGITS) return { kind: 'digits', typed };
  const { verdict, findings, record, proven, isAhead } = verifyRecordBytes(bytes, games, {
    now,
    ...(isGiven ? { checkNumber } : {}),
  });
  const isNear = findings.length === 1 && findings[0]?.code === 'CHECK_NUMBER_NEAR';
  if (isNear) return { kind: 'near' };
  const game = record && findings.length === 0 ? games.get(record.genesis.game) : undefined;
  return {
    kind: 'checked',
    report: {
      verdict,
      findings: findings.slice(0, FINDINGS_LISTED_MAX),
      found: findings.length,
      proven: proven ?? null,
      about: record === undefined ? null : summaryOf(record, isAhead),
      story: record && game ? storyOf(record, game) : null,
      record: record && game ? record : null,
    },
  };
}

function summaryOf({ genesis, outcome, heads }: MatchRecord, isAhead: boolean): RecordSummary {
  const nameOf = (id: string): string => genesis.seats.find(({ seat }) => seat === id)?.name || id;
  return {
    game: genesis.game,
    table: genesis.match,
    startedAt: genesis.open ? null : genesis.startedAt,
    isAhead,
    names: genesis.seats.map(({ seat }) => nameOf(seat)),
    open: genesis.open === true,
    placed: genesis.position !== undefined,
    outcome: outcome.code,
    winners: outcome.winners.map(nameOf),
    links: heads.length - 1,
    checkNumber: checkNumberOf(heads.at(-1) ?? ''),
  };
}
