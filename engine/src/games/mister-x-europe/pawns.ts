import type { Seat } from '../../core/game.js';
import { detectivePlace, hunterPlace, hunterSeat } from '../../pursuit/pawns.js';
import { DETECTIVES, type HunterSeat, type Options } from './types.js';

/** Five pawns, and who moves them: hunters in turn, each his own in a row (MX-5). */

/** Place of the hunter who plays a pawn. */
export function hunterOfPawn({ split }: Options, pawn: number): number {
  let last = 0;
  for (const [hunter, pawns] of split.entries()) {
    last += pawns;
    if (pawn < last) return hunter;
  }
  return -1;
}

export function hunterOf(options: Options, pawn: number): HunterSeat {
  return hunterSeat(hunterOfPawn(options, pawn));
}

/** Place of a detective's pawn, or -1 when no pawn of this game is called so. */
export function pawnIndex(name: string): number {
  const place = detectivePlace(name);
  return place < DETECTIVES ? place : -1;
}

/** Place of a hunter of this table, or -1. */
export function hunterIndex({ split }: Options, seat: Seat): number {
  const place = hunterPlace(seat);
  return place < split.length ? place : -1;
}

export function huntersOf({ split }: Options): readonly HunterSeat[] {
  return split.map((_, i) => hunterSeat(i));
}

/** Tickets a hunter may hold (MX-7). */
export function limitOf({ split, flags }: Options, hunter: number): number {
  return flags.hunter_hand.base + flags.hunter_hand.per_detective * (split[hunter] ?? 0);
}
