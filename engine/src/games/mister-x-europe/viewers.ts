import { TABLE, type Viewer } from '../../game.js';
import { hunterIndex } from './pawns.js';
import { type Hand, type Options, X_SEAT } from './types.js';

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

/** Viewers that are told the same, byte for byte: hunters who share their hands are one (MX-11). */
export function audience(viewer: Viewer, options: Options): string {
  if (viewer === X_SEAT) return X_SEAT;
  if (!isHunter(options, viewer)) return TABLE;
  return options.flags.hunter_hands === 'shared' ? 'hunters' : viewer;
}
