import {
  type TicketKind,
  kindOf,
  kindsIn,
  type StopsByTransport,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  transportOf,
  type View,
} from '../../rules/browser.js';
import type { StopsByTicket } from '../../../pursuit/pages/move/move-draft.js';

/** The ways of `reach`, by each kind of ticket in `hand` that pays for them. */
export function stopsByTicketInHand(
  reach: readonly StopsByTransport[],
  hand: readonly Ticket[],
): readonly StopsByTicket<TicketKind>[] {
  return kindsIn(hand).flatMap((kind) => {
    const found = reach.find(({ transport }) => transport === transportOf(kind));
    return found === undefined || found.stops.length === 0 ? [] : [{ ticket: kind, stops: found.stops }];
  });
}

/** `hand` without one ticket of that kind. */
export function handWithout(hand: readonly Ticket[], kind: TicketKind): readonly Ticket[] {
  const at = hand.findIndex((ticket) => kindOf(ticket) === kind);
  return hand.filter((_, i) => i !== at);
}

/**
 * Places of `hand` from which tickets of `kinds` are taken, each another one and none of `taken`: those
 * that were touched before any other, in the order in which they were (CM-9).
 */
export function placesPayingFor(
  hand: readonly Ticket[],
  kinds: readonly TicketKind[],
  touched: readonly number[],
  taken: readonly number[] = [],
): readonly number[] {
  const order = [...touched, ...hand.keys()];
  const used = new Set(taken);
  return kinds.flatMap((kind) => {
    const place = order.find((each) => !used.has(each) && kindOf(hand[each] ?? '') === kind);
    if (place === undefined) return [];
    used.add(place);
    return [place];
  });
}

/** Places in the hand that hold the symbol. */
export function placesOf(hand: readonly Ticket[], symbol: TicketSymbol): readonly number[] {
  return hand.flatMap((ticket, i) => (symbolOf(ticket) === symbol ? [i] : []));
}

/** Changes whenever something that was begun no longer fits. */
export function turnKey(view: View): string {
  return [
    view.phase,
    view.round,
    view.slots.length,
    view.x.tickets,
    view.own?.stop,
    view.own?.hand.join(),
    view.detectives.map(({ stop, moved }) => `${stop}${moved}`).join(),
    Object.values(view.hands).join('|'),
  ].join('/');
}
