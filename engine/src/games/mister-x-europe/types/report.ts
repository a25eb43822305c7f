import type { LedgerFault } from './state.js';
import type { Ticket, XSpecial } from './words.js';

export const REPORT_FAULTS = [
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'NO_CONNECTION',
  'TICKET_NOT_HELD',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'SPECIAL_COUNT',
  'SPECIAL_SYMBOL',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** One row of a replay (CM-14, MX-64). */
export type ReportRow = {
  readonly leg: number;
  readonly ticket: Ticket;
  readonly faceDown: boolean;
  readonly special: XSpecial | null;
  readonly stop: number;
  readonly verdict: 'OK' | ReportFault;
};

export type Report = {
  readonly rows: readonly ReportRow[];
  /** Tickets that were registered although they were elsewhere (MX-62). */
  readonly ledger: readonly LedgerFault[];
};
