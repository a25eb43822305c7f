import { part } from '@mister-x/kiosk/messages/part.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages, pursuitScreenMessages } from '../../pursuit/messages/screen-messages.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { gameMessages, phoneMessages } from '../messages/phone-messages.js';
import { studioMessages, scanMessages, setupMessages } from '../messages/screen-messages.js';

const europeManifest: GameUi = {
  ...phones,
  about: () => setupMessages.t.about,
  messages: [gameMessages, setupMessages],
  cards: part(() => import('./cards.js'), gameMessages),
  setup: () => import('./screen/Setup.svelte'),
  screen: part(
    () => import('./screen/Screen.svelte'),
    gameMessages,
    setupMessages,
    phoneMessages,
    scanMessages,
    pursuitScreenMessages,
    sharedLogMessages,
    'cards',
  ),
  replay: part(
    () => import('./replay/Replay.svelte'),
    gameMessages,
    setupMessages,
    pursuitScreenMessages,
    storyMessages,
    sharedLogMessages,
  ),
  hasStory: true,
  boards: {
    spec: async () => (await import('./board-spec.js')).EUROPE_STUDIO,
    pens: [
      { transport: 'car', stroke: 'thin', colour: '--car' },
      { transport: 'train', stroke: 'double', colour: '--train' },
      { transport: 'plane', stroke: 'dashed', colour: '--plane' },
    ],
    messages: studioMessages,
  },
};

export default europeManifest;
