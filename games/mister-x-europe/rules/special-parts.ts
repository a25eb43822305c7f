import type { Transition } from '@mister-x/engine/core/decision';
import type { Seat } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { hunterIndexOf, hunterSeat } from '../../pursuit/rules/pawns.js';
import { missingTicketReason } from './detectives.js';
import type { EuropeDecision } from './flow.js';
import { hunterIndex } from './pawns.js';
import { TICKETS_GIVEN_MIN, TICKETS_GIVEN_MAX } from './specials.js';
import {
  ticketMeantBy,
  multisetsOf,
  shownTicketName,
  sortedTickets,
  symbolOf,
  takeTickets,
  ticketsWithout,
  ticketsWithSymbol,
} from './tickets.js';
import type {
  Action,
  EuropeRefusal,
  Event,
  HunterSeat,
  TicketsBySeat,
  RefusalCode,
  TicketsByHunter,
  State,
  Ticket,
  TicketSymbol,
} from './types.js';

/** What each hunter gives for a special that they play together (MX-38 to MX-40). */

type OfferAction = Extract<Action, { type: 'offer' }>;

/** A hunter's part of a special, which nothing spends until someone plays it (MX-40). */
export function offer(
  decision: EuropeDecision,
  seat: Seat,
  { tickets }: OfferAction,
): Result<Transition<State, Event>, EuropeRefusal> {
  const { state } = decision;
  const step = stepFault(state, seat);
  if (step !== undefined) return err({ code: step });
  const names = tickets.map((ticket) => shownTicketName(decision, ticket));
  if (names.includes(undefined)) return err({ code: 'TICKET_UNKNOWN' });
  const hunter = hunterIndex(state.options, seat);
  const hand = state.hands[hunter] ?? [];
  const held = takeTickets(hand, names as readonly Ticket[]);
  if (tickets.length > 0) {
    const fault = momentFault(state);
    if (fault !== undefined) return err({ code: fault });
    if (held === undefined) return err({ code: ticketsMissing(state, seat, hand, names) });
  }
  const secret = { seat: seat as HunterSeat, tickets: sortedTickets(held?.taken ?? []) };
  decision.emit({ type: 'offered', secret });
  return ok(decision.transition);
}

/** Step 3 of CM-5. */
export function stepFault(state: State, seat: Seat): RefusalCode | undefined {
  if (state.phase.startsWith('x_') || hunterIndex(state.options, seat) < 0) return 'NOT_YOUR_TURN';
  if (state.phase === 'moves') return 'MOVES_NOT_FINISHED';
  return state.phase === 'specials' ? undefined : 'PHASE_WRONG';
}

