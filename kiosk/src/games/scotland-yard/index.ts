import { t } from '../../lib/i18n/index.svelte.js';
import type { GameUi } from '../game-ui.js';
import { scotlandYardPhone } from './phone-ui.js';

export const scotlandYardUi: GameUi = {
  ...scotlandYardPhone,
  about: () => t['scotland-yard-setup'].about,
  areas: {
    ...scotlandYardPhone.areas,
    setup: ['scotland-yard', 'scotland-yard-setup'],
    table: [
      'scotland-yard',
      'scotland-yard-setup',
      'scotland-yard-paper',
      'scotland-yard-scan',
      'cards',
    ],
    replay: ['scotland-yard'],
    cards: ['scotland-yard', 'scotland-yard-paper'],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  boards: {
    spec: async () => (await import('./board-spec.js')).SCOTLAND_YARD_BOARD,
    pens: [
      { transport: 'taxi', stroke: 'thin', colour: '--taxi' },
      { transport: 'bus', stroke: 'double', colour: '--bus' },
      { transport: 'underground', stroke: 'dashed', colour: '--underground' },
      { transport: 'ferry', stroke: 'dotted', colour: '--ferry' },
    ],
  },
};
