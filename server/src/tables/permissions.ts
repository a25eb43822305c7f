import {
  type Command,
  type HostRule,
  type Json,
  maySend,
  mayStandIn,
  type Presence,
  type Seat,
  type Viewer,
} from '@mister-x/engine';
import type { ServerCode } from '@mister-x/engine/protocol';
import type { Client, ClientsService } from '../socket/clients/clients.service.js';
import { findSeat, isHeldByPhone, isClaimed, type TableRecord } from './table.js';
import type { TableReadings } from './table-state.js';

/**
 * Whether the match lets a client send a command for a seat, and through whose eyes it decided. Who
 * does not look at the table sends nothing.
 */
export function authorise<Action>(
  client: Client,
  table: TableRecord,
  seat: Seat,
  command: Command<Json>,
  game: HostRule<Action>,
): { readonly viewer: Viewer } | { readonly code: ServerCode } {
  const viewer = client.watching.get(table.id);
  if (viewer === undefined) return { code: 'FORBIDDEN' };
  const record = findSeat(table, seat);
  const seats = record === undefined ? [] : [{ ...record, held: isClaimed(record) }];
  const sender = { viewer, host: client.host !== undefined };
  const may = maySend(game, seats, sender, seat, command);
  return may.ok ? { viewer } : may.error;
}

/** Whether, and how, the host may answer for these seats or take them from their phones now (`mayStandIn`). */
export function authoriseHost(
  { game, options, record, match }: Pick<TableReadings, 'game' | 'options' | 'record' | 'match'>,
  seats: readonly Seat[],
  clients: Pick<ClientsService, 'awayIn'>,
): ReturnType<typeof mayStandIn> {
  const isRemote = game.correspondence(options) !== undefined;
  const presences = seats.map((seat): Presence => {
    const held = findSeat(record, seat);
    if (held === undefined || !isClaimed(held)) return 'away';
    if (!isHeldByPhone(held)) return 'here';
    // Which of these phones are connected must not even be told by a refusal.
    return isRemote ? 'remote' : clients.awayIn(record.id, seat) === 0 ? 'away' : 'here';
  });
  // A request for a take-back, or a request to concede, decides nothing for these seats.
  const deadlineRuns = match?.run.timers.some(({ shown, action }) => shown === true && action.kind === 'act');
  return mayStandIn(presences, deadlineRuns ?? false);
}
