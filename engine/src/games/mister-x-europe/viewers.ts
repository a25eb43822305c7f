import { TABLE, type Viewer } from '../../core/game.js';
import { hunterIndex, huntersOf } from './pawns.js';
import { sorted } from './tickets.js';
import {
  type Hand,
  type HunterSeat,
  type Options,
  type State,
  type Ticket,
  X_SEAT,
} from './types.js';

/** Who may know what (MX-11). The kiosk stands where X sees it: what is on it is public. */

/** The viewer is a hunter on a phone of his own, who may see hands. */
export function isHunter(options: Options, viewer: Viewer): boolean {
  return options.devices === 'phones' && hunterIndex(options, viewer) >= 0;
}

export function seesHand(options: Options, viewer: Viewer, hand: Hand): boolean {
  if (hand === 'x' || viewer === X_SEAT) return viewer === hand;
  if (!isHunter(options, viewer)) return false;
  return viewer === hand || options.flags.hunter_hands === 'shared';
}

/**
 * Numbered pieces that left hands which this viewer sees, for specials, and lie in the box since then (MX-46). What
 * is in the box may not be asked instead: a piece of his that came back (MX-61) may have been given by another.
 */
export function givenFor(
  { options, given }: Pick<State, 'options' | 'given'>,
  viewer: Viewer,
): Readonly<Record<HunterSeat, readonly Ticket[]>> {
  if (options.flags.ticket_ids !== 'unique') return {};
  return Object.fromEntries(
    huntersOf(options).flatMap((seat, i) => {
      const tickets = given[i] ?? [];
      const shown = tickets.length > 0 && seesHand(options, viewer, seat);
      return shown ? [[seat, sorted(tickets)]] : [];
    }),
  );
}

/** Viewers that are told the same, byte for byte: hunters who share their hands are one (MX-11). */
export function audience(viewer: Viewer, options: Options): string {
  if (viewer === X_SEAT) return X_SEAT;
  if (!isHunter(options, viewer)) return TABLE;
  return options.flags.hunter_hands === 'shared' ? 'hunters' : viewer;
}
