import type { GameUi } from '../../../games/game-ui.js';
import { sharedLogMessages } from '../../../messages/shared-log.js';
import phones from './phone-ui.js';
import { gameMessages } from './messages/phone-messages.js';

const potsManifest: GameUi = {
  ...phones,
  about: () => gameMessages.t.about,
  areas: {
    ...phones.areas,
    setup: [gameMessages],
    screen: [gameMessages, sharedLogMessages],
    replay: [gameMessages, sharedLogMessages],
    cards: [],
  },
  cards: async () => ({ describeCard: () => undefined }),
  setup: () => import('./screen/Setup.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
};

export default potsManifest;
