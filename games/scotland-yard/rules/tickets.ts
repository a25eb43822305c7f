import type { YardBoard } from './board.js';
import {
  type Leg,
  ORDINARY_TICKETS,
  type OrdinaryTicket,
  type OrdinaryCounts,
  type PieceCounts,
  type State,
  TICKETS,
  type Ticket,
} from './types.js';

/** The ledger of tickets (SY-1, SY-62). */

export function isOrdinary(ticket: string): ticket is OrdinaryTicket {
  return (ORDINARY_TICKETS as readonly string[]).includes(ticket);
}

export function isTicket(ticket: string): ticket is Ticket {
  return (TICKETS as readonly string[]).includes(ticket);
}

/**
 * Every piece has exactly one owner; a difference is a bug, never a refusal (SY-62).
 * Substitutes on the log are no tickets (SYC-6).
 */
export function assertConserved(state: State): void {
  const { box, x, detectives, doublesSpent } = state;
  const { tickets, log } = x;
  let taxi = box.taxi + tickets.taxi;
  let bus = box.bus + tickets.bus;
  let underground = box.underground + tickets.underground;
  let black = box.black + tickets.black;
  for (const detective of detectives) {
    taxi += detective.tickets.taxi;
    bus += detective.tickets.bus;
    underground += detective.tickets.underground;
  }
  for (const { ticket, loan } of log) {
    if (loan !== undefined) continue;
    if (ticket === 'taxi') taxi++;
    else if (ticket === 'bus') bus++;
    else if (ticket === 'underground') underground++;
    else black++;
  }
  const { supply } = state.options.flags;
  const conserved =
    taxi === supply.taxi &&
    bus === supply.bus &&
    underground === supply.underground &&
    black === supply.black &&
    box.double + tickets.double + doublesSpent === supply.double;
  if (!conserved) {
    const counts = JSON.stringify({ taxi, bus, underground, black, doublesSpent });
    throw new Error(`pieces were made or lost: ${counts}`);
  }
}

/** What is dealt to X, to each detective, and what stays in the box (SY-4 to SY-6). */
export function dealTickets(
  options: State['options'],
  pawns: number,
): {
  readonly x: PieceCounts;
  readonly detective: OrdinaryCounts;
  readonly box: PieceCounts;
} {
  const { supply, x_kit: kit, detective_kit: detective } = options.flags;
  const x = {
    taxi: kit.taxi,
    bus: kit.bus,
    underground: kit.underground,
    double: kit.double,
    black: pawns,
  };
  return {
    x,
    detective,
    box: {
      taxi: supply.taxi - x.taxi - pawns * detective.taxi,
      bus: supply.bus - x.bus - pawns * detective.bus,
      underground: supply.underground - x.underground - pawns * detective.underground,
      black: supply.black - x.black,
      double: supply.double - x.double,
    },
  };
}

/** A leg whose ticket and stop exist. */
export type KnownLeg = { readonly ticket: Ticket; readonly stop: number };

/** CM-5, step 4. */
export function legNameFault(
  board: YardBoard,
  leg: { readonly ticket: string; readonly stop: number },
): 'STOP_UNKNOWN' | 'TICKET_UNKNOWN' | undefined {
  if (!board.has(leg.stop)) return 'STOP_UNKNOWN';
  return isTicket(leg.ticket) ? undefined : 'TICKET_UNKNOWN';
}

export function isKnownLeg(board: YardBoard, leg: Leg): leg is KnownLeg {
  return legNameFault(board, leg) === undefined;
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
  const byLand = ORDINARY_TICKETS.some((transport) => board.joins(from, stop, transport));
  return !byLand && board.joins(from, stop, 'ferry') ? boat : 'NO_CONNECTION';
}
