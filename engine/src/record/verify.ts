import type { HostedGame, Registry } from '../core/hosted.js';
import { checkNumberOf } from '../trust/check-number.js';
import { CHECK_NUMBER_DIGITS, digitsIn } from '../trust/digits.js';
import { checkHeads, headsOf, linksOf } from './chain.js';
import { type Finding, finding, spellPath } from './findings.js';
import { type MatchRecord, RECORD_FORMAT } from './record.js';
import { replay } from './replay.js';
import { jsonTextFinding, decodeText } from './scan.js';
import { recordSchema } from './schema.js';
import { checkSealed, checkSettled } from './settled.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * - `valid`: it holds, and its chain is the one whose check number someone wrote down
 * - `consistent-in-itself`: it holds, but no check number was given: another whole game could have
 *   been put in its place
 */
export type Verdict = 'valid' | 'consistent-in-itself' | 'invalid' | 'unreadable';

export type Verification = {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** `undefined` when it could not be read. */
  readonly record: MatchRecord | undefined;
  /** The link whose check number was given: it proves the game up to there. */
  readonly proven: { readonly link: number; readonly of: number } | undefined;
  /**
   * It says that it was begun much later than now: a clock was wrong then, or is now. That is no fault of the
   * record, and no chain proves a date.
   */
  readonly isAhead: boolean;
};

export type VerifyOptions = {
  /** The check number of a head as someone wrote it down. */
  readonly checkNumber?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** @param bytes a file as it is, whatever it may be */
export function verifyRecordBytes(bytes: Uint8Array, games: Registry, options: VerifyOptions): Verification {
  const text = decodeText(bytes);
  return text.ok ? verifyRecordText(text.value, games, options) : unreadableVerification(text.error);
}

export function verifyRecordText(text: string, games: Registry, options: VerifyOptions): Verification {
  const found = jsonTextFinding(text);
  if (found !== undefined) return unreadableVerification(found);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadableVerification(finding('', 'NOT_JSON', 'it is not JSON'));
  }
  return verifyRecord(value, games, options);
}

/** @param value plain JSON; only `verifyRecordText` finds what `JSON.parse` hides */
export function verifyRecord(value: unknown, games: Registry, options: VerifyOptions): Verification {
  const format = formatOf(value);
  if (format !== RECORD_FORMAT) {
    const read = `this program reads ${RECORD_FORMAT}`;
    return unreadableVerification(finding('format', 'FORMAT', `it says ${format ?? 'no format'}; ${read}`));
  }
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) {
    const { path = [], message = '' } = parsed.error.issues[0] ?? {};
    return unreadableVerification(finding(spellPath(path), 'SHAPE', message));
  }
  const record: MatchRecord = parsed.data;
  const game = games.get(record.genesis.game);
  if (game === undefined) {
    const detail = 'this program does not know the game';
    return unreadableVerification(finding('genesis.game', 'GAME_UNKNOWN', detail));
  }
  if (record.genesis.gameVersion !== game.version) {
    const detail = `this program knows version ${game.version} of the game`;
    return unreadableVerification(finding('genesis.gameVersion', 'GAME_VERSION', detail));
  }
  const links = linksOf(record);
  const heads = headsOf(record, links);
  const findings = [
    ...checkSettled(record, game),
    ...checkSealed(record, game),
    ...checkHeads(record, links),
    ...replayFindings(record, game),
  ];
  const given = options.checkNumber === undefined ? undefined : digitsIn(options.checkNumber);
  const numbers = given === undefined ? [] : heads.map(checkNumberOf);
  const link = given === undefined ? -1 : numbers.indexOf(given);
  if (given !== undefined && link < 0) findings.push(checkNumberFinding(numbers, given));
  return {
    verdict: findings.length > 0 ? 'invalid' : link < 0 ? 'consistent-in-itself' : 'valid',
    findings,
    record,
    proven: link < 0 ? undefined : { link, of: record.heads.length - 1 },
    isAhead: record.genesis.startedAt > options.now + DAY_MS,
  };
}

/** A game may trust its own states; a position that a stranger wrote may be none of them. */
function replayFindings(record: MatchRecord, game: HostedGame): readonly Finding[] {
  if (record.genesis.position === undefined) return replay(record, game);
  try {
    return replay(record, game);
  } catch {
    return [finding('genesis.position', 'OPTIONS', 'the game cannot be played on from there')];
  }
}

function formatOf(value: unknown): string | undefined {
  const format = typeof value === 'object' && value !== null && 'format' in value && value.format;
  return typeof format === 'string' ? format.slice(0, 60) : undefined;
}

/** A digit misheard or misread is more likely than a forgery that shares most of them. */
function checkNumberFinding(numbers: readonly string[], given: string): Finding {
  if (given.length !== CHECK_NUMBER_DIGITS) {
    const detail = `${given.length} digits are given, and ${CHECK_NUMBER_DIGITS} are needed`;
    return finding('heads', 'CHECK_NUMBER', detail);
  }
  const alike = numbers.map((number) => Array.from(number).filter((digit, at) => digit === given[at]).length);
  const near = alike.findIndex((digits) => digits >= CHECK_NUMBER_DIGITS - 4);
  if (near < 0) {
    const detail = 'this is not the check number of any head of this game';
    return finding('heads', 'CHECK_NUMBER', detail);
  }
  const detail = `${alike[near]} of ${CHECK_NUMBER_DIGITS} digits are those of step ${near}, so look again`;
  return finding('heads', 'CHECK_NUMBER_NEAR', detail);
}

function unreadableVerification(finding: Finding): Verification {
  return {
    verdict: 'unreadable',
    findings: [finding],
    record: undefined,
    proven: undefined,
    isAhead: false,
  };
}
