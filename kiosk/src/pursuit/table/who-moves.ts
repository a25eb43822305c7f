import type { Areas } from '../../lib/i18n/areas.js';
import type { Pawn } from '../cast.js';

/** Who moves, for a page where it cannot be done: by phone only where a phone holds the seat. */
export function whoMoves(
  { seat }: Pick<Pawn, 'seat'>,
  { moves, movesOnPhone }: Pick<Areas['table']['play'], 'moves' | 'movesOnPhone'>,
): string {
  return (seat.claimed ? movesOnPhone : moves)(seat.name);
}
