import { flagsInForce } from '@mister-x/engine/core/flag-table';
import { PRESETS } from './flags.js';
import { type PieceCounts, TICKETS, type View } from './types.js';

/** X's tickets by the ledger, where he need not show them: what is nowhere else he has (SY-62). */
export function knownPiecesOfX({ detectives, box, log, x, ...view }: View): PieceCounts {
  const { supply } = flagsInForce(PRESETS, view);
  const left = { ...supply, double: x.tickets.double ?? 0 };
  for (const ticket of TICKETS) {
    left[ticket] -= box[ticket];
    if (ticket !== 'black') for (const { tickets } of detectives) left[ticket] -= tickets[ticket];
  }
  for (const { ticket, loan } of log) if (loan === undefined) left[ticket] -= 1;
  return left;
}
