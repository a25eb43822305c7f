import type { View } from '../rules/browser.js';
import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { filledWindows } from '../../pursuit/pages/filled-windows.js';
import { hunt } from '../../pursuit/messages/phone-areas.js';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { yard } from '../messages/phone-areas.js';

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
  phone: () => import('./seat/Phone.svelte'),
};

export default yardPhone;
