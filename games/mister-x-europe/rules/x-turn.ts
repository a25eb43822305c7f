import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import { afterLeg, dealFromStack, type EuropeDecision } from './flow.js';
import { priceOf, SPECIALS } from './specials.js';
import { ticketsDue } from './supply.js';
import { isKind, ticketMeantBy, shownTicketName, symbolOf, transportOf, ticketsWithout } from './tickets.js';
import {
  type Action,
  type EuropeRefusal,
  type Event,
  type RefusalCode,
  type State,
  type Ticket,
  X_SEAT,
  type XSpecial,
} from './types.js';
import { xMoveGroundOf, mayXSwapHand } from './x-moves.js';

type TravelAction = Extract<Action, { type: 'travel' }>;
type DecisionResult = Result<Transition<State, Event>, EuropeRefusal>;
type TravelPlan = {
  readonly legs: readonly { readonly ticket: Ticket; readonly stop: number }[];
  readonly pay: readonly Ticket[];
};

/** X's move, double or secret trip as a whole (MX-17, MX-23, MX-25). Checks in the order of CM-5. */
export function travel(decision: EuropeDecision, seat: Seat, action: TravelAction): DecisionResult {
  const { state } = decision;
  const turn = turnFault(state, seat);
  if (turn !== undefined) return err({ code: turn });
  const named = namesFault(decision, action) ?? specialFault(state, action);
  if (named !== undefined) return err(named);
  const plan = planOf(decision, action);
  if (!plan.ok) return plan;
  playLegs(decision, plan.value, action);
  return ok(decision.transition);
}

/** Step 3, for whatever X does in the first step of his turn. */
function turnFault({ phase }: State, seat: Seat): RefusalCode | undefined {
  if (seat !== X_SEAT || !phase.startsWith('x_')) return 'NOT_YOUR_TURN';
  return phase === 'x_move' ? undefined : 'PHASE_WRONG';
}

/** Step 4: the stops of all legs, then their tickets, as the list of codes has them; then what is paid. */
function namesFault(decision: EuropeDecision, { legs, pay = [] }: TravelAction): EuropeRefusal | undefined {
  const nowhere = legs.findIndex(({ stop }) => !decision.board.has(stop));
  if (nowhere >= 0) return refusalAtLeg('STOP_UNKNOWN', nowhere, legs.length);
  const unnamed = legs.findIndex(({ ticket }) => shownTicketName(decision, ticket) === undefined);
  if (unnamed >= 0) return refusalAtLeg('TICKET_UNKNOWN', unnamed, legs.length);
  return pay.some((ticket) => shownTicketName(decision, ticket) === undefined) ? { code: 'TICKET_UNKNOWN' } : undefined;
}

function refusalAtLeg(code: RefusalCode, index: number, legs: number): EuropeRefusal {
  return legs > 1 ? { code, leg: index === 0 ? 1 : 2 } : { code };
}

/** Step 6. */
function specialFault({ options }: State, action: TravelAction): EuropeRefusal | undefined {
  const { legs, special, pay = [] } = action;
  const { flags } = options;
  if (special === 'double' && legs.length < 2) return { code: 'DOUBLE_SECOND_LEG_MISSING' };
  const played = specialOf(action);
  const most = played === undefined ? 1 : SPECIALS[played].legs;
  if (legs.length > most) return { code: 'SPECIAL_ALREADY_USED' };
  if (played === undefined) return pay.length > 0 ? { code: 'SPECIAL_COUNT' } : undefined;
  const price = priceOf(flags, played);
  if (pay.some((ticket) => symbolOf(ticket) !== price.symbol)) return { code: 'SPECIAL_SYMBOL' };
  return pay.length === price.cost ? undefined : { code: 'SPECIAL_COUNT' };
}

/** Steps 7 to 9, for leg 1 and then for leg 2 with the tickets that are left (MX-3). */
function planOf(decision: EuropeDecision, action: TravelAction): Result<TravelPlan, EuropeRefusal> {
  const { board, state } = decision;
  const { legs, pay = [] } = action;
  const faceDown = isFaceDown(action);
  let from = state.x.stop ?? 0;
  let hand = state.x.hand;
  const paid: Ticket[] = [];
  const planned: { ticket: Ticket; stop: number }[] = [];
  for (const [i, leg] of legs.entries()) {
    const name = shownTicketName(decision, leg.ticket) ?? leg.ticket;
    const joined = faceDown ? board.around(from).includes(leg.stop) : board.joins(from, leg.stop, transportOf(name));
    if (!joined) return err(refusalAtLeg('NO_CONNECTION', i, legs.length));
    if (i === 0) {
      for (const ticket of pay) {
        const piece = payable(decision, hand, ticket, legs);
        if (piece === undefined) return err({ code: ticketFaultForX(decision, ticket) });
        paid.push(piece);
        hand = ticketsWithout(hand, [piece]);
      }
    }
    const spent = spendTicket(decision, hand, leg.ticket);
    if (spent.error !== undefined) return err(refusalAtLeg(spent.error, i, legs.length));
    hand = ticketsWithout(hand, [spent.piece]);
    planned.push({ ticket: spent.piece, stop: leg.stop });
    const held = occupiedFault(state, leg.stop, legs.length > 1 && i === 0);
    if (held !== undefined) return err(refusalAtLeg(held, i, legs.length));
    from = leg.stop;
  }
  return ok({ legs: planned, pay: paid });
}

/** The special that a travel is, whether it says so or not. */
function specialOf({ special, legs }: TravelAction): XSpecial | undefined {
  if (special === 'secret' || legs.some(({ faceDown }) => faceDown)) return 'secret';
  return legs.length > 1 ? 'double' : undefined;
}

