import type { Transition } from '@mister-x/engine/core/decision';
import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { afterRefills, dealFromStack, type EuropeDecision, takeRegistered } from './flow.js';
import { hunterIndex } from './pawns.js';
import { ticketsDue, handOf, stackFaultKnownTo } from './supply.js';
import { shownTicketName, sortedTickets, takeTickets } from './tickets.js';
import {
  type Action,
  type EuropeRefusal,
  type Event,
  type HandOwner,
  type RefusalCode,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';
import { afterSwap } from './x-turn.js';

/** Discarding and drawing, X after his move and hunters at the end of theirs (MX-28, MX-29, MX-47). */

type DecisionResult = Result<Transition<State, Event>, EuropeRefusal>;

export function discardTickets(
  decision: EuropeDecision,
  seat: Seat,
  { tickets }: Extract<Action, { type: 'discard' }>,
): DecisionResult {
  const { state } = decision;
  const code = stepFault(state, seat);
  if (code !== undefined) return err({ code });
  if (state.phase === 'x_redraw' || tickets.length === 0) return err({ code: 'PHASE_WRONG' });
  const names = tickets.map((ticket) => shownTicketName(decision, ticket));
  if (names.includes(undefined)) return err({ code: 'TICKET_UNKNOWN' });
  const hand = seat as HandOwner;
  const held = takeTickets(handOf(state, hand), names as readonly Ticket[]);
  if (held === undefined) return err({ code: 'TICKET_NOT_HELD' });
  if (state.phase === 'specials') decision.emit({ type: 'specialsClosed' });
  const taken = sortedTickets(held.taken);
  const open = state.options.flags.discard_view === 'open' ? { open: taken } : {};
  decision.emit({
    type: 'discarded',
    hand,
    count: taken.length,
    ...open,
    secret: { tickets: taken },
  });
  return ok(decision.transition);
}

export function drawTickets(
  decision: EuropeDecision,
  seat: Seat,
  { tickets }: Extract<Action, { type: 'draw' }>,
): DecisionResult {
  const { state } = decision;
  const code = stepFault(state, seat);
  if (code !== undefined) return err({ code });
  const hand = seat as HandOwner;
  const why = state.phase === 'x_redraw' ? 'swap' : 'refill';
  const names = registeredNames(decision, seat, tickets, ticketsDue(state, hand), 'DRAW_COUNT');
  if (!names.ok) return names;
  if (state.phase === 'specials') decision.emit({ type: 'specialsClosed' });
  if (names.value === undefined) dealFromStack(decision, hand, ticketsDue(state, hand), why);
  else takeRegistered(decision, hand, names.value, why);
  if (why === 'swap') afterSwap(decision);
  else if (seat !== X_SEAT) afterRefills(decision);
  return ok(decision.transition);
}

/** Step 3: X between his move and the end of his turn; a hunter after the moves and before his draw. */
function stepFault({ phase, options, drawn }: State, seat: Seat): RefusalCode | undefined {
  if (seat === X_SEAT) {
    if (!phase.startsWith('x_')) return 'NOT_YOUR_TURN';
    return phase === 'x_move' ? 'PHASE_WRONG' : undefined;
  }
  const hunter = hunterIndex(options, seat);
  if (phase.startsWith('x_') || hunter < 0) return 'NOT_YOUR_TURN';
  return phase === 'moves' || drawn[hunter] === true ? 'PHASE_WRONG' : undefined;
}

/**
 * Names of the tickets that people drew, or `undefined` where the server draws. The number must be
 * right, and no ticket may be one whose place the sender can see himself (`known`).
 */
export function registeredNames(
  decision: EuropeDecision,
  seat: Seat,
  tickets: readonly Ticket[] | undefined,
  count: number,
  wrongCount: 'DRAW_COUNT' | 'SETUP_HAND_SIZE',
): Result<readonly Ticket[] | undefined, EuropeRefusal> {
  if (decision.state.options.flags.hand_source === 'server') {
    return tickets === undefined ? ok(undefined) : err({ code: wrongCount });
  }
  const names = (tickets ?? []).map((ticket) => shownTicketName(decision, ticket));
  if (names.includes(undefined)) return err({ code: 'TICKET_UNKNOWN' });
  if (names.length !== count) return err({ code: wrongCount });
  const fault = stackFaultKnownTo(decision, seat, names as readonly Ticket[]);
  return fault === undefined ? ok(names as readonly Ticket[]) : err({ code: fault });
}

/** The detectives are done; discs must be off the board before the check (MX-54). */
export function endTurn(
  decision: EuropeDecision,
  seat: Seat,
  { discsRemoved }: Extract<Action, { type: 'endTurn' }>,
): DecisionResult {
  const { phase, drawn, discs } = decision.state;
  if (phase.startsWith('x_') || !isOnTheirSide(decision, seat)) return err({ code: 'NOT_YOUR_TURN' });
  if (phase !== 'refill' || !drawn.every(Boolean)) return err({ code: 'PHASE_WRONG' });
  if (discs.length > 0 && !discsRemoved) return err({ code: 'DISCS_NOT_CLEARED' });
  if (discs.length > 0) decision.emit({ type: 'discsCleared' });
  afterRefills(decision);
  return ok(decision.transition);
}

/** A helper disc on a city, or off it: a mark for people, without effect on the rules (MX-54). */
export function moveDisc(
  decision: EuropeDecision,
  seat: Seat,
  { stop, on }: Extract<Action, { type: 'disc' }>,
): DecisionResult {
  const { board, state } = decision;
  if (!isOnTheirSide(decision, seat)) return err({ code: 'NOT_YOUR_TURN' });
  if (!board.has(stop)) return err({ code: 'STOP_UNKNOWN' });
  const lies = state.discs.includes(stop);
  if (on === lies) return err({ code: 'PHASE_WRONG' });
  if (on && state.discs.length >= state.options.flags.discs) {
    return err({ code: 'DISCS_NONE_LEFT' });
  }
  decision.emit(on ? { type: 'discPlaced', stop } : { type: 'discRemoved', stop });
  return ok(decision.transition);
}

/** A hunter, or the host at the kiosk. */
function isOnTheirSide({ state }: EuropeDecision, seat: Seat): boolean {
  return seat === REFEREE || hunterIndex(state.options, seat) >= 0;
}
