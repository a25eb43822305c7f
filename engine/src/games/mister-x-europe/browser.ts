import { flagsInForce } from '../../core/flag-choice.js';
import type { EuropeBoard } from './board.js';
import { PRESETS } from './flags.js';
import { sorted, take, transportOf, withSymbol } from './tickets.js';
import type { Flags, Leg, Reach, Ticket, Transport, View } from './types.js';
import { type Ground, payablePairs, secondReach } from './x-moves.js';

/** What pages may take from the game: the words, the tickets, and what follows from a view. No parsers, no rules of the server's. */

export {
  type CityColour,
  cityColour,
  DECK,
  deckOf,
  EUROPE_BOARD,
  type EuropeBoard,
  fileBoard,
} from './board.js';
export { deviations, FLAG_CHOICES, type FlagChoice, PRESETS } from './flags.js';
export { lasting } from './lasting.js';
export { type PreviewedMove, previewMove } from './preview.js';
export { GIVEN, LEAST_GIVEN, legsBack, MOST_GIVEN, priceOf, transportsFor } from './prices.js';
export { legSlots, startSlot } from './slots.js';
export {
  isKind,
  kindOf,
  kindsIn,
  serialOf,
  sorted,
  symbolOf,
  take,
  transportOf,
  withSymbol,
} from './tickets.js';
export * from './types.js';

/** The flags in force, out of a view. */
export function flagsOf(view: View): Flags {
  return flagsInForce(PRESETS, view);
}

/** Detectives may place their start cards: at once, or where X chooses first, after him (MX-Q3). */
export function startCardsDue(view: View): boolean {
  return flagsOf(view).x_start_choice === 'after_detectives' || view.x.ready;
}

/**
 * Second legs of a double that begins with `first`, from X's own view alone, whatever three
 * footprints he pays. Empty when the view is not X's.
 */
export function secondLegs(board: EuropeBoard, view: View, first: Leg): readonly Reach[] {
  if (view.own === null) return [];
  const flags = flagsOf(view);
  const ground: Ground = { detectives: view.detectives, flags, stop: view.own.stop ?? 0 };
  const seconds = payablePairs(view.own.hand, flags.x_double).get(transportOf(first.ticket));
  return secondReach(board, ground, first.stop, seconds ?? NO_TRANSPORT);
}

const NO_TRANSPORT: ReadonlySet<Transport> = new Set();

/**
 * Three tickets to pay a special with, such that `kept` stay: those whose transport he has most of.
 * `undefined` when the hand cannot pay.
 */
export function cheapestPay(
  hand: readonly Ticket[],
  kept: readonly Ticket[],
  { cost, symbol }: Flags['x_double'],
): readonly Ticket[] | undefined {
  const rest = take(hand, kept)?.rest;
  if (rest === undefined) return undefined;
  const plenty = (ticket: Ticket): number =>
    rest.filter((other) => transportOf(other) === transportOf(ticket)).length;
  const paying = withSymbol(rest, symbol)
    .slice()
    .sort((a, b) => plenty(b) - plenty(a));
  return paying.length < cost ? undefined : sorted(paying.slice(0, cost));
}
