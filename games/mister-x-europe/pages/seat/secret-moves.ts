import { type Action, secretLegs, secretStart, type View } from '../../rules/browser.js';
import type { SecretMove } from '@mister-x/engine/protocol';

/** What X's phone commits to when it sends `action`. */
export function secretMoves(view: View, action: Action): readonly SecretMove[] {
  switch (action.type) {
    case 'chooseMission':
      return [secretStart(action.mission, action.stop)];
    case 'travel':
      return secretLegs(view, action.legs, action.special === 'secret');
    default:
      return [];
  }
}
