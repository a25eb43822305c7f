import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { filledSlots } from '../../pursuit/pages/filled-slots.js';
import { pursuitPhoneMessages } from '../../pursuit/messages/phone-messages.js';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { gameMessages, phoneMessages } from '../messages/phone-messages.js';

const europePhones: PhoneUi = {
  id: 'mister-x-europe',
  rank: 2,
  name: () => gameMessages.t.game,
  messages: [gameMessages, phoneMessages, pursuitPhoneMessages, sharedLogMessages],
  refusals: () => gameMessages.t.refusals,
  role: ({ role }) => (role === 'misterX' ? gameMessages.t.misterX : gameMessages.t.detective),
  mark: (role) => (role === 'misterX' ? 'X' : ''),
  // He picks even his start himself.
  computers: ['easy', 'medium'],
  commitsTo: (role) => (role === 'misterX' ? () => true : undefined),
  filledSlots: filledSlots('slots'),
  seat: () => import('./seat/seat-rules.js'),
};

export default europePhones;
