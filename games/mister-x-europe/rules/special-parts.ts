import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { hunterPlace, hunterSeat } from '../../pursuit/rules/pawns.js';
import { missingTicketReason } from './detectives.js';
import type { EuropeDecision } from './flow.js';
import { hunterIndex } from './pawns.js';
import { LEAST_GIVEN, MOST_GIVEN } from './specials.js';
import {
  ticketMeantBy,
  multisets,
  nameOf,
  sorted,
  symbolOf,
  take,
  without,
  withSymbol,
} from './tickets.js';
import type {
  Action,
  EuropeRefusal,
  Event,
  HunterSeat,
  SpecialParts,
  Reason,
  Shares,
  State,
  Ticket,
  TicketSymbol,
} from './types.js';

/** What each hunter gives for a special that they play together (MX-38 to MX-40). */

type Offer = Extract<Action, { type: 'offer' }>;

/** A hunter's part of a special, which nothing spends until someone plays it (MX-40). */
export function offer(
  decision: EuropeDecision,
  seat: Seat,
  { tickets }: Offer,
): Result<Transition<State, Event>, EuropeRefusal> {
  const { state } = decision;
  const step = stepFault(state, seat);
  if (step !== undefined) return err({ code: step });
  const names = tickets.map((ticket) => nameOf(decision, ticket));
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
  decision.emit({ type: 'offered', secret });
  return ok(decision.transition);
}

/** Step 3 of CM-5. */
export function stepFault(state: State, seat: Seat): Reason | undefined {
  if (state.phase.startsWith('x_') || hunterIndex(state.options, seat) < 0) return 'NOT_YOUR_TURN';
  if (state.phase === 'moves') return 'MOVES_NOT_FINISHED';
  return state.phase === 'specials' ? undefined : 'PHASE_WRONG';
}

/** Steps 4 and 5: every ticket exists, and each other giver has confirmed just that (CM-4). */
export function partsFault(
  decision: EuropeDecision,
  seat: Seat,
  parts: SpecialParts,
): Reason | undefined {
  const { state } = decision;
  for (const tickets of Object.values(parts)) {
    if (tickets.some((ticket) => nameOf(decision, ticket) === undefined)) return 'TICKET_UNKNOWN';
  }
  for (const [giver, tickets] of Object.entries(parts)) {
    const hunter = hunterIndex(state.options, giver);
    if (hunter < 0) return 'TICKET_NOT_OWN';
    // Where all play on the kiosk, one client speaks for everybody.
    if (giver === seat || tickets.length === 0 || state.options.devices === 'kiosk') continue;
    const offered = state.offers[hunter] ?? [];
    if (!isWholeOffer(offered, namesIn(decision, tickets))) return 'TICKET_NOT_OWN';
  }
  return undefined;
}

/** Whether `names` mean all of an offer and nothing else. */
function isWholeOffer(offered: readonly Ticket[], names: readonly Ticket[]): boolean {
  return take(offered, names)?.rest.length === 0;
}

/** As the ledger knows them; the unknown, which step 4 refuses, as they were sent. */
function namesIn(decision: EuropeDecision, tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.map((ticket) => nameOf(decision, ticket) ?? ticket);
}

