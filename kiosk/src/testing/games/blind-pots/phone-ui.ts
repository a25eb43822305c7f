import type { PhoneUi } from '../../../games/game-ui.js';
import { pots } from './messages/phone-areas.js';

const potsPhone: PhoneUi = {
  id: 'blind-pots',
  rank: 99,
  name: () => pots.t.game,
  areas: { phone: [pots] },
  refusals: () => pots.t.refusals,
  role: ({ role }) => (role === 'loner' ? pots.t.loner : pots.t.partner),
  mark: () => '',
  // A slot for each seat in each round, filled in silence.
  computers: [],
  fills: (_role, seat) => (window) => window.endsWith(`/${seat}`) && 'silent',
  filled: () => [],
  phone: () => import('./seat/Phone.svelte'),
};

export default potsPhone;
