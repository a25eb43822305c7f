import { part } from '@mister-x/kiosk/messages/part.ts';
import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages, pursuitScreenMessages } from '../../pursuit/messages/screen-messages.js';
import type { GameUi } from '@mister-x/kiosk/games/game-ui.ts';
import phones from './phone-ui.js';
import { gameMessages } from '../messages/phone-messages.js';
import { studioMessages, paperMessages, scanMessages, setupMessages } from '../messages/screen-messages.js';

const yardManifest: GameUi = {
  ...phones,
  about: () => setupMessages.t.about,
  messages: [gameMessages, setupMessages],
  cards: part(() => import('./cards.js'), gameMessages, paperMessages),
  trial: () => import('./screen/trial.js'),
  setup: () => import('./screen/Setup.svelte'),
  screen: part(
    () => import('./screen/Screen.svelte'),
    gameMessages,
    setupMessages,
    paperMessages,
    scanMessages,
    pursuitScreenMessages,
    sharedLogMessages,
    'cards',
  ),
  replay: part(() => import('./replay/Replay.svelte'), gameMessages, sharedLogMessages, storyMessages),
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
