import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { YardBoard } from './board.js';
import { moveFault, type PublicMoveFacts, ticketFault } from './detectives.js';
import { PRESETS } from './flags.js';
import { isTicket } from './tickets.js';
import type { DetectiveId, Flags, Leg, PieceCounts, StopsByTicket, RefusalCode, TicketCard, View } from './types.js';
import { mayEndOnDetective, type XTickets, xTicketsAfter, legsXCanPay } from './x-moves.js';

/** What pages may take from the game: the board, the words, and what follows from a view. No parsers, no rules of the server's. */

export {
  startDeckOf,
  fileBoard,
  londonBoard,
  SCOTLAND_YARD_BOARD,
  type YardBoard,
} from './board.js';
export { FLAG_CHOICES, FLAGS, type FlagChoice, PRESETS } from './flags.js';
export * from './map.js';
export { secretLegs, retention, secretStart } from './notice.js';
export * from './types.js';

/** The flags in force, out of a view. */
export function flagsOf(view: View): Flags {
  return flagsInForce(PRESETS, view);
}

/**
 * Second legs of a double that begins with `first`, from X's own view alone. Empty when the
 * view is not X's. `board` is the one of the view.
 */
export function secondLegs(board: YardBoard, view: View, first: Leg): readonly StopsByTicket[] {
  if (view.own === null || !isTicket(first.ticket)) return [];
  const purse = xTicketsAfter(purseOf(view), first.ticket);
  const held = new Set(view.detectives.map(({ stop }) => stop));
  const onto = mayEndOnDetective(flagsOf(view));
  const free = (stop: number) => onto || !held.has(stop);
  return legsXCanPay(board, first.stop, purse, free);
}

/**
 * Why the referee would refuse a detective this ticket, or this move, apart from whose turn it is;
 * from the public view alone (CM-3), by the steps of CM-5. Without a stop the ticket alone is looked at.
 */
export function previewMove(
  board: YardBoard,
  view: View,
  id: DetectiveId,
  move: { readonly ticket: string; readonly stop?: number; readonly card?: TicketCard },
): RefusalCode | undefined {
  const index = view.detectives.findIndex((detective) => detective.id === id);
  const ground: PublicMoveFacts = {
    detectives: view.detectives,
    kit: flagsOf(view).detective_kit,
    spent: view.spent ?? null,
  };
  const { stop } = move;
  if (stop === undefined) return ticketFault(board, ground, { id, index }, move);
  return moveFault(board, ground, { id, index }, { ...move, stop });
}

function purseOf({ x, box }: View): XTickets {
  const tickets: PieceCounts = {
    taxi: 0,
    bus: 0,
    underground: 0,
    black: 0,
    double: 0,
    ...x.tickets,
  };
  return { tickets, unlimited: x.unlimited, lent: x.mayBorrow ? box : null };
}
