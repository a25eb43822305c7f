import type { View } from '../../../rules/browser.js';
import type { PursuitPhoneMessages } from '../../../../pursuit/messages/phone-messages.js';

/** Whose turn it is, from what everybody knows. */
export function turnLine(view: View, messages: PursuitPhoneMessages['turn']): string {
  switch (view.phase) {
    case 'registration': {
      // His card is the last one, and he alone draws it by hand.
      const last = view.startSource !== 'server' && view.detectives.every(({ stop }) => stop !== null);
      if (last) return view.own === null ? messages.x : messages.you;
      return messages.registration;
    }
    case 'x_turn':
    case 'x_second_leg':
      return view.own === null ? messages.x : messages.you;
    case 'detectives':
      return messages.detectives;
    case 'over':
      return messages.over;
  }
}
