import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { logLines, mapWords } from '../messages/later-areas.js';
import { things } from '../messages/phone-areas.js';
import { sherlockSetup, sherlockStudio, sherlockTable } from '../messages/table-areas.js';

const sherlockManifest: GameUi = {
  ...phones,
  refusals: () => ({ ...things.t.refusals, ...sherlockSetup.t.refusals }),
  about: () => sherlockSetup.t.about,
  areas: {
    ...phones.areas,
    setup: [things, sherlockSetup],
    table: [things, logLines, mapWords, sherlockSetup, sherlockTable, told, 'cards'],
    replay: [things, logLines, mapWords, sherlockTable, told],
    cards: [things, sherlockTable],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./screen/Setup.svelte'),
  table: () => import('./screen/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  box: {
    claims: ({ ruleset }) => ruleset === phones.id,
    words: [things, mapWords, sherlockStudio],
    size: (places) => sherlockStudio.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default sherlockManifest;
