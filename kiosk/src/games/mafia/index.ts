import { told } from '../../play/words/areas.js';
import type { GameUi } from '../game-ui.js';
import phones from './phone-ui.js';
import { logLines } from './words/later-areas.js';
import { things } from './words/phone-areas.js';
import { mafiaSetup, mafiaStudio, mafiaTable, ruleTexts } from './words/table-areas.js';

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
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  box: {
    claims: ({ ruleset }) => ruleset === phones.id,
    words: [things, mafiaStudio],
    size: (places) => mafiaStudio.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default mafiaManifest;
