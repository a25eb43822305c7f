import type { YardBoard } from './board.js';
import { canPay, isHeld, type Purse } from './reach.js';
import { isTicket } from './tickets.js';
import { type Leg, ORDINARY, type Reason, type State, type Ticket } from './types.js';

/** A leg whose ticket and stop exist. */
export type KnownLeg = { readonly ticket: Ticket; readonly stop: number };

/** CM-5, step 4. */
export function unknownFault(
  board: YardBoard,
  leg: { readonly ticket: string; readonly stop: number },
): 'STOP_UNKNOWN' | 'TICKET_UNKNOWN' | undefined {
  if (!board.has(leg.stop)) return 'STOP_UNKNOWN';
  return isTicket(leg.ticket) ? undefined : 'TICKET_UNKNOWN';
}

export function isKnown(board: YardBoard, leg: Leg): leg is KnownLeg {
  return unknownFault(board, leg) === undefined;
}

/** CM-5, step 7: whether a line of that ticket joins the stops; boats are told apart (SY-47). */
export function lineFault<Boat extends 'FERRY_NEEDS_BLACK' | 'FERRY_X_ONLY'>(
  board: YardBoard,
  from: number,
  { ticket, stop }: KnownLeg,
  boat: Boat,
): 'NO_CONNECTION' | Boat | undefined {
  if (ticket === 'black') {
    return board.around(from).includes(stop) ? undefined : 'NO_CONNECTION';
  }
  if (board.joins(from, stop, ticket)) return undefined;
  const byLand = ORDINARY.some((transport) => board.joins(from, stop, transport));
  return !byLand && board.joins(from, stop, 'ferry') ? boat : 'NO_CONNECTION';
}

/** CM-5, steps 7 to 9, for one leg of X. */
export function xLegFault(
  board: YardBoard,
  state: State,
  from: number,
  leg: KnownLeg,
  purse: Purse,
  occupied: 'X_STOP_OCCUPIED' | 'X_TRANSIT_OCCUPIED' | undefined,
): Reason | undefined {
  const line = lineFault(board, from, leg, 'FERRY_NEEDS_BLACK');
  if (line !== undefined) return line;
  if (!canPay(purse, leg.ticket)) return 'TICKET_NOT_HELD';
  return occupied !== undefined && isHeld(state, leg.stop) ? occupied : undefined;
}
