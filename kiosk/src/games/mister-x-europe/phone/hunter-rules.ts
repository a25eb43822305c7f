import {
  type DetectiveId,
  KINDS,
  type Kind,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  type Transport,
  type View,
} from '@mister-x/engine/mister-x-europe/browser';
import type { EntryRules } from '../../pursuit/phone/move-entry.js';
import { MOST, PRICE, ways } from './hand.js';

/** A hunter's tickets, or `null` where no screen but the kiosk plays and nobody's hand is shown (MX-11). */
export function handOf(view: View, seat: string): readonly Ticket[] | null {
  if (view.devices !== 'phones') return null;
  return Object.entries(view.hands).find(([hunter]) => hunter === seat)?.[1] ?? [];
}

/** Moves of this hunter's own pawns with his own tickets (MX-34); where his hand is not shown, with any. */
export function ownMoves(view: View, seat: string): View['moves'] {
  if (view.phase !== 'moves') return [];
  const mine = new Set(view.detectives.filter(({ hunter }) => hunter === seat).map(({ id }) => id));
  const hand = handOf(view, seat) ?? KINDS;
  return view.moves.filter(
    ({ detective, reach, mayPass }) =>
      mine.has(detective) && (mayPass || ways(reach, hand).length > 0),
  );
}

export function moveRules(view: View, seat: string, id: DetectiveId | null): EntryRules<Kind> {
  const reach = view.moves.find(({ detective }) => detective === id)?.reach ?? [];
  const found = view.phase === 'moves' ? ways(reach, handOf(view, seat) ?? KINDS) : [];
  return { first: () => found, second: () => [], mayDouble: false, stepwise: false };
}

/** Legs of a special operation by one transport (MX-44), for a pawn that has any. */
export function operationRules(
  view: View,
  id: DetectiveId | null,
  transport: Transport,
): EntryRules<Transport> {
  const reach = view.moves.find(({ detective }) => detective === id)?.reach ?? [];
  const found = reach.flatMap((way) =>
    way.transport === transport ? [{ ticket: transport, stops: way.stops }] : [],
  );
  return { first: () => found, second: () => [], mayDouble: false, stepwise: false };
}

/** Start cards that this hunter's next pawn may have drawn (MX-8); none where the referee draws. */
export function startsLeft(view: View, seat: string) {
  if (view.phase !== 'registration' || view.startSource === 'server') return undefined;
  const pawn = view.detectives.find(({ hunter, stop }) => hunter === seat && stop === null);
  if (pawn === undefined) return undefined;
  const taken = new Set(view.detectives.map(({ stop }) => stop));
  return { id: pawn.id, stops: view.deck.filter((stop) => !taken.has(stop)) };
}

/** What the parts confirmed so far come to (MX-40, MX-41, MX-43). */
export type Pool = {
  readonly parts: View['offers'];
  readonly count: number;
  /** `null`: nothing yet, or two symbols. */
  readonly symbol: TicketSymbol | null;
  readonly mixed: boolean;
  /** Enough, and not too many, of one symbol. */
  readonly ready: boolean;
};

export function poolOf(view: View): Pool {
  const parts = Object.fromEntries(
    Object.entries(view.offers).filter(([, tickets]) => tickets.length > 0),
  );
  const symbols = new Set(Object.values(parts).flatMap((tickets) => tickets.map(symbolOf)));
  const count = Object.values(parts).reduce((sum, tickets) => sum + tickets.length, 0);
  const [symbol = null] = symbols.size === 1 ? symbols : [];
  return {
    parts,
    count,
    symbol,
    mixed: symbols.size > 1,
    ready: symbol !== null && count >= PRICE && count <= MOST,
  };
}

/** How many moves ago so many magnifiers look (MX-41). */
export function looksBack(magnifiers: number): number {
  return 7 - magnifiers;
}

const BY_BEACONS: Readonly<Record<number, Transport>> = { 3: 'car', 4: 'train', 5: 'plane' };

/** What so many beacons pay for (MX-43). */
export function carriedBy(beacons: number): Transport {
  return BY_BEACONS[beacons] ?? 'car';
}
