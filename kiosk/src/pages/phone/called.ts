import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { phoneUi } from '../../games/phones.js';

type Seats = Pick<TableInfo, 'game' | 'correspondence'>;

/**
 * What a seat is called on this phone. A mask is named by the game, in this phone’s language, until all know
 * who played it.
 */
export function seatNameIn(
  { game, correspondence }: Seats,
  seat: Pick<SeatInfo, 'seat' | 'name' | 'role' | 'colour'>,
): string {
  if (!correspondence?.masks) return seat.name;
  const known = correspondence.people.flatMap(({ seat: of, name }) =>
    of === seat.seat && name !== null ? [name] : [],
  );
  return known.join(', ') || (phoneUi(game)?.role(seat) ?? seat.name);
}
