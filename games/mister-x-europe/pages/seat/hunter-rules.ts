import {
  type DetectiveId,
  flagsOf,
  TICKET_KINDS,
  type TicketKind,
  kindOf,
  kindsIn,
  TICKETS_GIVEN_MIN,
  TICKETS_GIVEN_MAX,
  startCardsDue,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  type Transport,
  takeTickets,
  transportOf,
  type View,
} from '../../rules/browser.js';
import type { PawnMoves } from '../../../pursuit/pages/move/move-draft.js';
import { transportsOffered } from '../shared/operations.js';
import { stopsByTicketInHand } from './hand.js';

/** A hunter's tickets, or `null` where no screen but the kiosk plays and nobody's hand is shown (MX-11). */
export function handOf(view: View, seat: string): readonly Ticket[] | null {
  if (view.devices !== 'phones') return null;
  return Object.entries(view.hands).find(([hunter]) => hunter === seat)?.[1] ?? [];
}

/** Moves of this hunter's own pawns with his own tickets (MX-34); where his hand is not shown, with any. */
export function ownMoves(view: View, seat: string): View['moves'] {
  if (view.phase !== 'moves') return [];
  const mine = new Set(view.detectives.filter(({ hunter }) => hunter === seat).map(({ id }) => id));
  const hand = handOf(view, seat) ?? TICKET_KINDS;
  return view.moves.filter(
    ({ detective, reach, mayPass }) => mine.has(detective) && (mayPass || stopsByTicketInHand(reach, hand).length > 0),
  );
}

/**
 * Whether a hunter's phone offers to close the step of moves (MX-36). Where it does not know his hand it cannot tell
 * whether a pawn of his is stuck: it always offers, and the referee decides.
 */
export function mayCloseMoves(view: View, seat: string): boolean {
  const awaited = view.phase === 'moves' && view.toAct.includes(seat);
  if (!awaited || view.mayCloseMoves === false) return false;
  return handOf(view, seat) === null || ownMoves(view, seat).length === 0;
}

/** The one pawn of his that is being moved. */
export function pawnMovesOf(view: View, seat: string, id: DetectiveId | null): readonly PawnMoves<TicketKind>[] {
  const hand = handOf(view, seat) ?? TICKET_KINDS;
  return ownMoves(view, seat).flatMap(({ reach, ...rest }) =>
    rest.detective === id ? [{ ...rest, reach: stopsByTicketInHand(reach, hand) }] : [],
  );
}

/** A leg of a special operation: by a way that the beacons buy, or with the ticket that pays for it. */
export type Fare = Transport | TicketKind;

export function isTicket(fare: Fare): fare is TicketKind {
  return fare.includes('/');
}

export function transportOfFare(fare: Fare): Transport {
  return isTicket(fare) ? transportOf(fare) : fare;
}

/**
 * What a special operation may be made with: the ways themselves, or where a ticket must be paid
 * what is left of the hand; any ticket where hands are not shown. It comes from the detective's own
 * hunter (MX-Q14).
 */
export function faresOf(view: View, seat: string, hand: readonly Ticket[] | null, beacons: number): readonly Fare[] {
  const flags = flagsOf(view);
  const bought = transportsOffered(flags, beacons);
  if (!flags.special_op_needs_travel_ticket) return bought;
  return kindsIn(notOffered(view, seat, hand)).filter((kind) => bought.includes(transportOf(kind)));
}

/** The ticket of a kind that pays for the ride: none of those that he gives for the special (CM-9). */
export function fareOf(view: View, seat: string, hand: readonly Ticket[] | null, kind: TicketKind): Ticket {
  return notOffered(view, seat, hand).find((ticket) => kindOf(ticket) === kind) ?? kind;
}

function notOffered(view: View, seat: string, hand: readonly Ticket[] | null): readonly Ticket[] {
  if (hand === null) return TICKET_KINDS;
  const offered = Object.entries(view.offers).find(([who]) => who === seat)?.[1] ?? [];
  return takeTickets(hand, offered)?.rest ?? hand;
}

/** Legs of a special operation (MX-44), for a pawn that has any. */
export function operatedPawn(view: View, id: DetectiveId | null, fares: readonly Fare[]): readonly PawnMoves<Fare>[] {
  return id === null ? [] : [{ detective: id, reach: legsOf(view, id, fares) }];
}

/**
 * Detectives whom this hunter can send: any, or where he pays with a ticket out of his own hand his own. Where hands
 * are not shown, one device speaks for all hunters.
 */
export function operableDetectives(view: View, seat: string, fares: readonly Fare[]): readonly DetectiveId[] {
  const own = flagsOf(view).special_op_needs_travel_ticket && view.devices === 'phones';
  return view.detectives.flatMap(({ id, hunter }) =>
    (!own || hunter === seat) && legsOf(view, id, fares).length > 0 ? [id] : [],
  );
}

function legsOf(view: View, id: DetectiveId | null, fares: readonly Fare[]) {
  const reach = view.moves.find(({ detective }) => detective === id)?.reach ?? [];
  return fares.flatMap((ticket) => {
    const stops = reach.find(({ transport }) => transport === transportOfFare(ticket))?.stops ?? [];
    return stops.length === 0 ? [] : [{ ticket, stops }];
  });
}

/** Start cards that this hunter's next pawn may have drawn (MX-8); none where the referee draws. */
export function startStopsLeft(view: View, seat: string) {
  if (view.phase !== 'registration' || view.startSource === 'server') return undefined;
  if (!startCardsDue(view)) return undefined;
  const pawn = view.detectives.find(({ hunter, stop }) => hunter === seat && stop === null);
  if (pawn === undefined) return undefined;
  const taken = new Set(view.detectives.map(({ stop }) => stop));
  return { id: pawn.id, stops: view.deck.filter((stop) => !taken.has(stop)) };
}

/** What the parts confirmed so far come to (MX-40, MX-41, MX-43). */
type TicketPool = {
  readonly parts: View['offers'];
  readonly count: number;
  /** `null`: nothing yet, or two symbols. */
  readonly symbol: TicketSymbol | null;
  readonly mixed: boolean;
  /** Enough, and not too many, of one symbol. */
  readonly ready: boolean;
};

export function ticketPoolOf(view: View): TicketPool {
  const parts = Object.fromEntries(Object.entries(view.offers).filter(([, tickets]) => tickets.length > 0));
  const symbols = new Set(Object.values(parts).flatMap((tickets) => tickets.map(symbolOf)));
  const count = Object.values(parts).reduce((sum, tickets) => sum + tickets.length, 0);
  const [symbol = null] = symbols.size === 1 ? symbols : [];
  return {
    parts,
    count,
    symbol,
    mixed: symbols.size > 1,
    ready: symbol !== null && count >= TICKETS_GIVEN_MIN && count <= TICKETS_GIVEN_MAX,
  };
}
