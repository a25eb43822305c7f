import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { huntStory } from '../../pursuit/messages/later-areas.js';
import { huntTable } from '../../pursuit/messages/table-areas.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { europe, europePhone } from '../messages/phone-areas.js';
import { europeBoards, europeScan, europeSetup } from '../messages/table-areas.js';

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
  setup: () => import('./screen/Setup.svelte'),
  table: () => import('./screen/Table.svelte'),
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
