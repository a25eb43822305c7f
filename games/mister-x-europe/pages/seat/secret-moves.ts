import { type Action, legSlots, startSlot, type View } from '../../rules/browser.js';
import type { SecretMove } from '@mister-x/engine/protocol';

/** What X's phone commits to when it sends `action`. */
export function secretMoves(view: View, action: Action): readonly SecretMove[] {
  switch (action.type) {
    case 'chooseMission':
      return [startSlot(action.mission, action.stop)];
    case 'travel':
      return legSlots(view, action.legs, action.special === 'secret');
    default:
      return [];
  }
}