/** Step 6, in the order of CM-5. */
export function priceFault(
  state: State,
  parts: SpecialParts,
  symbol: TicketSymbol,
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

export function momentFault(state: State): Reason | undefined {
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

/**
 * Step 8: the pieces that each gives out of his own hand. A kind alone means a piece of it that he
 * confirmed before any other (MX-40, CM-4).
 */
export function sharesOf(
  decision: EuropeDecision,
  sender: Seat,
  parts: SpecialParts,
): Result<Shares, EuropeRefusal> {
  const { state } = decision;
  const shares: Record<HunterSeat, readonly Ticket[]> = {};
  for (const [seat, tickets] of Object.entries(parts)) {
    if (tickets.length === 0) continue;
    const hunter = hunterIndex(state.options, seat);
    const hand = state.hands[hunter] ?? [];
    const names = namesIn(decision, tickets);
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
  const name = names.find((each) => each !== undefined && ticketMeantBy(hand, each) === undefined);
  return name === undefined ? 'TICKET_NOT_HELD' : missingTicketReason(state, sender, name);
}

export function countOf(parts: SpecialParts): number {
  return Object.values(parts).flat().length;
}

export function countsOf(shares: Shares): Readonly<Record<HunterSeat, number>> {
  return Object.fromEntries(
    Object.entries(shares).map(([seat, tickets]) => [seat, tickets.length]),
  );
}

/**
 * Who gives what: the sender out of his hand, the others what they have offered, all or nothing; where
 * all play on the kiosk, everybody out of his hand (MX-40).
 */
export function* partsOf(state: State, seat: Seat, symbol: TicketSymbol): Iterable<SpecialParts> {
  if (mostOf(state, seat, symbol) < LEAST_GIVEN) return;
  yield* gathered(choicesOf(state, seat, symbol), 0, {});
}

/** No more than so many tickets can come together: mostly too few, and nothing need be listed. */
function mostOf({ hands, offers, options }: State, seat: Seat, symbol: TicketSymbol): number {
  let sum = 0;
  for (const [hunter, hand] of hands.entries()) {
    const asked = hunterSeat(hunter) === seat || options.devices === 'kiosk';
    const source = asked ? hand : (offers[hunter] ?? []);
    let fitting = 0;
    for (const ticket of source) if (symbolOf(ticket) === symbol) fitting++;
    sum += Math.min(fitting, options.split[hunter] ?? 0);
  }
  return sum;
}

type Choice = { readonly seat: Seat; readonly lists: readonly (readonly Ticket[])[] };

function choicesOf(state: State, seat: Seat, symbol: TicketSymbol): readonly Choice[] {
  const { hands, offers, options } = state;
  return hands.map((hand, hunter) => {
    const giver = hunterSeat(hunter);
    const most = options.split[hunter] ?? 0;
    if (giver !== seat && options.devices === 'phones') {
      const offer = offers[hunter] ?? [];
      const fits = offer.length > 0 && offer.length <= most;
      const whole = fits && withSymbol(offer, symbol).length === offer.length;
      return { seat: giver, lists: whole ? [[], offer] : [[]] };
    }
    const own = withSymbol(hand, symbol);
    const sizes = Array.from({ length: Math.min(most, own.length) + 1 }, (_, size) => size);
    return { seat: giver, lists: sizes.flatMap((size) => [...multisets(own, size)]) };
  });
}

function* gathered(
  choices: readonly Choice[],
  from: number,
  parts: SpecialParts,
): Iterable<SpecialParts> {
  const given = countOf(parts);
  const choice = choices[from];
  if (choice === undefined) {
    if (given >= LEAST_GIVEN) yield parts;
    return;
  }
  for (const list of choice.lists) {
    if (given + list.length > MOST_GIVEN) continue;
    const next = list.length === 0 ? parts : { ...parts, [choice.seat]: list };
    yield* gathered(choices, from + 1, next);
  }
}

/** A hunter's part of a special, whatever it may be good for; an empty one takes it back (MX-40). */
export function* offers(state: State, seat: Seat): Iterable<Offer> {
  yield { type: 'offer', tickets: [] };
  if (momentFault(state) !== undefined) return;
  const hand = state.hands[hunterPlace(seat)] ?? [];
  for (let size = 1; size <= hand.length; size++) {
    for (const tickets of multisets(hand, size)) yield { type: 'offer', tickets };
  }
}

export function sampleOffer(state: State, seat: Seat, rng: Rng): Offer {
  const hand = momentFault(state) === undefined ? (state.hands[hunterPlace(seat)] ?? []) : [];
  return { type: 'offer', tickets: sorted(rng.shuffle(hand).slice(0, rng.int(hand.length + 1))) };
}
