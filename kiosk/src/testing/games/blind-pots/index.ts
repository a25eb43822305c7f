import type { GameUi } from '../../../games/game-ui.js';
import { part } from '../../../messages/part.js';
import { sharedLogMessages } from '../../../messages/shared-log.js';
import phones from './phone-ui.js';
import { gameMessages } from './messages/phone-messages.js';

const potsManifest: GameUi = {
  ...phones,
  about: () => gameMessages.t.about,
  messages: [gameMessages],
  cards: async () => ({ describeCard: () => undefined }),
  setup: () => import('./screen/Setup.svelte'),
  screen: part(() => import('./screen/Screen.svelte'), gameMessages, sharedLogMessages),
  replay: part(() => import('./replay/Replay.svelte'), gameMessages, sharedLogMessages),
};

export default potsManifest;
