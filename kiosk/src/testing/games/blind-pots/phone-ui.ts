import type { PhoneUi } from '../../../games/game-ui.js';
import { gameMessages } from './messages/phone-messages.js';

const potsPhone: PhoneUi = {
  id: 'blind-pots',
  rank: 99,
  name: () => gameMessages.t.game,
  messages: [gameMessages],
  refusals: () => gameMessages.t.refusals,
  role: ({ role }) => (role === 'loner' ? gameMessages.t.loner : gameMessages.t.partner),
  mark: () => '',
  // A slot for each seat in each round, filled in silence.
  computers: [],
  commitsTo: (_role, seat) => (slot) => slot.endsWith(`/${seat}`) && 'silent',
  filledSlots: () => [],
  seat: () => import('./seat/seat-rules.js'),
};

export default potsPhone;