/** Steps 4 and 5: every ticket exists, and each other giver has confirmed just that (CM-4). */
export function partsFault(decision: EuropeDecision, seat: Seat, parts: TicketsBySeat): RefusalCode | undefined {
  const { state } = decision;
  for (const tickets of Object.values(parts)) {
    if (tickets.some((ticket) => shownTicketName(decision, ticket) === undefined)) return 'TICKET_UNKNOWN';
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
  return takeTickets(offered, names)?.rest.length === 0;
}

/** As the ledger knows them; the unknown, which step 4 refuses, as they were sent. */
function namesIn(decision: EuropeDecision, tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.map((ticket) => shownTicketName(decision, ticket) ?? ticket);
}

/** Step 6, in the order of CM-5. */
export function priceFault(state: State, parts: TicketsBySeat, symbol: TicketSymbol): RefusalCode | undefined {
  const moment = momentFault(state);
  if (moment !== undefined) return moment;
  const given = Object.values(parts).flat();
  if (given.some((ticket) => symbolOf(ticket) !== symbol)) return 'SPECIAL_SYMBOL';
  if (given.length < TICKETS_GIVEN_MIN || given.length > TICKETS_GIVEN_MAX) return 'SPECIAL_COUNT';
  const over = Object.entries(parts).some(([seat, tickets]) => {
    const pawns = state.options.split[hunterIndex(state.options, seat)] ?? 0;
    return tickets.length > pawns;
  });
  return over ? 'SPECIAL_CONTRIBUTION_LIMIT' : undefined;
}

export function momentFault(state: State): RefusalCode | undefined {
  if (!mayUseSpecials(state)) return 'SPECIAL_TOO_EARLY';
  return wasSpecialUsed(state) ? 'SPECIAL_ALREADY_USED' : undefined;
}

/** MX-38. */
export function wasSpecialUsed({ options, specials }: State): boolean {
  const { detective_specials_per_round: most } = options.flags;
  return most !== 'unlimited' && specials >= most;
}

/** MX-39. */
export function mayUseSpecials({ options, round, x }: State): boolean {
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
  parts: TicketsBySeat,
): Result<TicketsByHunter, EuropeRefusal> {
  const { state } = decision;
  const shares: Record<HunterSeat, readonly Ticket[]> = {};
  for (const [seat, tickets] of Object.entries(parts)) {
    if (tickets.length === 0) continue;
    const hunter = hunterIndex(state.options, seat);
    const hand = state.hands[hunter] ?? [];
    const names = namesIn(decision, tickets);
    const offered = state.offers[hunter] ?? [];
    const held = takeTickets([...offered, ...ticketsWithout(hand, offered)], names);
    if (held === undefined) return err({ code: ticketsMissing(state, sender, hand, names) });
    shares[seat as HunterSeat] = sortedTickets(held.taken);
  }
  return ok(shares);
}

/** Why a hand does not hold all of `names`, as far as the sender may know it. */
function ticketsMissing(
  state: State,
  sender: Seat,
  hand: readonly Ticket[],
  names: readonly (Ticket | undefined)[],
): RefusalCode {
  const name = names.find((each) => each !== undefined && ticketMeantBy(hand, each) === undefined);
  return name === undefined ? 'TICKET_NOT_HELD' : missingTicketReason(state, sender, name);
}

export function countOfParts(parts: TicketsBySeat): number {
  return Object.values(parts).flat().length;
}

export function countsByHunter(shares: TicketsByHunter): Readonly<Record<HunterSeat, number>> {
  return Object.fromEntries(Object.entries(shares).map(([seat, tickets]) => [seat, tickets.length]));
}

/**
 * Who gives what: the sender out of his hand, the others what they have offered, all or nothing; where
 * all play on the kiosk, everybody out of his hand (MX-40).
 */
export function* partsOf(state: State, seat: Seat, symbol: TicketSymbol): Iterable<TicketsBySeat> {
  if (ticketsToGiveMax(state, seat, symbol) < TICKETS_GIVEN_MIN) return;
  yield* partsChosen(choicesOf(state, seat, symbol), 0, {});
}

/** No more than so many tickets can come together: mostly too few, and nothing need be listed. */
function ticketsToGiveMax({ hands, offers, options }: State, seat: Seat, symbol: TicketSymbol): number {
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

type PartChoices = { readonly seat: Seat; readonly lists: readonly (readonly Ticket[])[] };

function choicesOf(state: State, seat: Seat, symbol: TicketSymbol): readonly PartChoices[] {
  const { hands, offers, options } = state;
  return hands.map((hand, hunter) => {
    const giver = hunterSeat(hunter);
    const most = options.split[hunter] ?? 0;
    if (giver !== seat && options.devices === 'phones') {
      const offer = offers[hunter] ?? [];
      const fits = offer.length > 0 && offer.length <= most;
      const whole = fits && ticketsWithSymbol(offer, symbol).length === offer.length;
      return { seat: giver, lists: whole ? [[], offer] : [[]] };
    }
    const own = ticketsWithSymbol(hand, symbol);
    const sizes = Array.from({ length: Math.min(most, own.length) + 1 }, (_, size) => size);
    return { seat: giver, lists: sizes.flatMap((size) => [...multisetsOf(own, size)]) };
  });
}

function* partsChosen(choices: readonly PartChoices[], from: number, parts: TicketsBySeat): Iterable<TicketsBySeat> {
  const given = countOfParts(parts);
  const choice = choices[from];
  if (choice === undefined) {
    if (given >= TICKETS_GIVEN_MIN) yield parts;
    return;
  }
  for (const list of choice.lists) {
    if (given + list.length > TICKETS_GIVEN_MAX) continue;
    const next = list.length === 0 ? parts : { ...parts, [choice.seat]: list };
    yield* partsChosen(choices, from + 1, next);
  }
}

/** A hunter's part of a special, whatever it may be good for; an empty one takes it back (MX-40). */
export function* offerActions(state: State, seat: Seat): Iterable<OfferAction> {
  yield { type: 'offer', tickets: [] };
  if (momentFault(state) !== undefined) return;
  const hand = state.hands[hunterIndexOf(seat)] ?? [];
  for (let size = 1; size <= hand.length; size++) {
    for (const tickets of multisetsOf(hand, size)) yield { type: 'offer', tickets };
  }
}

export function sampleOffer(state: State, seat: Seat, rng: Rng): OfferAction {
  const hand = momentFault(state) === undefined ? (state.hands[hunterIndexOf(seat)] ?? []) : [];
  return {
    type: 'offer',
    tickets: sortedTickets(rng.shuffle(hand).slice(0, rng.int(hand.length + 1))),
  };
}
