import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import {
  logMessages,
  setupMessages,
  studioMessages,
  screenMessages,
  ruleMessages,
} from '../messages/screen-messages.js';
import { gameMessages } from '../messages/phone-messages.js';

const mafiaManifest: GameUi = {
  ...phones,
  refusals: () => ({ ...gameMessages.t.refusals, ...setupMessages.t.refusals }),
  about: () => setupMessages.t.about,
  areas: {
    ...phones.areas,
    setup: [gameMessages, setupMessages],
    screen: [gameMessages, logMessages, setupMessages, screenMessages, ruleMessages, sharedLogMessages, 'cards'],
    replay: [gameMessages, logMessages, screenMessages, sharedLogMessages],
    cards: [gameMessages, screenMessages],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./screen/Setup.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  pack: {
    claims: ({ ruleset }) => ruleset === phones.id,
    messages: [gameMessages, studioMessages],
    size: (places) => studioMessages.t.size(places),
    kit: () => import('./studio/kit.js'),
  },
};

export default mafiaManifest;
