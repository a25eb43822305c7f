import type { Seat, Viewer } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import type { EuropeBoard } from './board.js';
import { hunterIndex, huntersOf, handLimitOf } from './pawns.js';
import { isKind, kindOf, ticketMeantBy, sortedTickets, ticketsWithout } from './tickets.js';
import {
  type HandOwner,
  type HunterSeat,
  type TicketKind,
  type Options,
  type RefusalCode,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';

/**
 * Who owns which ticket (MX-13, MX-62). People who draw by hand tell what they drew, and the
 * ledger cannot contradict them without betraying other hands: a ticket that by the ledger was elsewhere is
 * taken all the same, noted in `overdrawn` and `misregisteredTickets`, and reported at the end.
 */

/** Tickets that lie in the stack on the table. */
export function stackSize({ stack, overdrawn }: State): number {
  return stack.length - overdrawn.length;
}

/** Tickets that could be drawn now, piles that would be shuffled in included (MX-60, MX-61). */
function drawableTicketCount(state: State): number {
  return stackSize(state) + state.discard.length + state.box.length;
}

export function handOf(state: State, hand: HandOwner): readonly Ticket[] {
  return hand === 'x' ? state.x.hand : (state.hands[hunterIndex(state.options, hand)] ?? []);
}

export function handLimit({ options }: State, hand: HandOwner): number {
  return hand === 'x' ? options.flags.x_hand : handLimitOf(options, hunterIndex(options, hand));
}

/** Tickets its owner must draw to be full, as far as the supply goes (MX-29, MX-47). */
export function ticketsDue(state: State, hand: HandOwner): number {
  const lacking = handLimit(state, hand) - handOf(state, hand).length;
  return Math.max(0, Math.min(lacking, drawableTicketCount(state)));
}

/** The piles to be shuffled in when the stack is empty, first things first. */
export function nextRefill({ options, discard, box }: State): 'discard' | 'box' | 'both' | null {
  if (options.flags.supply_order === 'both_together') {
    return discard.length + box.length > 0 ? 'both' : null;
  }
  if (discard.length > 0) return 'discard';
  return box.length > 0 ? 'box' : null;
}

/** Draws from the face-down stack: each ticket in it is equally likely. */
export function drawFromStack({ stack }: State, count: number, rng: Rng): readonly Ticket[] {
  const left = stack.slice();
  const tickets: Ticket[] = [];
  for (let i = 0; i < count; i++) {
    const at = rng.int(left.length);
    tickets.push(left[at] as Ticket);
    left[at] = left[left.length - 1] as Ticket;
    left.pop();
  }
  return tickets;
}

/** Those of `tickets` that by the ledger are not in the stack. */
export function notInStack({ stack }: State, tickets: readonly Ticket[]): readonly Ticket[] {
  const left = stack.slice();
  return tickets.filter((ticket) => {
    const piece = ticketMeantBy(left, ticket);
    if (piece === undefined) return true;
    left.splice(left.indexOf(piece), 1);
    return false;
  });
}

/** Piles shuffled together; what was overdrawn and is there again is settled. */
export function stackWithoutOverdrawn(
  stack: readonly Ticket[],
  overdrawn: readonly Ticket[],
): { readonly stack: readonly Ticket[]; readonly overdrawn: readonly Ticket[] } {
  const found = overdrawn.filter((ticket, i) => {
    const before = overdrawn.slice(0, i).filter((other) => other === ticket).length;
    return stack.filter((other) => other === ticket).length > before;
  });
  return { stack: ticketsWithout(stack, found), overdrawn: ticketsWithout(overdrawn, found) };
}

/** Tickets of a kind that lie open on the table: on slots and on colour cards. */
export function faceUpTickets({ x, detectives }: State): readonly Ticket[] {
  const onSlots = x.log.flatMap(({ ticket, faceDown, open }) => (faceDown || open ? [] : [ticket]));
  const onCards = detectives.flatMap(({ card }) => (card === null ? [] : [card]));
  return [...onSlots, ...onCards];
}

/** How many of a kind are among `tickets`. */
function countKind(tickets: readonly Ticket[], kind: TicketKind): number {
  let count = 0;
  for (const ticket of tickets) if (ticket === kind || kindOf(ticket) === kind) count++;
  return count;
}

/** Who may know what (MX-11). The kiosk stands where X sees it: what is on it is public. */

/** The viewer is a hunter on a phone of his own, who may see hands. */
export function isHunter(options: Options, viewer: Viewer): boolean {
  return options.devices === 'phones' && hunterIndex(options, viewer) >= 0;
}

export function seesHand(options: Options, viewer: Viewer, hand: HandOwner): boolean {
  if (hand === 'x' || viewer === X_SEAT) return viewer === hand;
  if (!isHunter(options, viewer)) return false;
  return viewer === hand || options.flags.hunter_hands === 'shared';
}

/**
 * Numbered pieces that left hands which this viewer sees, for specials, and lie in the box since then (MX-46). What
 * is in the box may not be asked instead: a piece of his that came back (MX-61) may have been given by another.
 */
export function givenTicketsSeenBy(
  { options, given }: Pick<State, 'options' | 'given'>,
  viewer: Viewer,
): Readonly<Record<HunterSeat, readonly Ticket[]>> {
  if (options.flags.ticket_ids !== 'unique') return {};
  return Object.fromEntries(
    huntersOf(options).flatMap((seat, i) => {
      const tickets = given[i] ?? [];
      const shown = tickets.length > 0 && seesHand(options, viewer, seat);
      return shown ? [[seat, sortedTickets(tickets)]] : [];
    }),
  );
}

/**
 * Why tickets that someone says he drew cannot have been in the stack, from what he can see himself and
 * nothing else: an answer from the whole ledger would tell him what others hold (CM-9, MX-11).
 */
export function stackFaultKnownTo(
  { board, state }: { readonly board: EuropeBoard; readonly state: State },
  seat: Seat,
  tickets: readonly Ticket[],
): RefusalCode | undefined {
  const own = handOf(state, seat as HandOwner);
  const others = visibleHands(state, seat);
  const lying = faceUpTickets(state);
  if (state.options.flags.ticket_ids === 'unique') {
    if (tickets.some(isKind)) return 'TICKET_UNKNOWN';
    if (tickets.some((ticket) => others.includes(ticket))) return 'TICKET_NOT_OWN';
    const gone = [...own, ...lying];
    const twice = new Set(tickets).size < tickets.length;
    if (twice || tickets.some((ticket) => gone.includes(ticket))) return 'TICKET_ALREADY_SPENT';
    return undefined;
  }
  const seen = [...own, ...others, ...lying, ...tickets];
  const over = tickets.some((ticket) => {
    const kind = kindOf(ticket);
    return countKind(seen, kind) > (board.data.tickets?.[kind] ?? 0);
  });
  return over ? 'TICKET_ALREADY_SPENT' : undefined;
}

function visibleHands({ options, hands }: State, seat: Seat): readonly Ticket[] {
  const shown = options.devices === 'phones' && options.flags.hunter_hands === 'shared';
  if (seat === X_SEAT || !shown) return [];
  const own = hunterIndex(options, seat);
  return hands.flatMap((hand, hunter) => (hunter === own ? [] : hand));
}
