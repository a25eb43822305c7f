import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { answerAudit, isConsistent } from '../../pursuit/rules/audit.js';
import type { YardBoard } from './board.js';
import { transitRuleOf } from './flag-meaning.js';
import type { YardDecision } from './flow.js';
import { isTicket, lineFault, legNameFault } from './tickets.js';
import {
  type Action,
  type Event,
  type Flags,
  PAPER_RESULTS,
  type PaperLogRow,
  type ReportFault,
  type ReportRow,
  type State,
  type SyRefusal,
  type Slot,
} from './types.js';

/** A row to be re-checked; what was not noted is not held against X. */
export type ReplayRow = {
  readonly ticket: string;
  readonly stop: number;
  readonly double?: 1 | 2;
  /** He showed himself after this leg. */
  readonly shown: boolean;
  /** Tickets of this kind he had before the leg; left out where nobody counted. */
  readonly held?: number;
  /** The table lent him the ticket. */
  readonly lent?: boolean;
  readonly detectives?: readonly number[];
};

/**
 * Walks X's log from his start stop and re-checks every slot; after a faulty row it goes on
 * from the stop that was written (CM-14, SY-61). One row out for each row in.
 *
 * @param first number of the first row's slot
 * @param doubles double cards X had before the first row
 */
export function replayRows(
  board: YardBoard,
  flags: Flags,
  start: number,
  rows: readonly ReplayRow[],
  first = 1,
  doubles: number = flags.x_kit.double,
): readonly ReportRow[] {
  let from = start;
  let cards = doubles;
  return rows.map((row, i) => {
    const slot = first + i;
    if (row.double === 1) cards--;
    const fault =
      rowFault(board, flags, from, row, slot) ?? (row.double === 1 && cards < 0 ? 'DOUBLE_NONE_LEFT' : undefined);
    from = row.stop;
    return { slot, ticket: row.ticket, stop: row.stop, verdict: fault ?? 'OK' };
  });
}

function rowFault(board: YardBoard, flags: Flags, from: number, row: ReplayRow, slot: number): ReportFault | undefined {
  const { ticket, stop, held, lent, detectives } = row;
  if (slot > flags.log_slots) return 'LOG_FULL';
  const unknown = legNameFault(board, row);
  if (unknown !== undefined) return unknown;
  if (!isTicket(ticket)) return 'TICKET_UNKNOWN';
  const line = lineFault(board, from, { ticket, stop }, 'FERRY_NEEDS_BLACK');
  if (line !== undefined) return line;
  const free = flags.x_ordinary_tickets === 'unlimited' && ticket !== 'black';
  if (held === 0 && !free && lent !== true) return 'TICKET_NOT_HELD';
  if (detectives?.includes(stop) === true) {
    if (row.double === 1) {
      if (!transitRuleOf(flags).mayTouch) return 'X_TRANSIT_OCCUPIED';
    } else if (flags.x_onto_detective === 'reject') return 'X_STOP_OCCUPIED';
  }
  return flags.reveal_slots.includes(slot) && !row.shown ? 'REVEAL_MISSING' : undefined;
}

function rowOfSlot(slot: Slot): ReplayRow {
  const { ticket, stop, double, shown, held, lent, detectives } = slot;
  return {
    ticket,
    stop,
    ...(double === undefined ? {} : { double }),
    shown: shown !== undefined,
    held,
    ...(lent === undefined ? {} : { lent }),
    detectives,
  };
}

/** The report on everything that was entered on the phone. */
export function auditReport(board: YardBoard, { options, x }: State): readonly ReportRow[] {
  if (x.start === null) return [];
  return replayRows(board, options.flags, x.start, x.log.map(rowOfSlot));
}

/** The report on rows kept on paper, which follow the slots filled so far. */
function paperReport(board: YardBoard, { options, x }: State, rows: readonly PaperLogRow[]): readonly ReportRow[] {
  return replayRows(
    board,
    options.flags,
    x.stop ?? 0,
    rowsOfPaper(rows, x.tickets.black),
    x.log.length + 1,
    x.tickets.double,
  );
}

/** Nobody counted ordinary tickets on paper; black ones never come back, so they can be counted. */
function rowsOfPaper(rows: readonly PaperLogRow[], black: number): readonly ReplayRow[] {
  let left = black;
  return rows.map(({ ticket, stop, double, shown, detectives }, i) => {
    const leg = double === true ? 2 : rows[i + 1]?.double === true ? 1 : undefined;
    return {
      ticket,
      stop,
      ...(leg === undefined ? {} : { double: leg }),
      shown: shown === stop,
      ...(ticket === 'black' ? { held: Math.max(0, left--) } : {}),
      ...(detectives === undefined ? {} : { detectives }),
    };
  });
}

export function audit(decision: YardDecision): Result<Transition<State, Event>, SyRefusal> {
  return answerAudit(decision, auditReport(decision.board, decision.state));
}

/**
 * The rest of the evening was played on paper: X's rows are replayed, then the game ends as the
 * people say, or by the audit where that was agreed (SY-61). Only the host may enter it, so
 * that X cannot declare himself escaped.
 */
export function enterPaper(
  decision: YardDecision,
  seat: Seat,
  action: Extract<Action, { type: 'paperLog' }>,
): Result<Transition<State, Event>, SyRefusal> {
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  const result = PAPER_RESULTS.find((code) => code === action.result);
  if (result === undefined) return err({ code: 'MALFORMED' });
  const rows = paperReport(decision.board, decision.state, action.rows);
  const before = auditReport(decision.board, decision.state);
  decision.emit({ type: 'paperEntered', report: rows });
  const { audit_violation: violation } = decision.state.options.flags;
  const clean = isConsistent(before) && isConsistent(rows);
  decision.end(clean || violation === 'report_only' ? result : 'X_LOG_VIOLATION');
  return ok(decision.transition);
}
