import type { PhoneUi } from '../../../games/game-ui.js';
import { pots } from './words/phone-areas.js';

const potsPhone: PhoneUi = {
  id: 'blind-pots',
  rank: 99,
  name: () => pots.t.game,
  areas: { phone: [pots] },
  refusals: () => pots.t.refusals,
  role: (role) => (role === 'loner' ? pots.t.loner : pots.t.partner),
  // The referee commits to what is laid, for all of them.
  fills: () => undefined,
  filled: () => [],
  phone: () => import('./phone/Phone.svelte'),
};

export default potsPhone;
