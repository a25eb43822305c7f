import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { logLines } from '../messages/later-areas.js';
import { things } from '../messages/phone-areas.js';
import { mafiaSetup, mafiaStudio, mafiaTable, ruleTexts } from '../messages/table-areas.js';

const mafiaManifest: GameUi = {
  ...phones,
  refusals: () => ({ ...things.t.refusals, ...mafiaSetup.t.refusals }),
  about: () => mafiaSetup.t.about,
  areas: {
    ...phones.areas,
    setup: [things, mafiaSetup],
    table: [things, logLines, mafiaSetup, mafiaTable, ruleTexts, told, 'cards'],
    replay: [things, logLines, mafiaTable, told],
    cards: [things, mafiaTable],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./screen/Setup.svelte'),
  table: () => import('./screen/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  box: {
    claims: ({ ruleset }) => ruleset === phones.id,
    words: [things, mafiaStudio],
    size: (places) => mafiaStudio.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default mafiaManifest;
