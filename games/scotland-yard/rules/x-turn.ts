import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Writable } from '../../pursuit/rules/draft.js';
import { detectiveId, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { YardBoard } from './board.js';
import { transitRuleOf } from './flag-meaning.js';
import { afterLeg, afterXTurn, type YardDecision } from './flow.js';
import { detectiveIndex } from './pawns.js';
import { isKnownLeg, isOrdinary, type KnownLeg, lineFault, legNameFault } from './tickets.js';
import {
  type Action,
  type TakenTickets,
  type Event,
  type RefusalCode,
  type State,
  type SyRefusal,
  X_SEAT,
} from './types.js';
import {
  canPay,
  canTravel,
  mayEndAt,
  hasRoomForDouble,
  mayEndOnDetective,
  type XTickets,
  xTicketsOf,
  xTicketsAfter,
} from './x-moves.js';

type TravelAction = Extract<Action, { type: 'travel' }>;
type LegTakenEvent = Extract<Event, { type: 'legTaken' }>;
type TravelPlan = { readonly legs: readonly KnownLeg[]; readonly declares: boolean };

/** X's turn: one leg, or a double as a whole or leg by leg. Checks in the order of CM-5. */
export function travel(
  decision: YardDecision,
  seat: Seat,
  action: TravelAction,
): Result<Transition<State, Event>, SyRefusal> {
  const { state } = decision;
  if (seat !== X_SEAT || state.phase === 'detectives') return err({ code: 'NOT_YOUR_TURN' });
  const plan = planOf(decision, action);
  if (!plan.ok) return plan;
  const special = specialFault(state, action);
  if (special !== undefined) return err({ code: special });
  const fault = legsFault(decision, plan.value);
  if (fault !== undefined) return err(fault);
  playLegs(decision, plan.value, action);
  return ok(decision.transition);
}

/** Part of the turn command; asked for on its own it always comes at the wrong moment (SYC-14). */
export function showBeforeMove({ state }: YardDecision): Result<never, SyRefusal> {
  const agreed = state.options.flags.voluntary_reveal;
  return err({ code: agreed ? 'VOLUNTARY_REVEAL_NOT_NOW' : 'VOLUNTARY_REVEAL_DISABLED' });
}

/** Step 4: the stops of all legs, then their tickets, as the list of codes has them. */
function planOf({ board }: YardDecision, { legs, double }: TravelAction): Result<TravelPlan, SyRefusal> {
  const known = legs.filter((leg): leg is KnownLeg => isKnownLeg(board, leg));
  const faults = legs.map((leg) => legNameFault(board, leg));
  for (const code of ['STOP_UNKNOWN', 'TICKET_UNKNOWN'] as const) {
    const leg = faults.indexOf(code);
    if (leg >= 0) return err(legRefusal(code, leg, legs.length));
  }
  return ok({ legs: known, declares: double === true || legs.length > 1 });
}

function legRefusal(code: RefusalCode, index: number, legs: number): SyRefusal {
  return legs > 1 ? { code, leg: index === 0 ? 1 : 2 } : { code };
}

/** Step 6, in the order of the list of codes. */
function specialFault(state: State, action: TravelAction): RefusalCode | undefined {
  const { legs, double, show } = action;
  const { flags } = state.options;
  const stepwise = flags.double_entry === 'stepwise';
  if (double === true || legs.length > 1) {
    if (state.x.tickets.double === 0) return 'DOUBLE_NONE_LEFT';
    if (state.phase === 'x_second_leg' || legs.length > 2) return 'DOUBLE_ALREADY_ACTIVE';
    if (legs.length < 2 && !stepwise) return 'DOUBLE_SECOND_LEG_MISSING';
    if (!hasRoomForDouble(state)) return 'LOG_FULL';
  }
  if (state.x.log.length + legs.length > flags.log_slots) return 'LOG_FULL';
  if (show === undefined) return undefined;
  if (!flags.voluntary_reveal) return 'VOLUNTARY_REVEAL_DISABLED';
  if (!mayShowAfter(state, legs.length) || (double === true && legs.length < 2)) {
    return 'VOLUNTARY_REVEAL_NOT_NOW';
  }
  return confiscationFault(state, show);
}

/** Whether X may show himself after so many legs (SYC-14). */
export function mayShowAfter(state: State, legs: number): boolean {
  const { voluntary_reveal: agreed, voluntary_reveal_max: max, reveal_slots: due } = state.options.flags;
  if (!agreed || (max !== null && state.x.voluntaryUsed >= max)) return false;
  return !due.includes(state.x.log.length + legs);
}

/** Steps 7 to 10. Both legs must be legal, even where the first would already end the game (SY-43). */
function legsFault({ board, state }: YardDecision, { legs, declares }: TravelPlan): SyRefusal | undefined {
  const { flags } = state.options;
  const ending = mayEndOnDetective(flags) ? undefined : 'X_STOP_OCCUPIED';
  const transit = transitRuleOf(flags).mayTouch ? undefined : 'X_TRANSIT_OCCUPIED';
  let from = state.x.stop ?? 0;
  let purse: XTickets = xTicketsOf(state);
  for (const [i, leg] of legs.entries()) {
    const first = declares && i === 0;
    const code = xLegFault(board, state, from, leg, purse, first ? transit : ending);
    if (code !== undefined) return legRefusal(code, i, legs.length);
    from = leg.stop;
    purse = xTicketsAfter(purse, leg.ticket);
  }
  const stepwise = declares && legs.length === 1;
  if (stepwise && !canTravel(board, from, purse, mayEndAt(state))) {
    return { code: 'DOUBLE_NO_SECOND_LEG' };
  }
  return undefined;
}

/** Published in this order: card, ticket, reveal, ticket, reveal, tickets taken (SY-41, SYC-13). */
function playLegs(decision: YardDecision, { legs, declares }: TravelPlan, { show }: TravelAction): void {
  const second = decision.state.phase === 'x_second_leg';
  if (declares) decision.emit({ type: 'doublePlayed' });
  for (const [i, leg] of legs.entries()) {
    const number = declares ? (i === 0 ? 1 : 2) : second ? 2 : undefined;
    takeLeg(decision, leg, number);
    afterLeg(decision, number === 1 && transitRuleOf(decision.state.options.flags).goesOn);
    if (decision.over) return;
  }
  if (decision.state.phase === 'x_second_leg') return;
  if (show !== undefined) takeTickets(decision, show);
  decision.emit({ type: 'xTurnClosed' });
  afterXTurn(decision);
}

function takeLeg(decision: YardDecision, { ticket, stop }: KnownLeg, double: 1 | 2 | undefined): void {
  const { state } = decision;
  const slot = state.x.log.length + 1;
  const source = ticketSource(state, ticket);
  const event: Writable<LegTakenEvent> = { type: 'legTaken', slot, ticket, secret: { stop } };
  if (double !== undefined) event.double = double;
  if (source !== undefined) event.from = source;
  decision.emit(event);
  if (state.options.flags.reveal_slots.includes(slot)) {
    decision.emit({ type: 'revealed', slot, stop, why: 'due' });
  }
}

/** X's own supply, else the box, else a substitute piece (SY-55, SYC-6). */
function ticketSource(state: State, ticket: KnownLeg['ticket']): 'box' | 'substitute' | undefined {
  if (state.x.tickets[ticket] > 0) return undefined;
  return state.box[ticket] > 0 ? 'box' : 'substitute';
}

/** The voluntary reveal and what X takes for it (SYC-13 to SYC-15). */

/** At most one ticket per detective, and only one that he holds. */
function confiscationFault(state: State, take: TakenTickets): RefusalCode | undefined {
  for (const [pawn, ticket] of Object.entries(take)) {
    const tickets = state.detectives[detectiveIndex(state.options, pawn)]?.tickets;
    if (tickets === undefined) return 'CONFISCATION_INVALID';
    if (ticket === 'none') continue;
    if (!isOrdinary(ticket) || tickets[ticket] === 0) return 'CONFISCATION_INVALID';
  }
  return undefined;
}

/** X shows himself where his last leg ended, then takes the tickets in the order of the pawns. */
function takeTickets(decision: YardDecision, take: TakenTickets): void {
  const { x, detectives } = decision.state;
  decision.emit({
    type: 'revealed',
    slot: x.log.length,
    stop: x.stop ?? 0,
    why: 'voluntary',
  });
  for (let i = 0; i < detectives.length; i++) {
    const ticket = take[detectiveId(i)];
    if (ticket === undefined || !isOrdinary(ticket)) continue;
    const toX = decision.state.options.flags.voluntary_ticket_to === 'x';
    const settled = toX && decision.state.loans[ticket] > 0;
    decision.emit({
      type: 'confiscated',
      detective: detectiveId(i),
      ticket,
      ...(settled ? { settled: true } : {}),
    });
  }
}

/** CM-5, steps 7 to 9, for one leg of X. */
function xLegFault(
  board: YardBoard,
  state: State,
  from: number,
  leg: KnownLeg,
  purse: XTickets,
  occupied: 'X_STOP_OCCUPIED' | 'X_TRANSIT_OCCUPIED' | undefined,
): RefusalCode | undefined {
  const line = lineFault(board, from, leg, 'FERRY_NEEDS_BLACK');
  if (line !== undefined) return line;
  if (!canPay(purse, leg.ticket)) return 'TICKET_NOT_HELD';
  return occupied !== undefined && isHeldByDetective(state, leg.stop) ? occupied : undefined;
}
