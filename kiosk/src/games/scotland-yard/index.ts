import { t } from '../../lib/i18n/index.svelte.js';
import type { GameUi } from '../game-ui.js';

export const scotlandYardUi: GameUi = {
  id: 'scotland-yard',
  name: () => t['scotland-yard'].game,
  areas: {
    setup: ['scotland-yard', 'scotland-yard-setup'],
    table: [
      'scotland-yard',
      'scotland-yard-setup',
      'scotland-yard-paper',
      'scotland-yard-scan',
      'cards',
    ],
    phone: ['scotland-yard'],
    replay: ['scotland-yard'],
    cards: ['scotland-yard', 'scotland-yard-paper'],
  },
  refusals: () => t['scotland-yard'].refusals,
  role: (role) => (role === 'misterX' ? t['scotland-yard'].misterX : t['scotland-yard'].detective),
  cards: () => import('./cards.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  phone: () => import('./phone/Phone.svelte'),
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
