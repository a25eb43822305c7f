import type { Course } from '../../core/decision.js';
import type { Seat } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import { detectiveId, isHeld } from '../../pursuit/pawns.js';
import { goneFor } from './detectives.js';
import { afterArrival, markHit, type Run } from './flow.js';
import { hunterIndex, hunterOf, pawnIndex } from './pawns.js';
import {
  LEAST_GIVEN,
  legsBack,
  MOST_GIVEN,
  meant,
  nameOf,
  sorted,
  symbolOf,
  take,
  transportOf,
  transportsFor,
  without,
} from './tickets.js';
import type {
  Action,
  EuropeRefusal,
  Event,
  HunterSeat,
  Parts,
  Reason,
  Shares,
  State,
  Ticket,
  Transport,
} from './types.js';

/** Step 2 of the detectives' turn: what they play together (MX-38 to MX-46). */

type Decided = Result<Course<State, Event>, EuropeRefusal>;
type Investigate = Extract<Action, { type: 'investigate' }>;
type Operate = Extract<Action, { type: 'operate' }>;

/** A hunter's part of a special, which nothing spends until somebody plays it (MX-40). */
export function offer(
  run: Run,
  seat: Seat,
  { tickets }: Extract<Action, { type: 'offer' }>,
): Decided {
  const { state } = run;
  const step = stepFault(state, seat);
  if (step !== undefined) return err({ code: step });
  const names = tickets.map((ticket) => nameOf(run, ticket));
  if (names.includes(undefined)) return err({ code: 'TICKET_UNKNOWN' });
  const hunter = hunterIndex(state.options, seat);
  const hand = state.hands[hunter] ?? [];
  const held = take(hand, names as readonly Ticket[]);
  if (tickets.length > 0) {
    const fault = momentFault(state);
    if (fault !== undefined) return err({ code: fault });
    if (held === undefined) return err({ code: missing(state, seat, hand, names) });
  }
  const secret = { seat: seat as HunterSeat, tickets: sorted(held?.taken ?? []) };
  run.emit({ type: 'offered', secret });
  return ok(run.course);
}

/** X tells where he was so many legs ago (MX-41). */
export function investigate(run: Run, seat: Seat, action: Investigate): Decided {
  const { state } = run;
  const fault =
    stepFault(state, seat) ??
    partsFault(run, seat, action.parts) ??
    priceFault(state, action.parts, 'magnifier');
  if (fault !== undefined) return err({ code: fault });
  const leg = state.x.log.length - (legsBack(state.options.flags, countOf(action.parts)) ?? 0);
  const row = state.x.log[leg - 1];
  if (leg < 1 || row === undefined) return err({ code: 'INVESTIGATION_NO_POSITION' });
  const shares = sharesOf(run, seat, action.parts);
  if (!shares.ok) return shares;
  const { stop, open } = row;
  const parts = countsOf(shares.value);
  run.emit({ type: 'investigated', parts, leg, stop, secret: { parts: shares.value } });
  // A leg of the pawn on the board was never secret (MX-59).
  if (!open) markHit(run, { stop, slot: leg }, []);
  return ok(run.course);
}

