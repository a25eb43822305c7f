import type { PawnColour } from '@mister-x/kiosk/lib/theme/pawns.ts';
import type { Cast } from '../cast.js';

/** A detective's pawn, as a sentence begins with it: by its player, and by its colour where he plays several. */
export function pawnName(
  { pawn, pawns }: Cast,
  id: string,
  colours: Readonly<Record<PawnColour, string>>,
): string {
  const it = pawn(id);
  if (it === undefined) return id;
  const { name, seat } = it.seat;
  const several = pawns.filter((each) => each.seat.seat === seat).length > 1;
  return several ? `${name} (${colours[it.colour]})` : name;
}
