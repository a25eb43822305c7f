import { t } from '../../lib/i18n/index.svelte.js';
import type { PhoneUi } from '../game-ui.js';

export const scotlandYardPhone: PhoneUi = {
  id: 'scotland-yard',
  name: () => t['scotland-yard'].game,
  areas: { phone: ['scotland-yard'] },
  refusals: () => t['scotland-yard'].refusals,
  role: (role) => (role === 'misterX' ? t['scotland-yard'].misterX : t['scotland-yard'].detective),
  phone: () => import('./phone/Phone.svelte'),
};
