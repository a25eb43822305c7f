import type { View } from '@mister-x/engine/scotland-yard/browser';
import { t } from '../../lib/i18n/index.svelte.js';
import type { PhoneUi } from '../game-ui.js';
import { filledWindows } from '../pursuit/filled-windows.js';

export const scotlandYardPhone: PhoneUi = {
  id: 'scotland-yard',
  name: () => t['scotland-yard'].game,
  areas: { phone: ['scotland-yard'] },
  refusals: () => t['scotland-yard'].refusals,
  role: (role) => (role === 'misterX' ? t['scotland-yard'].misterX : t['scotland-yard'].detective),
  // Where the referee deals, the start is his to commit to.
  fills: (role) =>
    role === 'misterX'
      ? (window, view) =>
          window !== '0' || (view?.game as View | undefined)?.startSource !== 'server'
      : undefined,
  filled: filledWindows('log'),
  phone: () => import('./phone/Phone.svelte'),
};
