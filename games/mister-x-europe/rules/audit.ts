import type { Transition } from '@mister-x/engine/core/decision';
import type { Result } from '@mister-x/engine/core/result';
import { answerAudit } from '../../pursuit/rules/audit.js';
import type { EuropeBoard } from './board.js';
import type { EuropeDecision } from './flow.js';
import { priceOf } from './specials.js';
import { isKind, kindOf, symbolOf, transportOf } from './tickets.js';
import type {
  EuropeRefusal,
  Event,
  Flags,
  LogRow,
  Report,
  ReportFault,
  ReportRow,
  State,
  Ticket,
  XSpecial,
} from './types.js';

/** A row to be re-checked: of X's log, or of a form kept on paper. What was not noted is not held against him. */
export type ReplayRow = {
  readonly ticket: Ticket;
  readonly stop: number;
  readonly faceDown: boolean;
  /**
   * Tickets of this kind he had before the leg, where someone counted. In a log kept here it is one
   * at least: a ticket that is not in his hand cannot leave it.
   */
  readonly held?: number;
  readonly double?: 0 | 1 | 2;
  /** What he paid before this leg. */
  readonly special?: XSpecial;
  readonly paid?: readonly Ticket[];
  readonly detectives?: readonly number[];
};

/**
 * Walks X's log from his start city and re-checks every slot; after a faulty row it goes on from the
 * city that was written (CM-14, MX-64). One row out for each row in.
 */
export function replayRows(
  board: EuropeBoard,
  flags: Flags,
  start: number,
  rows: readonly ReplayRow[],
): readonly ReportRow[] {
  let from = start;
  return rows.map((row, i) => {
    const fault = rowFault(board, flags, from, row);
    from = row.stop;
    return {
      leg: i + 1,
      ticket: row.ticket,
      faceDown: row.faceDown,
      special: row.special ?? null,
      stop: row.stop,
      verdict: fault ?? 'OK',
    };
  });
}

function rowFault(board: EuropeBoard, flags: Flags, from: number, row: ReplayRow): ReportFault | undefined {
  const { ticket, stop, faceDown, held, double, detectives } = row;
  if (!board.has(stop)) return 'STOP_UNKNOWN';
  if (!isKind(kindOf(ticket))) return 'TICKET_UNKNOWN';
  // A ticket that lies face down accepts any line.
  const joined = faceDown ? board.around(from).includes(stop) : board.joins(from, stop, transportOf(ticket));
  if (!joined) return 'NO_CONNECTION';
  const price = priceFault(flags, row);
  if (price !== undefined) return price;
  if (held === 0) return 'TICKET_NOT_HELD';
  if (detectives?.includes(stop) !== true) return undefined;
  if (double === 1) return 'X_TRANSIT_OCCUPIED';
  return flags.x_onto_detective === 'reject' ? 'X_STOP_OCCUPIED' : undefined;
}

function priceFault(flags: Flags, { special, paid }: ReplayRow): ReportFault | undefined {
  if (special === undefined || paid === undefined) return undefined;
  const price = priceOf(flags, special);
  if (paid.some((ticket) => symbolOf(ticket) !== price.symbol)) return 'SPECIAL_SYMBOL';
  return paid.length === price.cost ? undefined : 'SPECIAL_COUNT';
}

/** The report on everything that was entered on the phone. */
export function auditReport(board: EuropeBoard, { options, x, misregisteredTickets }: State): Report {
  const rows = x.log.map((row, i) =>
    rowOfLog(
      row,
      x.paid.find(({ leg }) => leg === i + 1),
    ),
  );
  return {
    rows: x.start === null ? [] : replayRows(board, options.flags, x.start, rows),
    ledger: misregisteredTickets,
  };
}

function rowOfLog(row: LogRow, payment: State['x']['paid'][number] | undefined): ReplayRow {
  const { ticket, stop, faceDown, double, detectives } = row;
  return {
    ticket,
    stop,
    faceDown,
    double,
    detectives,
    ...(payment === undefined ? {} : { special: payment.special, paid: payment.tickets }),
  };
}

/** Of the ledger it must not tell before the end: that knows of all hands (MX-11). */
export function audit(decision: EuropeDecision): Result<Transition<State, Event>, EuropeRefusal> {
  return answerAudit(decision, auditReport(decision.board, decision.state).rows);
}
