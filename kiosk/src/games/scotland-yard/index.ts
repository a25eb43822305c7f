import { told } from '../../play/words/areas.js';
import { huntStory } from '../../pursuit/words/later-areas.js';
import { huntTable } from '../../pursuit/words/table-areas.js';
import type { GameUi } from '../game-ui.js';
import phones from './phone-ui.js';
import { yard } from './words/phone-areas.js';
import { yardBoards, yardPaper, yardScan, yardSetup } from './words/table-areas.js';

const yardManifest: GameUi = {
  ...phones,
  about: () => yardSetup.t.about,
  areas: {
    ...phones.areas,
    setup: [yard, yardSetup],
    table: [yard, yardSetup, yardPaper, yardScan, huntTable, told, 'cards'],
    replay: [yard, told, huntStory],
    cards: [yard, yardPaper],
  },
  cards: () => import('./cards.js'),
  trial: () => import('./table/trial.js'),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  tells: true,
  boards: {
    spec: async () => (await import('./board-spec.js')).YARD_STUDIO,
    pens: [
      { transport: 'taxi', stroke: 'thin', colour: '--taxi' },
      { transport: 'bus', stroke: 'double', colour: '--bus' },
      { transport: 'underground', stroke: 'dashed', colour: '--underground' },
      { transport: 'ferry', stroke: 'dotted', colour: '--ferry' },
    ],
    words: yardBoards,
  },
};

export default yardManifest;
