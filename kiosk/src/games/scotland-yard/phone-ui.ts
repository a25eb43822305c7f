import type { View } from '@mister-x/engine/scotland-yard/browser';
import { told } from '../../play/words/areas.js';
import { filledWindows } from '../../pursuit/filled-windows.js';
import { hunt } from '../../pursuit/words/phone-areas.js';
import type { PhoneUi } from '../game-ui.js';
import { yard } from './words/phone-areas.js';

const yardPhone: PhoneUi = {
  id: 'scotland-yard',
  rank: 1,
  name: () => yard.t.game,
  areas: { phone: [yard, hunt, told] },
  refusals: () => yard.t.refusals,
  role: ({ role }) => (role === 'misterX' ? yard.t.misterX : yard.t.detective),
  mark: (role) => (role === 'misterX' ? 'X' : ''),
  // Where the referee deals, the start is his to commit to.
  computers: ['easy', 'medium', 'hard'],
  fills: (role) =>
    role === 'misterX'
      ? (window, view) =>
          window !== '0' || (view?.game as View | undefined)?.startSource !== 'server'
      : undefined,
  filled: filledWindows('log'),
  phone: () => import('./phone/Phone.svelte'),
};

export default yardPhone;
