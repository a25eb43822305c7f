import {
  type Command,
  type HostRule,
  type Json,
  maySend,
  type Seat,
  type Viewer,
} from '@mister-x/engine';
import type { ServerCode } from '@mister-x/engine/protocol';
import type { Client } from '../clients/clients.service.js';
import { findSeat, isClaimed, type TableRecord } from './table.js';

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
