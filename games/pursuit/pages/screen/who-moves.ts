import type { Areas } from '@mister-x/kiosk/messages/areas.ts';
import type { Pawn } from '../cast.js';

/** Who moves, for a page where it cannot be done: by phone only where a phone holds the seat. */
export function whoMoves(
  { seat }: Pick<Pawn, 'seat'>,
  { play, computers }: Pick<Areas['screen'], 'play' | 'computers'>,
): string {
  if (seat.computer !== null) return computers.moves(seat.name);
  return (seat.claimed ? play.movesOnPhone : play.moves)(seat.name);
}