/** One more move of one detective, paid with beacons (MX-43 to MX-45). */
export function operate(run: Run, seat: Seat, action: Operate): Decided {
  const { board, state } = run;
  const pawn = pawnIndex(action.detective);
  const step = stepFault(state, seat);
  if (step !== undefined) return err({ code: step });
  if (pawn < 0) return err({ code: 'NOT_YOUR_TURN' });
  if (!board.has(action.stop)) return err({ code: 'STOP_UNKNOWN' });
  const { ticket } = action;
  if (ticket !== undefined && nameOf(run, ticket) === undefined) {
    return err({ code: 'TICKET_UNKNOWN' });
  }
  const from = state.detectives[pawn]?.stop ?? 0;
  const fault =
    partsFault(run, seat, action.parts) ??
    ownTicketFault(state, seat, pawn, ticket) ??
    priceFault(state, action.parts, 'beacon') ??
    transportFault(run, from, action);
  if (fault !== undefined) return err({ code: fault });
  const transport = action.transport as Transport;
  if (!board.joins(from, action.stop, transport)) return err({ code: 'NO_CONNECTION' });
  const shares = sharesOf(run, seat, action.parts);
  if (!shares.ok) return shares;
  const travel = travelTicket(run, seat, pawn, action, shares.value);
  if (!travel.ok) return travel;
  if (isHeld(state, action.stop)) return err({ code: 'DETECTIVE_STOP_OCCUPIED' });
  const id = detectiveId(pawn);
  run.emit({
    type: 'operated',
    parts: countsOf(shares.value),
    detective: id,
    transport,
    from,
    to: action.stop,
    ticket: travel.value,
    secret: { parts: shares.value },
  });
  afterArrival(run, id, action.stop);
  return ok(run.course);
}

/** Nobody plays a (further) special: the hands are next (MX-16). */
export function noSpecial(run: Run, seat: Seat): Decided {
  const step = stepFault(run.state, seat);
  if (step !== undefined) return err({ code: step });
  run.emit({ type: 'specialsClosed' });
  return ok(run.course);
}

/** Step 3 of CM-5. */
function stepFault(state: State, seat: Seat): Reason | undefined {
  if (state.phase.startsWith('x_') || hunterIndex(state.options, seat) < 0) return 'NOT_YOUR_TURN';
  if (state.phase === 'moves') return 'MOVES_NOT_FINISHED';
  return state.phase === 'specials' ? undefined : 'PHASE_WRONG';
}

/** Steps 4 and 5: every ticket exists, and whoever else gives has confirmed just that (CM-4). */
function partsFault(run: Run, seat: Seat, parts: Parts): Reason | undefined {
  const { state } = run;
  for (const tickets of Object.values(parts)) {
    if (tickets.some((ticket) => nameOf(run, ticket) === undefined)) return 'TICKET_UNKNOWN';
  }
  for (const [giver, tickets] of Object.entries(parts)) {
    const hunter = hunterIndex(state.options, giver);
    if (hunter < 0) return 'TICKET_NOT_OWN';
    // Where all play on the kiosk, one client speaks for everybody.
    if (giver === seat || tickets.length === 0 || state.options.devices === 'kiosk') continue;
    const offered = state.offers[hunter] ?? [];
    if (!isWholeOffer(offered, namesIn(run, tickets))) return 'TICKET_NOT_OWN';
  }
  return undefined;
}

/** Whether `names` mean all of an offer and nothing else. */
function isWholeOffer(offered: readonly Ticket[], names: readonly Ticket[]): boolean {
  return take(offered, names)?.rest.length === 0;
}

/** As the ledger knows them; the unknown, which step 4 refuses, as they were sent. */
function namesIn(run: Run, tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.map((ticket) => nameOf(run, ticket) ?? ticket);
}

/** Step 6, in the order of CM-5. */
function priceFault(
  state: State,
  parts: Parts,
  symbol: 'magnifier' | 'beacon',
): Reason | undefined {
  const moment = momentFault(state);
  if (moment !== undefined) return moment;
  const given = Object.values(parts).flat();
  if (given.some((ticket) => symbolOf(ticket) !== symbol)) return 'SPECIAL_SYMBOL';
  if (given.length < LEAST_GIVEN || given.length > MOST_GIVEN) return 'SPECIAL_COUNT';
  const over = Object.entries(parts).some(([seat, tickets]) => {
    const pawns = state.options.split[hunterIndex(state.options, seat)] ?? 0;
    return tickets.length > pawns;
  });
  return over ? 'SPECIAL_CONTRIBUTION_LIMIT' : undefined;
}

function momentFault(state: State): Reason | undefined {
  if (!specialsOpen(state)) return 'SPECIAL_TOO_EARLY';
  return specialUsed(state) ? 'SPECIAL_ALREADY_USED' : undefined;
}

