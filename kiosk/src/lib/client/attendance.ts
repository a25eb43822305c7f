import type { Seat, TableId } from '@mister-x/engine/protocol';
import type { AskFunction } from './link.js';
import type { Answer, Ask } from './wire.js';

/** Who this device is at a table. */
export type Attendance =
  | { readonly as: 'kiosk'; readonly table: TableId }
  | { readonly as: 'spectator'; readonly table: TableId }
  | {
      readonly as: 'seat';
      readonly table: TableId;
      readonly seat: Seat;
      readonly secret: string;
      /** Part of the key of the match; secret seats only. */
      readonly share?: string;
      /** This phone's part of the seed, once the server has committed to its own. */
      readonly seed?: string;
    };

/** Under which the device keeps how far its notices were shown. */
export function nameOf(place: Attendance): string {
  return `${place.table} ${place.as === 'seat' ? place.seat : place.as}`;
}

/**
 * Asks for the place.
 * @param visit counts places taken and left, so that the server tells an earlier visit from this one
 * @param since the lines that this device has seen, where it has seen any
 */
export function askFor(
  place: Attendance,
  ask: AskFunction,
  visit: number,
  since: Ask<'table:watch'>['since'],
): Promise<Answer<'table:open'> | Answer<'table:watch'>> {
  const { table } = place;
  const asking = since === undefined ? {} : { since };
  switch (place.as) {
    case 'kiosk':
      return ask('table:open', { table, ...asking });
    case 'spectator':
      return ask('table:watch', { table, ...asking });
    case 'seat':
      return ask('seat:resume', { ...resumption(place), visit, ...asking });
  }
}

function resumption({ as: _, ...ask }: Extract<Attendance, { as: 'seat' }>): Ask<'seat:resume'> {
  return ask;
}
