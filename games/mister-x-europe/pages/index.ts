import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages, pursuitScreenMessages } from '../../pursuit/messages/screen-messages.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { gameMessages, phoneMessages } from '../messages/phone-messages.js';
import { studioMessages, scanMessages, setupMessages } from '../messages/screen-messages.js';

const europeManifest: GameUi = {
  ...phones,
  about: () => setupMessages.t.about,
  areas: {
    ...phones.areas,
    setup: [gameMessages, setupMessages],
    screen: [
      gameMessages,
      setupMessages,
      phoneMessages,
      scanMessages,
      pursuitScreenMessages,
      sharedLogMessages,
      'cards',
    ],
    replay: [gameMessages, setupMessages, pursuitScreenMessages, storyMessages, sharedLogMessages],
    cards: [gameMessages],
  },
  cards: () => import('./cards.js'),
  setup: () => import('./screen/Setup.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
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
