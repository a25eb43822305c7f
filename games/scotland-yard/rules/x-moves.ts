import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { YardBoard } from './board.js';
import { transitRuleOf } from './flag-meaning.js';
import {
  type Flags,
  ORDINARY_TICKETS,
  type OrdinaryTicket,
  type OrdinaryCounts,
  type PieceCounts,
  type StopsByTicket,
  type State,
  TICKETS,
  type Ticket,
} from './types.js';

/** What pays for X's legs at one moment. */
export type XTickets = {
  readonly tickets: PieceCounts;
  /** He never runs out of ordinary tickets (SYC-4). */
  readonly unlimited: boolean;
  /** The box, when his next leg may be paid from it (SY-55). */
  readonly lent: OrdinaryCounts | null;
};

/** What decides whether X can move, and all of it public but for his stop. */
export type XMoveGround = Pick<State, 'detectives' | 'box'> & {
  readonly options: Pick<State['options'], 'flags'>;
  readonly x: Pick<State['x'], 'stop' | 'tickets' | 'mayBorrow'> & {
    readonly log: readonly unknown[];
  };
};

export function xTicketsOf(state: XMoveGround): XTickets {
  return {
    tickets: state.x.tickets,
    unlimited: state.options.flags.x_ordinary_tickets === 'unlimited',
    lent: state.x.mayBorrow ? state.box : null,
  };
}

export function canPay(purse: XTickets, ticket: Ticket): boolean {
  if (purse.tickets[ticket] > 0) return true;
  if (ticket === 'black') return false;
  return purse.unlimited || (purse.lent !== null && purse.lent[ticket] > 0);
}

/** The purse after a leg: a loan from the box is for one leg only (SY-55). */
export function xTicketsAfter(purse: XTickets, ticket: Ticket): XTickets {
  const held = purse.tickets[ticket];
  const tickets = held > 0 ? { ...purse.tickets, [ticket]: held - 1 } : purse.tickets;
  return { tickets, unlimited: purse.unlimited, lent: null };
}

/** Stops a ticket leads to: its own lines, or any line for black (SY-19, SY-46). */
export function stopsWithTicket(board: YardBoard, from: number, ticket: Ticket): readonly number[] {
  return ticket === 'black' ? board.around(from) : board.neighbours(from, ticket);
}

/** Legs that X can pay from a stop; `free` says where he may set foot. */
export function legsXCanPay(
  board: YardBoard,
  from: number,
  purse: XTickets,
  free: (stop: number) => boolean,
): readonly StopsByTicket[] {
  const reach: StopsByTicket[] = [];
  for (const ticket of TICKETS) {
    if (!canPay(purse, ticket)) continue;
    const stops = stopsWithTicket(board, from, ticket).filter(free);
    if (stops.length > 0) reach.push({ ticket, stops });
  }
  return reach;
}

export function canTravel(board: YardBoard, from: number, purse: XTickets, free: (stop: number) => boolean): boolean {
  for (const ticket of TICKETS) {
    if (!canPay(purse, ticket)) continue;
    for (const stop of stopsWithTicket(board, from, ticket)) if (free(stop)) return true;
  }
  return false;
}

/** Whether X's last leg may end on a detective (SY-23). */
export function mayEndOnDetective(flags: Flags): boolean {
  return flags.x_onto_detective === 'caught';
}

/** An ordinary ticket of the box that would take X to a free stop (SY-55). */
export function fittingLoan(board: YardBoard, state: XMoveGround): OrdinaryTicket | undefined {
  const from = state.x.stop;
  if (from === null) return undefined;
  return ORDINARY_TICKETS.find(
    (ticket) => state.box[ticket] > 0 && board.neighbours(from, ticket).some((stop) => !isHeldByDetective(state, stop)),
  );
}

/** Which moves X has; the same rules that `x-turn` enforces, for lists and automatic checks. */

/** Where X's turn may end (SY-23). */
export function mayEndAt(state: XMoveGround): (stop: number) => boolean {
  if (mayEndOnDetective(state.options.flags)) return () => true;
  return (stop) => !isHeldByDetective(state, stop);
}

/** Where the first leg of a double may end (SY-43). */
function mayPassThrough(state: State): (stop: number) => boolean {
  if (transitRuleOf(state.options.flags).mayTouch) return () => true;
  return (stop) => !isHeldByDetective(state, stop);
}

/** Enough slots for two more legs (SY-45). */
export function hasRoomForDouble(state: XMoveGround): boolean {
  const { limit, log_slots: room } = state.options.flags;
  const filled = state.x.log.length;
  return filled + 2 <= room && (limit.unit === 'round' || filled + 2 <= limit.count);
}

export function mayDeclareDouble(state: State): boolean {
  return state.phase === 'x_turn' && state.x.tickets.double > 0 && hasRoomForDouble(state);
}

/** Legs that are a whole turn by themselves, or the second leg of a stepwise double. */
export function lastLegs(board: YardBoard, state: State): readonly StopsByTicket[] {
  const from = state.x.stop;
  return from === null ? [] : legsXCanPay(board, from, xTicketsOf(state), mayEndAt(state));
}

/** First legs of a double after which a legal second leg exists. */
export function firstLegs(board: YardBoard, state: State): readonly StopsByTicket[] {
  const from = state.x.stop;
  if (from === null || !mayDeclareDouble(state)) return [];
  const purse = xTicketsOf(state);
  const free = mayEndAt(state);
  return legsXCanPay(board, from, purse, mayPassThrough(state)).flatMap(({ ticket, stops }) => {
    const after = xTicketsAfter(purse, ticket);
    const open = stops.filter((stop) => canTravel(board, stop, after, free));
    return open.length > 0 ? [{ ticket, stops: open }] : [];
  });
}

export type XStuckCause = 'surrounded' | 'no fare';

/**
 * Whether X cannot move as his turn opens (SY-55). A step onto a detective never counts; a
 * double does only where it may lead through one.
 */
export function xStuckCause(board: YardBoard, state: XMoveGround): XStuckCause | undefined {
  const from = state.x.stop;
  if (from === null) return undefined;
  const free = (stop: number) => !isHeldByDetective(state, stop);
  const purse = xTicketsOf(state);
  if (canTravel(board, from, purse, free)) return undefined;
  if (canPassOut(board, state, from, purse, free)) return undefined;
  return board.around(from).some(free) ? 'no fare' : 'surrounded';
}

function canPassOut(
  board: YardBoard,
  state: XMoveGround,
  from: number,
  purse: XTickets,
  free: (stop: number) => boolean,
): boolean {
  if (!transitRuleOf(state.options.flags).goesOn) return false;
  if (state.x.tickets.double === 0 || !hasRoomForDouble(state)) return false;
  return legsXCanPay(board, from, purse, () => true).some(({ ticket, stops }) =>
    stops.some((stop) => canTravel(board, stop, xTicketsAfter(purse, ticket), free)),
  );
}
