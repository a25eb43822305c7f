import {
  ORDINARY,
  type Ordinary,
  type OrdinaryCounts,
  PIECES,
  type Piece,
  type PieceCounts,
  type State,
  TICKETS,
  type Ticket,
} from './types.js';

/** The ledger of tickets (SY-1, SY-62). */

export function isOrdinary(ticket: string): ticket is Ordinary {
  return (ORDINARY as readonly string[]).includes(ticket);
}

export function isTicket(ticket: string): ticket is Ticket {
  return (TICKETS as readonly string[]).includes(ticket);
}

export function add<C extends OrdinaryCounts>(
  counts: C,
  piece: keyof C & Piece,
  change: number,
): C {
  return { ...counts, [piece]: (counts[piece] as number) + change };
}

export function total(counts: OrdinaryCounts): number {
  return counts.taxi + counts.bus + counts.underground;
}

/** Tickets that really lie on X's log: substitutes are no tickets (SYC-6). */
function onLog(state: State, piece: Piece): number {
  if (piece === 'double') return state.doublesSpent;
  let count = 0;
  for (const { ticket, loan } of state.x.log) if (ticket === piece && loan === undefined) count++;
  return count;
}

/** Every piece has exactly one owner; a difference is a bug, never a refusal (SY-62). */
export function assertConserved(state: State): void {
  const { supply } = state.options.flags;
  for (const piece of PIECES) {
    let sum = state.box[piece] + state.x.tickets[piece] + onLog(state, piece);
    if (isOrdinary(piece)) for (const { tickets } of state.detectives) sum += tickets[piece];
    if (sum !== supply[piece])
      throw new Error(`${sum} ${piece} pieces instead of ${supply[piece]}`);
  }
}

/** What is dealt to X, to each detective, and what stays in the box (SY-4 to SY-6). */
export function deal(
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
