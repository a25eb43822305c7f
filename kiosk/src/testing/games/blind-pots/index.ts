import type { GameUi } from '../../../games/game-ui.js';
import phones from './phone-ui.js';
import { pots } from './words/phone-areas.js';

const potsManifest: GameUi = {
  ...phones,
  about: () => pots.t.about,
  areas: { ...phones.areas, setup: [pots], table: [pots], replay: [pots], cards: [] },
  cards: async () => ({ wordsOf: () => undefined }),
  setup: () => import('./table/Setup.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
};

export default potsManifest;
