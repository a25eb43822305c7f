import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { huntStory } from '../../pursuit/messages/later-areas.js';
import { huntTable } from '../../pursuit/messages/table-areas.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { yard } from '../messages/phone-areas.js';
import { yardBoards, yardPaper, yardScan, yardSetup } from '../messages/table-areas.js';

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
  trial: () => import('./screen/trial.js'),
  setup: () => import('./screen/Setup.svelte'),
  table: () => import('./screen/Table.svelte'),
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
