import { t } from '../../lib/i18n/index.svelte.js';
import type { GameUi } from '../game-ui.js';
import { misterXEuropePhone } from './phone-ui.js';

export const misterXEuropeUi: GameUi = {
  ...misterXEuropePhone,
  about: () => t['mister-x-europe-setup'].about,
  areas: {
    ...misterXEuropePhone.areas,
    setup: ['mister-x-europe', 'mister-x-europe-setup'],
    table: [
      'mister-x-europe',
      'mister-x-europe-setup',
      'mister-x-europe-phone',
      'mister-x-europe-scan',
      'cards',
    ],
    replay: ['mister-x-europe', 'mister-x-europe-setup'],
    cards: ['mister-x-europe'],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
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
