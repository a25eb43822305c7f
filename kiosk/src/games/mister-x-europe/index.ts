import { told } from '../../play/words/areas.js';
import { huntStory } from '../../pursuit/words/later-areas.js';
import { huntTable } from '../../pursuit/words/table-areas.js';
import type { GameUi } from '../game-ui.js';
import phones from './phone-ui.js';
import { europe, europePhone } from './words/phone-areas.js';
import { europeBoards, europeScan, europeSetup } from './words/table-areas.js';

const europeManifest: GameUi = {
  ...phones,
  about: () => europeSetup.t.about,
  areas: {
    ...phones.areas,
    setup: [europe, europeSetup],
    table: [europe, europeSetup, europePhone, europeScan, huntTable, told, 'cards'],
    replay: [europe, europeSetup, huntTable, huntStory, told],
    cards: [europe],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  tells: true,
  boards: {
    spec: async () => (await import('./board-spec.js')).EUROPE_STUDIO,
    pens: [
      { transport: 'car', stroke: 'thin', colour: '--car' },
      { transport: 'train', stroke: 'double', colour: '--train' },
      { transport: 'plane', stroke: 'dashed', colour: '--plane' },
    ],
    words: europeBoards,
  },
};

export default europeManifest;
