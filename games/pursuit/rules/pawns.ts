import type { Seat, SeatSpec } from '@mister-x/engine/core/game';

/** Who is who in a pursuit: X, the people who hunt him, and their pawns (pursuit vocabulary, section 1). */

export const X_SEAT: Seat = 'x';

/** Hunters' seats are `h1` … `h5`, clockwise from X's left. */
export type HunterSeat = `h${number}`;

/** A detective's pawn: `d1` … `d5`. */
export type DetectiveId = `d${number}`;

const HUNTERS: readonly HunterSeat[] = ['h1', 'h2', 'h3', 'h4', 'h5'];
const DETECTIVES: readonly DetectiveId[] = ['d1', 'd2', 'd3', 'd4', 'd5'];

export function hunterSeat(index: number): HunterSeat {
  return HUNTERS[index] ?? `h${index + 1}`;
}

export function detectiveId(index: number): DetectiveId {
  return DETECTIVES[index] ?? `d${index + 1}`;
}

/** Place of a pawn among the detectives, or -1 when there is none of that name. */
export function detectiveIndexOf(pawn: string): number {
  return (DETECTIVES as readonly string[]).indexOf(pawn);
}

/** Place of a hunter, or -1 when no hunter sits there. */
export function hunterIndexOf(seat: Seat): number {
  return (HUNTERS as readonly string[]).indexOf(seat);
}

/** Why a detective stays where he is, for everybody to see (section 5 of the conventions). */
export const SKIP_CAUSES = ['NO_TICKETS', 'NO_USABLE_TICKET', 'BLOCKED_BY_DETECTIVES', 'PASSED'] as const;
export type SkipCause = (typeof SKIP_CAUSES)[number];

/** `null`: the game was abandoned. */
export type Winner = 'x' | 'detectives' | null;

/** How a pursuit ended, by an outcome of its game. */
export type PursuitEnd<Code extends string> = {
  readonly code: Code;
  readonly winner: Winner;
  /** The detective who reached X, where one did. */
  readonly detective?: DetectiveId;
};

/** Ends from outside the rules, which every pursuit has (CM-17), and who wins by them. */
export const CLOSING_WINNERS = {
  CONCEDED_BY_X: 'detectives',
  CONCEDED_BY_DETECTIVES: 'x',
  ABANDONED: null,
} as const satisfies Readonly<Record<string, Winner>>;

/** X, then the hunters, clockwise. */
export function seatsOf(hunters: readonly HunterSeat[], secret: boolean): readonly SeatSpec[] {
  const seats = hunters.map((seat) => ({ seat, role: 'hunter', secret }));
  return [{ seat: X_SEAT, role: 'misterX', secret: true }, ...seats];
}

type DetectiveStops = { readonly detectives: readonly { readonly stop: number | null }[] };

/** Every detective has a start. */
export function haveDetectivesStarted({ detectives }: DetectiveStops): boolean {
  return detectives.every(({ stop }) => stop !== null);
}

/** A detective stands there (SY-22, SY-23, MX-37). Deliberately knows nothing of X (CM-3). */
export function isHeldByDetective(state: DetectiveStops, stop: number): boolean {
  for (const detective of state.detectives) if (detective.stop === stop) return true;
  return false;
}

/** Why a pawn without a legal move stays, from the transports it has tickets for (SY-52, MX-36). */
export function skipCauseOf(held: readonly string[], hasLines: (transport: string) => boolean): SkipCause {
  if (held.length === 0) return 'NO_TICKETS';
  return held.some(hasLines) ? 'BLOCKED_BY_DETECTIVES' : 'NO_USABLE_TICKET';
}
