import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { filledWindows } from '../../pursuit/pages/filled-windows.js';
import { hunt } from '../../pursuit/messages/phone-areas.js';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { europe, europePhone } from '../messages/phone-areas.js';

const europePhones: PhoneUi = {
  id: 'mister-x-europe',
  rank: 2,
  name: () => europe.t.game,
  areas: { phone: [europe, europePhone, hunt, told] },
  refusals: () => europe.t.refusals,
  role: ({ role }) => (role === 'misterX' ? europe.t.misterX : europe.t.detective),
  mark: (role) => (role === 'misterX' ? 'X' : ''),
  // He picks even his start himself.
  computers: ['easy', 'medium'],
  fills: (role) => (role === 'misterX' ? () => true : undefined),
  filled: filledWindows('slots'),
  phone: () => import('./seat/Phone.svelte'),
};

export default europePhones;
