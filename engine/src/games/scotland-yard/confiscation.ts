import { detectiveId, detectiveIndex } from './pawns.js';
import type { Run } from './run.js';
import { isOrdinary } from './tickets.js';
import type { Confiscation, Reason, State } from './types.js';

/** The voluntary reveal and what X takes for it (SYC-13 to SYC-15). */

/** At most one ticket per detective, and only one that he holds. */
export function confiscationFault(state: State, take: Confiscation): Reason | undefined {
  for (const [pawn, ticket] of Object.entries(take)) {
    const tickets = state.detectives[detectiveIndex(state.options, pawn)]?.tickets;
    if (tickets === undefined) return 'CONFISCATION_INVALID';
    if (ticket === 'none') continue;
    if (!isOrdinary(ticket) || tickets[ticket] === 0) return 'CONFISCATION_INVALID';
  }
  return undefined;
}

/** X shows himself where his last leg ended, then takes the tickets in the order of the pawns. */
export function takeTickets(run: Run, take: Confiscation): void {
  const { x, detectives } = run.state;
  run.emit({
    type: 'revealed',
    window: x.log.length,
    stop: x.stop ?? 0,
    why: 'voluntary',
  });
  for (let i = 0; i < detectives.length; i++) {
    const ticket = take[detectiveId(i)];
    if (ticket === undefined || !isOrdinary(ticket)) continue;
    const toX = run.state.options.flags.voluntary_ticket_to === 'x';
    const settled = toX && run.state.loans[ticket] > 0;
    run.emit({
      type: 'confiscated',
      detective: detectiveId(i),
      ticket,
      ...(settled ? { settled: true } : {}),
    });
  }
}
