import {
  type AnyGame,
  type Command,
  type Json,
  REFEREE,
  type Seat,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import type { ServerCode } from '@mister-x/engine/protocol';
import type { Device } from '../devices/devices.service.js';
import { findSeat, isClaimed, type TableRecord } from '../tables/table.js';

/** What the game itself leaves to the host. */
type HostRule = Pick<AnyGame, 'parseAction' | 'hostMay'>;

/**
 * Whether a device may send a command for a seat, and through whose eyes it decided: a phone
 * acts for its own seat; a kiosk for every secret-free seat that no phone holds, and for the
 * referee where the game says so, or to abandon it; a spectator for nobody.
 */
export function authorise(
  device: Device,
  table: TableRecord,
  seat: Seat,
  command: Command<Json>,
  game: HostRule,
): { readonly viewer: Viewer } | { readonly code: ServerCode } {
  const viewer = device.watching.get(table.id);
  if (viewer === undefined) return { code: 'FORBIDDEN' };
  if (seat === REFEREE) {
    const may = command.kind === 'abandon' || (viewer === TABLE && hostMay(game, command));
    return device.host && may ? { viewer } : { code: 'FORBIDDEN' };
  }
  const record = findSeat(table, seat);
  if (record === undefined) return { code: 'SEAT_UNKNOWN' };
  if (viewer === seat && isClaimed(record)) return { viewer };
  const kiosk = device.host !== undefined && viewer === TABLE;
  return kiosk && !record.secret && !isClaimed(record) ? { viewer } : { code: 'FORBIDDEN' };
}

/** What cannot be parsed is no action that the host may send. */
function hostMay(game: HostRule, command: Command<Json>): boolean {
  if (command.kind !== 'act') return false;
  const action = game.parseAction(command.action);
  return action.ok && game.hostMay(action.value);
}
