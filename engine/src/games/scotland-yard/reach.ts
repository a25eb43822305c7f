import { isHeld } from '../../pursuit/pawns.js';
import type { YardBoard } from './board.js';
import {
  type Flags,
  ORDINARY,
  type Ordinary,
  type OrdinaryCounts,
  type PieceCounts,
  type Reach,
  type State,
  TICKETS,
  type Ticket,
} from './types.js';

/** Where a pawn can go with the tickets it has. */

export { isHeld };

/** Legal moves of a detective, from public information alone (CM-3, SY-16). */
export function detectiveReach(board: YardBoard, state: State, index: number): readonly Reach[] {
  const detective = state.detectives[index];
  const from = detective?.stop;
  if (detective === undefined || from == null) return [];
  const reach: Reach[] = [];
  for (const ticket of ORDINARY) {
    if (detective.tickets[ticket] === 0) continue;
    const stops = board.neighbours(from, ticket).filter((stop) => !isHeld(state, stop));
    if (stops.length > 0) reach.push({ ticket, stops });
  }
  return reach;
}

export function canMove(board: YardBoard, state: State, index: number): boolean {
  const detective = state.detectives[index];
  const from = detective?.stop;
  if (detective === undefined || from == null) return false;
  for (const ticket of ORDINARY) {
    if (detective.tickets[ticket] === 0) continue;
    for (const stop of board.neighbours(from, ticket)) if (!isHeld(state, stop)) return true;
  }
  return false;
}

/** What pays for X's legs at one moment. */
export type Purse = {
  readonly tickets: PieceCounts;
  /** He never runs out of ordinary tickets (SYC-4). */
  readonly unlimited: boolean;
  /** The box, when his next leg may be paid from it (SY-55). */
  readonly lent: OrdinaryCounts | null;
};

/** What decides whether X can move, and all of it public but for his stop. */
export type Ground = Pick<State, 'detectives' | 'box'> & {
  readonly options: Pick<State['options'], 'flags'>;
  readonly x: Pick<State['x'], 'stop' | 'tickets' | 'mayBorrow'> & {
    readonly log: readonly unknown[];
  };
};

export function purseOf(state: Ground): Purse {
  return {
    tickets: state.x.tickets,
    unlimited: state.options.flags.x_ordinary_tickets === 'unlimited',
    lent: state.x.mayBorrow ? state.box : null,
  };
}

export function canPay(purse: Purse, ticket: Ticket): boolean {
  if (purse.tickets[ticket] > 0) return true;
  if (ticket === 'black') return false;
  return purse.unlimited || (purse.lent !== null && purse.lent[ticket] > 0);
}

/** The purse after a leg: a loan from the box is for one leg only (SY-55). */
export function spend(purse: Purse, ticket: Ticket): Purse {
  const held = purse.tickets[ticket];
  const tickets = held > 0 ? { ...purse.tickets, [ticket]: held - 1 } : purse.tickets;
  return { tickets, unlimited: purse.unlimited, lent: null };
}

/** Stops a ticket leads to: its own lines, or any line for black (SY-19, SY-46). */
export function linesOf(board: YardBoard, from: number, ticket: Ticket): readonly number[] {
  return ticket === 'black' ? board.around(from) : board.neighbours(from, ticket);
}

/** Legs that X can pay from a stop; `free` says where he may set foot. */
export function xReach(
  board: YardBoard,
  from: number,
  purse: Purse,
  free: (stop: number) => boolean,
): readonly Reach[] {
  const reach: Reach[] = [];
  for (const ticket of TICKETS) {
    if (!canPay(purse, ticket)) continue;
    const stops = linesOf(board, from, ticket).filter(free);
    if (stops.length > 0) reach.push({ ticket, stops });
  }
  return reach;
}

export function canTravel(
  board: YardBoard,
  from: number,
  purse: Purse,
  free: (stop: number) => boolean,
): boolean {
  for (const ticket of TICKETS) {
    if (!canPay(purse, ticket)) continue;
    for (const stop of linesOf(board, from, ticket)) if (free(stop)) return true;
  }
  return false;
}

/** Whether X's last leg may end on a detective (SY-23). */
export function mayEndOnDetective(flags: Flags): boolean {
  return flags.x_onto_detective === 'caught';
}

/** Whether the first leg of a double may touch a detective (SY-43). */
export function mayPassDetective(flags: Flags): boolean {
  return flags.double_transit_through_detective !== 'reject';
}

/** An ordinary ticket of the box that would take X to a free stop (SY-55). */
export function fittingLoan(board: YardBoard, state: Ground): Ordinary | undefined {
  const from = state.x.stop;
  if (from === null) return undefined;
  return ORDINARY.find(
    (ticket) =>
      state.box[ticket] > 0 && board.neighbours(from, ticket).some((stop) => !isHeld(state, stop)),
  );
}
