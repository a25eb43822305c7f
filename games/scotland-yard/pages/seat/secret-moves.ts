import type { SecretMove } from '@mister-x/engine/protocol';
import { type Action, secretLegs, secretStart, type View } from '../../rules/browser.js';

/** What X's phone commits to when it sends `action`. */
export function secretMoves(view: View, action: Action): readonly SecretMove[] {
  switch (action.type) {
    case 'registerStart':
      return [secretStart(action.stop)];
    case 'travel':
      return secretLegs(view, action.legs);
    default:
      return [];
  }
}
