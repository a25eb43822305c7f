import { flagsInForce } from '@mister-x/engine/core/flag-table';
import { isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { EuropeBoard } from './board.js';
import { PRESETS } from './flags.js';
import { ticketMeantBy, ticketNameOnBoard, transportOf } from './tickets.js';
import type { DetectiveId, Flags, Leg, StopsByTransport, RefusalCode, Ticket, Transport, View } from './types.js';
import { type XMoveGround, payablePairs, secondLegStops } from './x-moves.js';

/** What pages may take from the game: the words, the tickets, and what follows from a view. No parsers, no rules of the server's. */

export { EUROPE_BOARD, type EuropeBoard, fileBoard } from './board.js';
export { FLAG_CHOICES, FLAGS, type FlagChoice, FLAGS_FOR_COMPUTERS, PRESETS } from './flags.js';
export { secretLegs, retention, secretStart } from './notice.js';
export {
  TICKETS_GIVEN_CHOICES,
  TICKETS_GIVEN_MIN,
  legsLookedBack,
  TICKETS_GIVEN_MAX,
  priceOf,
  transportsForBeacons,
} from './specials.js';
export {
  isKind,
  kindOf,
  kindsIn,
  serialOf,
  symbolOf,
  takeTickets,
  transportOf,
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
export function secondLegs(board: EuropeBoard, view: View, first: Leg): readonly StopsByTransport[] {
  if (view.own === null) return [];
  const flags = flagsOf(view);
  const ground: XMoveGround = { detectives: view.detectives, flags, stop: view.own.stop ?? 0 };
  const seconds = payablePairs(view.own.hand, flags.x_double).get(transportOf(first.ticket));
  return secondLegStops(board, ground, first.stop, seconds ?? NO_TRANSPORT);
}

const NO_TRANSPORT: ReadonlySet<Transport> = new Set();

export type PreviewedMove = {
  readonly ticket: Ticket;
  /** Left out while only the ticket is known: then whether it leads anywhere is asked. */
  readonly stop?: number;
};

/**
 * Why the referee would refuse a detective's move, from one viewer's own view and in the order of
 * CM-5 (CM-3, CM-4). It knows nothing of X, and of hands what the viewer may see: where a hand is hidden
 * only the referee can say whether it holds the ticket, and what a wasteful move is (MX-36).
 */
export function previewMove(
  board: EuropeBoard,
  view: View,
  id: DetectiveId,
  { ticket, stop }: PreviewedMove,
): RefusalCode | undefined {
  const pawn = view.detectives.find((each) => each.id === id);
  if (stop !== undefined && !board.has(stop)) return 'STOP_UNKNOWN';
  const name = ticketNameOnBoard(board, view.ticketIds, ticket);
  if (name === undefined) return 'TICKET_UNKNOWN';
  const own = Object.entries(view.hands).find(([seat]) => seat === pawn?.hunter)?.[1];
  const held = own === undefined ? undefined : ticketMeantBy(own, name) !== undefined;
  const unique = view.ticketIds === 'unique';
  const others = Object.entries(view.hands).filter(([seat]) => seat !== pawn?.hunter);
  if (unique && held === false && others.some(([, hand]) => hand.includes(name))) {
    return 'TICKET_NOT_OWN';
  }
  const from = pawn?.stop ?? 0;
  const transport = transportOf(name);
  const joined = stop === undefined ? board.neighbours(from, transport).length > 0 : board.joins(from, stop, transport);
  if (!joined) return 'NO_CONNECTION';
  if (held !== true && unique && ticketsKnownGone(view).includes(name)) return 'TICKET_ALREADY_SPENT';
  if (held === false) return 'TICKET_NOT_HELD';
  return stop !== undefined && isHeldByDetective(view, stop) ? 'DETECTIVE_STOP_OCCUPIED' : undefined;
}

/** Face-up on slots, on colour cards, and in the box where the viewer saw who gave them. */
function ticketsKnownGone({ slots, detectives, given }: View): readonly Ticket[] {
  return [
    ...slots.flatMap(({ ticket, faceDown }) => (ticket === undefined || faceDown ? [] : [ticket])),
    ...detectives.flatMap(({ card }) => (card === null ? [] : [card])),
    ...Object.values(given).flat(),
  ];
}
