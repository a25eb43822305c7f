import type { EuropeBoard } from './board.js';
import {
  type Flags,
  TICKET_KINDS,
  type TicketKind,
  type State,
  type Ticket,
  type TicketSymbol,
  type Transport,
} from './types.js';

/** Two-part tickets by name (MX-3). A hand, a pile or the box is a list of names; its order means nothing. */

const KNOWN_KINDS: ReadonlySet<string> = new Set(TICKET_KINDS);

export function isKind(name: string): name is TicketKind {
  return KNOWN_KINDS.has(name);
}

/** The kind that a ticket's name begins with; of an unknown name whatever stands there. */
export function kindOf(ticket: Ticket): TicketKind {
  if (isKind(ticket)) return ticket;
  return ticket.slice(0, Math.max(0, ticket.lastIndexOf('/'))) as TicketKind;
}

export function transportOf(ticket: Ticket): Transport {
  return ticket.slice(0, ticket.indexOf('/')) as Transport;
}

export function symbolOf(ticket: Ticket): TicketSymbol {
  return (SYMBOL_BY_KIND.get(ticket) ?? kindOf(ticket).split('/')[1]) as TicketSymbol;
}

const SYMBOL_BY_KIND: ReadonlyMap<string, TicketSymbol> = new Map(
  TICKET_KINDS.map((kind) => [kind, kind.slice(kind.indexOf('/') + 1) as TicketSymbol]),
);

/** Number of a piece among those of its kind; `undefined` where the name says the kind alone. */
export function serialOf(ticket: Ticket): number | undefined {
  return isKind(ticket) ? undefined : Number(ticket.slice(ticket.lastIndexOf('/') + 1));
}

/** All pieces of a box that holds so many of each kind. */
export function ticketsOfSupply(supply: Readonly<Record<string, number>>, numbered: boolean): readonly Ticket[] {
  return TICKET_KINDS.flatMap((kind) =>
    Array.from({ length: supply[kind] ?? 0 }, (_, i) => (numbered ? `${kind}/${i + 1}` : kind)),
  );
}

/** The piece of `held` that a command means by `name`: the very one, or any of its kind. */
export function ticketMeantBy(held: readonly Ticket[], name: Ticket): Ticket | undefined {
  if (held.includes(name)) return name;
  return isKind(name) ? held.find((ticket) => kindOf(ticket) === name) : undefined;
}

/** `held` without `taken`, each of which must be there: anything else is a bug and throws. */
export function ticketsWithout(held: readonly Ticket[], taken: readonly Ticket[]): readonly Ticket[] {
  const rest = held.slice();
  for (const ticket of taken) {
    const at = rest.indexOf(ticket);
    if (at < 0) throw new Error(`no ${ticket} where it was taken from`);
    rest.splice(at, 1);
  }
  return rest;
}

/** The pieces meant by `names`, each another one, and what is left; `undefined` when one is not there. */
export function takeTickets(
  held: readonly Ticket[],
  names: readonly Ticket[],
): { readonly taken: readonly Ticket[]; readonly rest: readonly Ticket[] } | undefined {
  const rest = held.slice();
  const taken: Ticket[] = [];
  // The very pieces first: a kind alone must not use up a piece that is named elsewhere.
  const order = names.map((name, i) => ({ name, i })).sort((a, b) => rankByPrecision(a.name) - rankByPrecision(b.name));
  for (const { name, i } of order) {
    const piece = ticketMeantBy(rest, name);
    if (piece === undefined) return undefined;
    rest.splice(rest.indexOf(piece), 1);
    taken[i] = piece;
  }
  return { taken, rest };
}

function rankByPrecision(name: Ticket): number {
  return isKind(name) ? 1 : 0;
}

const ORDER_BY_KIND: ReadonlyMap<string, number> = new Map(TICKET_KINDS.map((kind, i) => [kind, i]));

/** By kind, then by number: says nothing about when a ticket came. */
export function sortedTickets(tickets: readonly Ticket[]): readonly Ticket[] {
  return tickets.slice().sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
}

function sortKeyOf(ticket: Ticket): number {
  const at = ORDER_BY_KIND.get(ticket);
  if (at !== undefined) return at * 1000;
  return (ORDER_BY_KIND.get(kindOf(ticket)) ?? TICKET_KINDS.length) * 1000 + (serialOf(ticket) ?? 0);
}

/** Each kind once, in the order of the kinds. */
export function kindsIn(tickets: readonly Ticket[]): readonly TicketKind[] {
  let seen = 0;
  for (const ticket of tickets) seen |= 1 << (ORDER_BY_KIND.get(kindOf(ticket)) ?? 31);
  return TICKET_KINDS.filter((_, i) => (seen & (1 << i)) !== 0);
}

export function ticketsWithSymbol(tickets: readonly Ticket[], symbol: TicketSymbol): readonly Ticket[] {
  return tickets.filter((ticket) => symbolOf(ticket) === symbol);
}

/**
 * A ticket's name out of a command, as the ledger knows it; `undefined` when no such piece exists. With
 * `ticket_ids: by_type` a piece's number says nothing and is dropped (CM-9).
 */
export function shownTicketName(
  { board, state }: { readonly board: EuropeBoard; readonly state: State },
  ticket: Ticket,
): Ticket | undefined {
  return ticketNameOnBoard(board, state.options.flags.ticket_ids, ticket);
}

/** The same for anyone who knows no more than the board and the flag. */
export function ticketNameOnBoard(board: EuropeBoard, ids: Flags['ticket_ids'], ticket: Ticket): Ticket | undefined {
  const kind = kindOf(ticket);
  const pieces = isKind(kind) ? (board.data.tickets?.[kind] ?? 0) : 0;
  if (pieces === 0) return undefined;
  const serial = serialOf(ticket);
  if (serial === undefined) return kind;
  const known = Number.isInteger(serial) && serial >= 1 && serial <= pieces;
  if (!known || ticket !== `${kind}/${serial}`) return undefined;
  return ids === 'unique' ? ticket : kind;
}

/** Every choice of `size` tickets of a hand, kinds instead of pieces, each once. */
export function* multisetsOf(hand: readonly Ticket[], size: number): Iterable<readonly TicketKind[]> {
  const kinds = kindsIn(hand);
  const counts = kinds.map((kind) => hand.filter((ticket) => kindOf(ticket) === kind).length);
  yield* multisetsOfKinds(kinds, counts, size, 0);
}

/** Every choice of `size` tickets out of so many of each kind. */
export function* multisetsOfKinds(
  kinds: readonly TicketKind[],
  counts: readonly number[],
  size: number,
  from: number,
): Iterable<readonly TicketKind[]> {
  if (size === 0) {
    yield [];
    return;
  }
  const kind = kinds[from];
  if (kind === undefined) return;
  for (let count = Math.min(size, counts[from] ?? 0); count >= 0; count--) {
    const own = Array.from({ length: count }, () => kind);
    for (const rest of multisetsOfKinds(kinds, counts, size - count, from + 1)) yield [...own, ...rest];
  }
}
