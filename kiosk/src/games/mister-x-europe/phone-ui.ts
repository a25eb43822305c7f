import { t } from '../../lib/i18n/index.svelte.js';
import type { PhoneUi } from '../game-ui.js';
import { filledWindows } from '../pursuit/filled-windows.js';

export const misterXEuropePhone: PhoneUi = {
  id: 'mister-x-europe',
  name: () => t['mister-x-europe'].game,
  areas: { phone: ['mister-x-europe', 'mister-x-europe-phone'] },
  refusals: () => t['mister-x-europe'].refusals,
  role: (role) =>
    role === 'misterX' ? t['mister-x-europe'].misterX : t['mister-x-europe'].detective,
  // He picks even his start himself.
  fills: (role) => (role === 'misterX' ? () => true : undefined),
  filled: filledWindows('slots'),
  phone: () => import('./phone/Phone.svelte'),
};
