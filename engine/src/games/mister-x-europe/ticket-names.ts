import type { EuropeBoard } from './board.js';
import { isKind, kindOf, serialOf } from './tickets.js';
import type { Flags, State, Ticket } from './types.js';

/**
 * A ticket's name out of a command, as the ledger knows it; `undefined` when no such piece exists. With
 * `ticket_ids: by_type` a piece's number says nothing and is dropped (CM-9).
 */
export function nameOf(
  { board, state }: { readonly board: EuropeBoard; readonly state: State },
  ticket: Ticket,
): Ticket | undefined {
  return nameOn(board, state.options.flags.ticket_ids, ticket);
}

/** The same for whoever knows no more than the board and the flag. */
export function nameOn(
  board: EuropeBoard,
  ids: Flags['ticket_ids'],
  ticket: Ticket,
): Ticket | undefined {
  const kind = kindOf(ticket);
  const pieces = isKind(kind) ? (board.data.tickets?.[kind] ?? 0) : 0;
  if (pieces === 0) return undefined;
  const serial = serialOf(ticket);
  if (serial === undefined) return kind;
  const known = Number.isInteger(serial) && serial >= 1 && serial <= pieces;
  if (!known || ticket !== `${kind}/${serial}`) return undefined;
  return ids === 'unique' ? ticket : kind;
}