/** MX-38. */
export function specialUsed({ options, specials }: State): boolean {
  const { detective_specials_per_round: most } = options.flags;
  return most !== 'unlimited' && specials >= most;
}

/** MX-39. */
export function specialsOpen({ options, round, x }: State): boolean {
  const { unit, value } = options.flags.first_special;
  return (unit === 'round' ? round : x.log.length) >= value;
}

function transportFault(run: Run, from: number, action: Operate): Reason | undefined {
  const { board, state } = run;
  const transport = transportsFor(state.options.flags, countOf(action.parts)).find(
    (each) => each === action.transport,
  );
  const stops = transport !== undefined && board.neighbours(from, transport).length > 0;
  return stops ? undefined : 'SPECIAL_OP_TRANSPORT';
}

/** With `special_op_needs_travel_ticket` the ride is paid from the hand of the detective's own hunter. */
function ownTicketFault(
  state: State,
  seat: Seat,
  pawn: number,
  ticket: Ticket | undefined,
): Reason | undefined {
  if (!state.options.flags.special_op_needs_travel_ticket) {
    return ticket === undefined ? undefined : 'TICKET_NOT_OWN';
  }
  const other = hunterOf(state.options, pawn) !== seat && state.options.devices === 'phones';
  return other ? 'TICKET_NOT_OWN' : undefined;
}

function travelTicket(
  run: Run,
  sender: Seat,
  pawn: number,
  { ticket, transport }: Operate,
  shares: Shares,
): Result<Ticket | null, EuropeRefusal> {
  const { state } = run;
  if (!state.options.flags.special_op_needs_travel_ticket) return ok(null);
  const name = ticket === undefined ? undefined : nameOf(run, ticket);
  if (name === undefined || transportOf(name) !== transport) return err({ code: 'NO_CONNECTION' });
  const seat = hunterOf(state.options, pawn);
  const hand = state.hands[hunterIndex(state.options, seat)] ?? [];
  const piece = meant(without(hand, shares[seat] ?? []), name);
  if (piece !== undefined) return ok(piece);
  const spent = meant(hand, name) !== undefined;
  return err({ code: spent ? 'TICKET_ALREADY_SPENT' : goneFor(state, sender, name) });
}

/**
 * Step 8: the pieces that each gives out of his own hand. A kind alone means a piece of it that he
 * confirmed before any other (MX-40, CM-4).
 */
function sharesOf(run: Run, sender: Seat, parts: Parts): Result<Shares, EuropeRefusal> {
  const { state } = run;
  const shares: Record<HunterSeat, readonly Ticket[]> = {};
  for (const [seat, tickets] of Object.entries(parts)) {
    if (tickets.length === 0) continue;
    const hunter = hunterIndex(state.options, seat);
    const hand = state.hands[hunter] ?? [];
    const names = namesIn(run, tickets);
    const offered = state.offers[hunter] ?? [];
    const held = take([...offered, ...without(hand, offered)], names);
    if (held === undefined) return err({ code: missing(state, sender, hand, names) });
    shares[seat as HunterSeat] = sorted(held.taken);
  }
  return ok(shares);
}

/** Why a hand does not hold all of `names`, as far as the sender may know it. */
function missing(
  state: State,
  sender: Seat,
  hand: readonly Ticket[],
  names: readonly (Ticket | undefined)[],
): Reason {
  const name = names.find((each) => each !== undefined && meant(hand, each) === undefined);
  return name === undefined ? 'TICKET_NOT_HELD' : goneFor(state, sender, name);
}

function countOf(parts: Parts): number {
  return Object.values(parts).flat().length;
}

function countsOf(shares: Shares): Readonly<Record<HunterSeat, number>> {
  return Object.fromEntries(
    Object.entries(shares).map(([seat, tickets]) => [seat, tickets.length]),
  );
}
