import { sharedLogMessages } from '@mister-x/kiosk/messages/shared-log.ts';
import { storyMessages } from '../../../pursuit/messages/screen-messages.js';
import type { FilmUi } from '@mister-x/kiosk/games/game-ui.ts';
import { gameMessages } from '../../messages/phone-messages.js';
import Replay from './Replay.svelte';

const yardFilm: FilmUi = {
  id: 'scotland-yard',
  messages: [gameMessages, sharedLogMessages, storyMessages],
  Replay,
};

export default yardFilm;