function isFaceDown(action: TravelAction): boolean {
  const special = specialOf(action);
  return special !== undefined && SPECIALS[special].faceDown;
}

type SpendResult =
  | { readonly piece: Ticket; readonly error?: undefined }
  | { readonly error: 'TICKET_NOT_HELD' | 'TICKET_ALREADY_SPENT' };

/** A ticket that he held when the command began, and that has a role in it already, is spent (MX-3). */
function spendTicket(decision: EuropeDecision, left: readonly Ticket[], ticket: Ticket): SpendResult {
  const name = shownTicketName(decision, ticket) ?? ticket;
  const piece = ticketMeantBy(left, name);
  if (piece !== undefined) return { piece };
  const before = ticketMeantBy(decision.state.x.hand, name) !== undefined;
  return { error: before ? 'TICKET_ALREADY_SPENT' : ticketFaultForX(decision, ticket) };
}

/** A piece to pay with; by kind alone none that a leg names by its number. */
function payable(
  decision: EuropeDecision,
  left: readonly Ticket[],
  ticket: Ticket,
  legs: TravelAction['legs'],
): Ticket | undefined {
  const name = shownTicketName(decision, ticket) ?? ticket;
  const named = legs.map((leg) => shownTicketName(decision, leg.ticket));
  const free = isKind(name) ? left.filter((piece) => isKind(piece) || !named.includes(piece)) : left;
  return ticketMeantBy(free, name);
}

/** A numbered piece that he has laid or paid himself; of all others only that he has none (CM-9). */
function ticketFaultForX(decision: EuropeDecision, ticket: Ticket): 'TICKET_NOT_HELD' | 'TICKET_ALREADY_SPENT' {
  const { x, box } = decision.state;
  const name = shownTicketName(decision, ticket) ?? ticket;
  if (isKind(name) || x.hand.includes(name)) return 'TICKET_NOT_HELD';
  const laid = x.log.some((row) => row.ticket === name && !row.open);
  // What the box gave back may be anywhere (MX-61).
  const paid = x.paid.some(({ tickets }) => tickets.includes(name)) && box.includes(name);
  return laid || paid ? 'TICKET_ALREADY_SPENT' : 'TICKET_NOT_HELD';
}

/** The city passed in a double is never a detective's (MX-24); where a leg ends, the flag says (MX-21). */
function occupiedFault(state: State, stop: number, transit: boolean): RefusalCode | undefined {
  if (!isHeldByDetective(state, stop)) return undefined;
  if (transit) return 'X_TRANSIT_OCCUPIED';
  return state.options.flags.x_onto_detective === 'reject' ? 'X_STOP_OCCUPIED' : undefined;
}

function playLegs(decision: EuropeDecision, { legs, pay }: TravelPlan, action: TravelAction): void {
  const special = specialOf(action);
  const faceDown = isFaceDown(action);
  if (pay.length > 0 && special !== undefined) {
    decision.emit({ type: 'specialPaid', special, count: pay.length, secret: { tickets: pay } });
  }
  for (const [i, leg] of legs.entries()) {
    const double = legs.length > 1 ? (i === 0 ? 1 : 2) : 0;
    if (isNextLegOpen(decision.state)) openLeg(decision, leg, faceDown, double);
    else secretLeg(decision, leg, faceDown, double);
    afterLeg(decision);
    if (decision.over) return;
  }
}

type PlannedLeg = TravelPlan['legs'][number];

function secretLeg(decision: EuropeDecision, leg: PlannedLeg, faceDown: boolean, double: 0 | 1 | 2): void {
  const slot = decision.state.x.log.length + 1;
  const { ticket, stop } = leg;
  if (faceDown) decision.emit({ type: 'secretLegTaken', slot, secret: { stop, ticket } });
  else decision.emit({ type: 'legTaken', slot, ticket, double, secret: { stop } });
}

/** The pawn moves on the board, and the ticket goes to the discard pile (MX-58, MX-59). */
function openLeg(decision: EuropeDecision, leg: PlannedLeg, faceDown: boolean, double: 0 | 1 | 2): void {
  const { ticket, stop } = leg;
  decision.emit({
    type: 'openLegTaken',
    leg: decision.state.x.log.length + 1,
    stop,
    double,
    ticket: faceDown ? null : ticket,
    secret: { ticket },
  });
}

/** X's next leg is made with the pawn on the board (MX-56, MX-57). */
export function isNextLegOpen({ options, x, round }: State): boolean {
  const { unit, count } = options.flags.secret_moves;
  return (unit === 'leg' ? x.log.length : round - 1) >= count;
}

/** X changes his whole hand because nothing else is left to him (MX-30). */
export function swapHand(decision: EuropeDecision, seat: Seat): DecisionResult {
  const { board, state } = decision;
  const turn = turnFault(state, seat);
  if (turn !== undefined) return err({ code: turn });
  const { x_swap_condition: condition, hand_source: source } = state.options.flags;
  if (!mayXSwapHand(board, xMoveGroundOf(state), state.x.hand, condition)) {
    return err({ code: 'SWAP_NOT_ALLOWED' });
  }
  const tickets = state.x.hand;
  decision.emit({ type: 'swapped', count: tickets.length, secret: { tickets } });
  if (source === 'server') {
    dealFromStack(decision, 'x', ticketsDue(decision.state, 'x'), 'swap');
    afterSwap(decision);
  }
  return ok(decision.transition);
}

/** The new hand is there: he goes on, or his turn is over. */
export function afterSwap(decision: EuropeDecision): void {
  if (decision.state.options.flags.x_swap_then === 'lose_turn') {
    decision.emit({ type: 'xStayed', why: 'swapped' });
  }
}
