import { told } from '../../../play/words/areas.js';
import { huntStory } from '../../../pursuit/words/later-areas.js';
import type { FilmUi } from '../../game-ui.js';
import { yard } from '../words/phone-areas.js';
import Replay from './Replay.svelte';

const yardFilm: FilmUi = {
  id: 'scotland-yard',
  areas: [yard, told, huntStory],
  Replay,
};

export default yardFilm;
