import { TABLE, type Viewer } from '@mister-x/engine/core/game';
import type { Event, HandOwner, Options, TicketSymbol } from '../rules/types.js';

/** Who learns what of a ticket by the rules (MX-11), told apart from the game's own `viewers`. */

export function knowsHand(options: Options, viewer: Viewer, hand: HandOwner): boolean {
  if (hand === 'x') return viewer === 'x';
  // Anyone who stands at the kiosk may try a ticket for any hunter's seat, and be refused.
  if (options.devices === 'kiosk') return true;
  if (viewer === TABLE || viewer === 'x') return false;
  return viewer === hand || options.flags.hunter_hands === 'shared';
}

/** The viewer is told the names of the pieces that this event moves. */
export function seesPieces(options: Options, viewer: Viewer, event: Event): boolean {
  switch (event.type) {
    case 'legTaken':
    case 'moved':
      return true;
    case 'openLegTaken':
      return event.ticket !== null || viewer === 'x';
    case 'specialPaid':
    case 'secretLegTaken':
    case 'swapped':
      return viewer === 'x';
    case 'discarded':
      return event.open !== undefined || knowsHand(options, viewer, event.hand);
    case 'drew':
      return knowsHand(options, viewer, event.hand);
    case 'offered':
      return options.devices === 'kiosk' || (viewer !== 'x' && viewer !== TABLE);
    default:
      return false;
  }
}

/** What everybody knows of the pieces that were paid. */
export function symbolPaid(event: Event): TicketSymbol | undefined {
  switch (event.type) {
    case 'specialPaid':
      return event.special === 'double' ? 'footprints' : 'silhouette';
    case 'investigated':
      return 'magnifier';
    case 'operated':
      return 'beacon';
    default:
      return undefined;
  }
}
