import type { GameUi } from '../../../games/game-ui.js';
import { told } from '../../../play/messages/areas.js';
import phones from './phone-ui.js';
import { pots } from './messages/phone-areas.js';

const potsManifest: GameUi = {
  ...phones,
  about: () => pots.t.about,
  areas: { ...phones.areas, setup: [pots], table: [pots, told], replay: [pots, told], cards: [] },
  cards: async () => ({ wordsOf: () => undefined }),
  setup: () => import('./screen/Setup.svelte'),
  table: () => import('./screen/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
};

export default potsManifest;
