import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages, pursuitScreenMessages } from '../../../pursuit/messages/screen-messages.js';
import type { FilmUi } from '@mister-x/kiosk/games/game-ui.ts';
import { gameMessages } from '../../messages/phone-messages.js';
import { setupMessages } from '../../messages/screen-messages.js';
import Replay from './Replay.svelte';

const europeFilm: FilmUi = {
  id: 'mister-x-europe',
  messages: [gameMessages, setupMessages, pursuitScreenMessages, storyMessages, sharedLogMessages],
  Replay,
};

export default europeFilm;
