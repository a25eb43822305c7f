import { t } from '../../lib/i18n/index.svelte.js';
import type { GameUi } from '../game-ui.js';

export const misterXEuropeUi: GameUi = {
  id: 'mister-x-europe',
  name: () => t['mister-x-europe'].game,
  areas: {
    setup: ['mister-x-europe', 'mister-x-europe-setup'],
    table: [
      'mister-x-europe',
      'mister-x-europe-setup',
      'mister-x-europe-phone',
      'mister-x-europe-scan',
      'cards',
    ],
    phone: ['mister-x-europe', 'mister-x-europe-phone'],
    replay: ['mister-x-europe', 'mister-x-europe-setup'],
    cards: ['mister-x-europe'],
  },
  refusals: () => t['mister-x-europe'].refusals,
  role: (role) =>
    role === 'misterX' ? t['mister-x-europe'].misterX : t['mister-x-europe'].detective,
  cards: () => import('./cards.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  phone: () => import('./phone/Phone.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  boards: {
    spec: async () => (await import('@mister-x/engine/mister-x-europe/browser')).EUROPE_BOARD,
    pens: [
      { transport: 'car', stroke: 'thin', colour: '--car' },
      { transport: 'train', stroke: 'double', colour: '--train' },
      { transport: 'plane', stroke: 'dashed', colour: '--plane' },
    ],
  },
};
