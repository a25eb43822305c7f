import {
  type DetectiveId,
  type Flags,
  type HunterSeat,
  legsLookedBack,
  type TicketsBySeat,
  type Ticket,
  type Transport,
  transportOf,
  type View,
} from '../../rules/browser.js';
import { transportsOffered } from './operations.js';

export type SpecialKind = 'investigation' | 'operation';
type SymbolBySpecial = { readonly [S in SpecialKind]: 'magnifier' | 'beacon' };

export const SYMBOL_BY_SPECIAL: SymbolBySpecial = {
  investigation: 'magnifier',
  operation: 'beacon',
};

/**
 * A special of the detectives while it is put together at one screen: who gives what, then for an
 * operation who goes, how and where to (MX-38 to MX-45). Plain data, so that touch and scans share it.
 */
export type SpecialEntry = {
  readonly special: SpecialKind | null;
  readonly parts: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** The way that was chosen; `null`: the usual one. */
  readonly wanted: Transport | null;
  readonly detective: DetectiveId | null;
  readonly stop: number | null;
  /** Pays for the ride, where the beacons alone do not (MX-Q14). */
  readonly ticket: Ticket | null;
};

export const NO_SPECIAL: SpecialEntry = {
  special: null,
  parts: {},
  wanted: null,
  detective: null,
  stop: null,
  ticket: null,
};

/** Begins to put a special together, or drops it. */
export function beginSpecial(special: SpecialKind | null): SpecialEntry {
  return { ...NO_SPECIAL, special };
}

export function giveTicket(entry: SpecialEntry, seat: HunterSeat, ticket: Ticket): SpecialEntry {
  const parts = { ...entry.parts, [seat]: [...(entry.parts[seat] ?? []), ticket] };
  return chooseTransport({ ...entry, parts }, null);
}

/** The last one that this hunter gave. */
export function takeTicketBack(entry: SpecialEntry, seat: HunterSeat): SpecialEntry {
  const parts = { ...entry.parts, [seat]: (entry.parts[seat] ?? []).slice(0, -1) };
  return chooseTransport({ ...entry, parts }, null);
}

/** By this way, or by the usual one. */
export function chooseTransport(entry: SpecialEntry, way: Transport | null): SpecialEntry {
  return chooseDetective({ ...entry, wanted: way }, null);
}

/** This detective makes the special operation. */
export function chooseDetective(entry: SpecialEntry, detective: DetectiveId | null): SpecialEntry {
  return { ...entry, detective, stop: null, ticket: null };
}

export function ticketsGivenIn({ parts }: SpecialEntry): readonly Ticket[] {
  return Object.values(parts).flat();
}

/** What so many beacons buy (MX-43); several where more beacons may buy less. */
export function transportsOf(entry: SpecialEntry, flags: Flags): readonly Transport[] {
  return entry.special === 'operation' ? transportsOffered(flags, ticketsGivenIn(entry).length) : [];
}

/** The way that was chosen, else the dearest that someone can go. */
export function chosenTransportOf(entry: SpecialEntry, view: View, flags: Flags): Transport | null {
  const ways = transportsOf(entry, flags);
  const able = ways.find((way) => detectivesAbleBy(view, way).length > 0);
  return ways.find((way) => way === entry.wanted) ?? able ?? ways[0] ?? null;
}

/** How many moves back so many magnifiers look (MX-41). */
export function legsLookedBackOf(entry: SpecialEntry, flags: Flags): number | null {
  return entry.special === 'investigation' ? legsLookedBack(flags, ticketsGivenIn(entry).length) : null;
}

/** Detectives whom a special operation by this way could move (CM-3). */
export function detectivesAbleBy(view: View, way: Transport): readonly DetectiveId[] {
  return view.moves.flatMap(({ detective }) => (stopsReachedBy(view, detective, way).length > 0 ? [detective] : []));
}

/** Cities that a detective reaches by special operation (CM-3). */
export function stopsReachedBy(view: View, detective: DetectiveId, way: Transport): readonly number[] {
  const found = view.moves.find((each) => each.detective === detective);
  return found?.reach.find(({ transport }) => transport === way)?.stops ?? [];
}

/** Whether there is all that the operation needs. */
export function isComplete(entry: SpecialEntry, way: Transport | null, flags: Flags): boolean {
  const { detective, stop, ticket } = entry;
  if (way === null || detective === null || stop === null) return false;
  if (!flags.special_op_needs_travel_ticket) return true;
  return ticket !== null && transportOf(ticket) === way;
}

/** The command; `null` while something is missing. */
export function specialCommandOf(entry: SpecialEntry, view: View, flags: Flags) {
  const given = Object.entries(entry.parts).filter(([, tickets]) => tickets.length > 0);
  const parts: TicketsBySeat = Object.fromEntries(given);
  if (entry.special === 'investigation') return { type: 'investigate', parts } as const;
  const transport = chosenTransportOf(entry, view, flags);
  const { detective, stop, ticket } = entry;
  if (transport === null || detective === null || stop === null) return null;
  if (!isComplete(entry, transport, flags)) return null;
  const paid = ticket === null ? {} : { ticket };
  return { type: 'operate', parts, detective, transport, stop, ...paid } as const;
}
