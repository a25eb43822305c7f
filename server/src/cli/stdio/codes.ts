import type { Json } from '@mister-x/engine';

/** Codes of the referee itself; the game's and the match's own codes come beside them. */
export const REFEREE_CODE_WORDS = {
  LINE_TOO_LONG: 'The line has too many characters and was not kept.',
  NOT_JSON: 'The line is not JSON.',
  UNKNOWN_REQUEST: 'This version knows no request of that name.',
  MALFORMED: 'Not a request: a member is missing, unknown or wrong.',
  GAME_UNKNOWN: 'There is no such game.',
  MATCH_UNKNOWN: 'There is no match with this name.',
  MATCH_EXISTS: 'A match with this name is open.',
  TOO_MANY_MATCHES: 'Too many matches are open; forget some.',
  SEAT_UNKNOWN: 'The match has no such seat or viewer.',
  TIMER_UNKNOWN: 'No such timer is running.',
  NOT_OPEN: 'Only a referee that was started with --open does that.',
  POSITION_INVALID: 'Not a position of this game; see member and cause.',
  GAME_NOT_OVER: 'There is no record before the end.',
  INTERNAL: 'A bug in the referee itself; the match is as before.',
} as const;
export type StdioErrorCode = keyof typeof REFEREE_CODE_WORDS;
export const REFEREE_CODES = Object.keys(REFEREE_CODE_WORDS) as readonly StdioErrorCode[];

/** What a refused request is answered with; details beside `code` come from the game. */
export type RefereeError = {
  readonly code: string;
  /** For the person who writes the other program; its wording may change. */
  readonly message: string;
  readonly [detail: string]: Json | undefined;
};

export function refusal(code: StdioErrorCode, message: string): RefereeError {
  return { code, message };
}

/** A refusal of the game or the match, with a message put beside its code. */
export function refusalOfRules(error: { readonly code: string }): RefereeError {
  const { code, ...details } = error;
  return { code, message: `refused by the rules: ${code}${faultIn(details)}`, ...details };
}

/** Which member is at fault, and why, where the game says it. */
function faultIn(details: { readonly member?: unknown; readonly cause?: unknown }): string {
  const { member, cause } = details;
  if (typeof cause !== 'string') return '';
  return typeof member === 'string' && member !== '' ? ` (${member}: ${cause})` : ` (${cause})`;
}
