import type { Seat, TableId } from '@mister-x/engine/protocol';
import type { AskFunction } from '../line/server-line.js';
import type { RequestReply, RequestBody } from '../line/wire.js';

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
export function attendanceKey(attendance: Attendance): string {
  return `${attendance.table} ${attendance.as === 'seat' ? attendance.seat : attendance.as}`;
}

/**
 * Asks to attend.
 * @param visit counts attendances begun and ended, so that the server tells an earlier visit from this one
 * @param since the lines that this device has seen, where it has seen any
 */
export function askToAttend(
  attendance: Attendance,
  ask: AskFunction,
  visit: number,
  since: RequestBody<'table:watch'>['since'],
): Promise<RequestReply<'table:open'> | RequestReply<'table:watch'>> {
  const { table } = attendance;
  const asking = since === undefined ? {} : { since };
  switch (attendance.as) {
    case 'kiosk':
      return ask('table:open', { table, ...asking });
    case 'spectator':
      return ask('table:watch', { table, ...asking });
    case 'seat':
      return ask('seat:resume', { ...resumption(attendance), visit, ...asking });
  }
}

function resumption({ as: _, ...ask }: Extract<Attendance, { as: 'seat' }>): RequestBody<'seat:resume'> {
  return ask;
}
