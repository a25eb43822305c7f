import { part } from '@mister-x/kiosk/messages/part.ts';
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
  messages: [gameMessages, setupMessages],
  cards: part(() => import('./cards.js'), gameMessages, screenMessages),
  setup: () => import('./screen/Setup.svelte'),
  screen: part(
    () => import('./screen/Screen.svelte'),
    gameMessages,
    logMessages,
    mapMessages,
    setupMessages,
    screenMessages,
    sharedLogMessages,
    'cards',
  ),
  replay: part(
    () => import('./replay/Replay.svelte'),
    gameMessages,
    logMessages,
    mapMessages,
    screenMessages,
    sharedLogMessages,
  ),
  pack: {
    claims: ({ ruleset }) => ruleset === phones.id,
    messages: [gameMessages, mapMessages, studioMessages],
    size: (places) => studioMessages.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default sherlockManifest;
