import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import {
  logMessages,
  mapMessages,
  setupMessages,
  studioMessages,
  screenMessages,
} from '../messages/screen-messages.js';
import { gameMessages } from '../messages/phone-messages.js';

const sherlockManifest: GameUi = {
  ...phones,
  refusals: () => ({ ...gameMessages.t.refusals, ...setupMessages.t.refusals }),
  about: () => setupMessages.t.about,
  areas: {
    ...phones.areas,
    setup: [gameMessages, setupMessages],
    screen: [gameMessages, logMessages, mapMessages, setupMessages, screenMessages, sharedLogMessages, 'cards'],
    replay: [gameMessages, logMessages, mapMessages, screenMessages, sharedLogMessages],
    cards: [gameMessages, screenMessages],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./screen/Setup.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  pack: {
    claims: ({ ruleset }) => ruleset === phones.id,
    messages: [gameMessages, mapMessages, studioMessages],
    size: (places) => studioMessages.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default sherlockManifest;
