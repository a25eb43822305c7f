/** One row of a replay (CM-14). */
export type ReportRow = {
  readonly window: number;
  readonly ticket: string;
  readonly stop: number;
  readonly verdict: 'OK' | ReportFault;
};

export const REPORT_FAULTS = [
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'NO_CONNECTION',
  'FERRY_NEEDS_BLACK',
  'TICKET_NOT_HELD',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'DOUBLE_NONE_LEFT',
  'REVEAL_MISSING',
  'LOG_FULL',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];
