import type { Json } from '@mister-x/engine';

/** Codes of the referee itself; the game's and the match's own codes come beside them. */
export const REFEREE_CODES = [
  'LINE_TOO_LONG',
  'NOT_JSON',
  'MALFORMED',
  'GAME_UNKNOWN',
  'MATCH_UNKNOWN',
  'MATCH_EXISTS',
  'TOO_MANY_MATCHES',
  'SEAT_UNKNOWN',
  'TIMER_UNKNOWN',
  'INTERNAL',
] as const;
export type RefereeCode = (typeof REFEREE_CODES)[number];

/** What a refused request is answered with; details beside `code` come from the game. */
export type RefereeError = {
  readonly code: string;
  /** For the person who writes the other program; its wording may change. */
  readonly message: string;
  readonly [detail: string]: Json | undefined;
};

export function refusal(code: RefereeCode, message: string): RefereeError {
  return { code, message };
}

/** A refusal of the game or the match, with a message put beside its code. */
export function ruled(error: { readonly code: string }): RefereeError {
  const { code, ...details } = error;
  return { code, message: `refused by the rules: ${code}${faultIn(details)}`, ...details };
}

/** Which member is at fault, and why, where the game says it. */
function faultIn(details: { readonly member?: unknown; readonly cause?: unknown }): string {
  const { member, cause } = details;
  if (typeof cause !== 'string') return '';
  return typeof member === 'string' && member !== '' ? ` (${member}: ${cause})` : ` (${cause})`;
}
