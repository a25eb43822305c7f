import {
  type DetectiveId,
  type HunterSeat,
  SKIP_CAUSES,
  type SkipCause,
  X_SEAT,
} from '../../../pursuit/pawns.js';

/** The words of Mister X on the Europe board. Stops are the cities' printed numbers; legs count from 1. */

export const TRANSPORTS = ['car', 'train', 'plane'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Lower half of a ticket (MX-3): the first two serve X, the others the detectives (MX-4). */
export const SYMBOLS = ['footprints', 'silhouette', 'magnifier', 'beacon'] as const;
export type TicketSymbol = (typeof SYMBOLS)[number];

export type Kind = `${Transport}/${TicketSymbol}`;

/** Every kind of ticket; the place in the list is on printed cards and never changes. */
export const KINDS: readonly Kind[] = TRANSPORTS.flatMap((transport) =>
  SYMBOLS.map((symbol): Kind => `${transport}/${symbol}`),
);

/**
 * A piece: its kind, and with `ticket_ids: unique` its number among those of its kind behind it, from
 * 1 (`car/beacon/7`). A command may always name the kind alone; any piece of the kind then serves (CM-9).
 */
export type Ticket = string;

export const VARIANTS = ['default'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Where hunters play: each on a phone that shows the hands, or all on the kiosk, which shows none (MX-11). */
export const DEVICES = ['phones', 'kiosk'] as const;
export type Devices = (typeof DEVICES)[number];

export const DETECTIVES = 5;
export { type DetectiveId, type HunterSeat, SKIP_CAUSES, type SkipCause, X_SEAT };

export type Hand = 'x' | HunterSeat;

/**
 * `x_move`: X moves or plays a special. `x_redraw`: he has thrown his hand off and registers the new
 * one (MX-30). `x_refill`: he discards and draws (MX-15). `moves`, `specials`, `refill`: the steps of the
 * detectives' turn (MX-16); the check follows by itself.
 */
export const PHASES = [
  'registration',
  'x_move',
  'x_redraw',
  'x_refill',
  'moves',
  'specials',
  'refill',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const X_SPECIALS = ['double', 'secret'] as const;
export type XSpecial = (typeof X_SPECIALS)[number];
