import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { huntStory } from '../../../pursuit/messages/later-areas.js';
import type { FilmUi } from '@mister-x/kiosk/games/game-ui.ts';
import { yard } from '../../messages/phone-areas.js';
import Replay from './Replay.svelte';

const yardFilm: FilmUi = {
  id: 'scotland-yard',
  areas: [yard, told, huntStory],
  Replay,
};

export default yardFilm;
