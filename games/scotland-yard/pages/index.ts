import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages, pursuitScreenMessages } from '../../pursuit/messages/screen-messages.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { gameMessages } from '../messages/phone-messages.js';
import { studioMessages, paperMessages, scanMessages, setupMessages } from '../messages/screen-messages.js';

const yardManifest: GameUi = {
  ...phones,
  about: () => setupMessages.t.about,
  areas: {
    ...phones.areas,
    setup: [gameMessages, setupMessages],
    screen: [
      gameMessages,
      setupMessages,
      paperMessages,
      scanMessages,
      pursuitScreenMessages,
      sharedLogMessages,
      'cards',
    ],
    replay: [gameMessages, sharedLogMessages, storyMessages],
    cards: [gameMessages, paperMessages],
  },
  cards: () => import('./cards.js'),
  trial: () => import('./screen/trial.js'),
  setup: () => import('./screen/Setup.svelte'),
  screen: () => import('./screen/Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  hasStory: true,
  boards: {
    spec: async () => (await import('./board-spec.js')).YARD_STUDIO,
    pens: [
      { transport: 'taxi', stroke: 'thin', colour: '--taxi' },
      { transport: 'bus', stroke: 'double', colour: '--bus' },
      { transport: 'underground', stroke: 'dashed', colour: '--underground' },
      { transport: 'ferry', stroke: 'dotted', colour: '--ferry' },
    ],
    messages: studioMessages,
  },
};

export default yardManifest;
