import { told } from '../../../play/words/areas.js';
import { huntStory } from '../../../pursuit/words/later-areas.js';
import { huntTable } from '../../../pursuit/words/table-areas.js';
import type { FilmUi } from '../../game-ui.js';
import { europe } from '../words/phone-areas.js';
import { europeSetup } from '../words/table-areas.js';
import Replay from './Replay.svelte';

const europeFilm: FilmUi = {
  id: 'mister-x-europe',
  areas: [europe, europeSetup, huntTable, huntStory, told],
  Replay,
};

export default europeFilm;
