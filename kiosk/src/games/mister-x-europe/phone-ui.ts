import { told } from '../../play/words/areas.js';
import { filledWindows } from '../../pursuit/filled-windows.js';
import { hunt } from '../../pursuit/words/phone-areas.js';
import type { PhoneUi } from '../game-ui.js';
import { europe, europePhone } from './words/phone-areas.js';

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
  phone: () => import('./phone/Phone.svelte'),
};

export default europePhones;
