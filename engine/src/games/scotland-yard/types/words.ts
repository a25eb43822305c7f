import {
  type DetectiveId,
  type HunterSeat,
  SKIP_CAUSES,
  type SkipCause,
  X_SEAT,
} from '../../../pursuit/pawns.js';

/** The words of Scotland Yard. Stops are numbers printed on the board; windows count from 1. */

export const TRANSPORTS = ['taxi', 'bus', 'underground', 'ferry'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Tickets that detectives hold as well (SY-5). */
export const ORDINARY = ['taxi', 'bus', 'underground'] as const;
export type Ordinary = (typeof ORDINARY)[number];

/** Tickets that pay for a leg (SY-14). */
export const TICKETS = ['taxi', 'bus', 'underground', 'black'] as const;
export type Ticket = (typeof TICKETS)[number];

export const PIECES = ['taxi', 'bus', 'underground', 'black', 'double'] as const;
export type Piece = (typeof PIECES)[number];

export const VARIANTS = ['modern', 'classic-1983', 'newer'] as const;
export type Variant = (typeof VARIANTS)[number];

export type OrdinaryCounts = Readonly<Record<Ordinary, number>>;
export type PieceCounts = Readonly<Record<Piece, number>>;

export { type DetectiveId, type HunterSeat, SKIP_CAUSES, type SkipCause, X_SEAT };

/** `x`, or a detective's pawn in the order of play: `d1` … `d5`. */
export type PawnId = 'x' | DetectiveId;

export const PHASES = ['registration', 'x_turn', 'x_second_leg', 'detectives', 'over'] as const;
export type Phase = (typeof PHASES)[number];
