import type { View } from '../rules/browser.js';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { filledSlots } from '../../pursuit/pages/filled-slots.js';
import { pursuitPhoneMessages } from '../../pursuit/messages/phone-messages.js';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { gameMessages } from '../messages/phone-messages.js';

const yardPhone: PhoneUi = {
  id: 'scotland-yard',
  rank: 1,
  name: () => gameMessages.t.game,
  messages: [gameMessages, pursuitPhoneMessages, sharedLogMessages],
  refusals: () => gameMessages.t.refusals,
  role: ({ role }) => (role === 'misterX' ? gameMessages.t.misterX : gameMessages.t.detective),
  mark: (role) => (role === 'misterX' ? 'X' : ''),
  // Where the referee deals, the start is his to commit to.
  computers: ['easy', 'medium', 'hard'],
  commitsTo: (role) =>
    role === 'misterX'
      ? (slot, view) => slot !== '0' || (view?.game as View | undefined)?.startSource !== 'server'
      : undefined,
  filledSlots: filledSlots('log'),
  seat: () => import('./seat/seat-rules.js'),
};

export default yardPhone;
