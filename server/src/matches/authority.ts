import { type Command, type Json, REFEREE, type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { ServerCode } from '@mister-x/engine/protocol';
import type { Device } from '../devices/devices.service.js';
import { findSeat, isClaimed, type TableRecord } from '../tables/table.js';

/**
 * Whether a device may send a command for a seat, and through whose eyes it decided: a phone
 * acts for its own seat; a kiosk for every secret-free seat that no phone holds, and for the
 * referee to abandon the game; a spectator for nobody.
 */
export function authorise(
  device: Device,
  table: TableRecord,
  seat: Seat,
  command: Command<Json>,
): { readonly viewer: Viewer } | { readonly code: ServerCode } {
  const viewer = device.watching.get(table.id);
  if (viewer === undefined) return { code: 'FORBIDDEN' };
  if (seat === REFEREE) {
    return device.host && command.kind === 'abandon' ? { viewer } : { code: 'FORBIDDEN' };
  }
  const record = findSeat(table, seat);
  if (record === undefined) return { code: 'SEAT_UNKNOWN' };
  if (viewer === seat && isClaimed(record)) return { viewer };
  const kiosk = device.host && viewer === TABLE;
  return kiosk && !record.secret && !isClaimed(record) ? { viewer } : { code: 'FORBIDDEN' };
}
