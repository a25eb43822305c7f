import type { SecretMove } from '@mister-x/engine/protocol';
import { type Action, legSlots, startSlot, type View } from '../../rules/browser.js';

/** What X's phone commits to when it sends `action`. */
export function secretMoves(view: View, action: Action): readonly SecretMove[] {
  switch (action.type) {
    case 'registerStart':
      return [startSlot(action.stop)];
    case 'travel':
      return legSlots(view, action.legs);
    default:
      return [];
  }
}
