import { told } from '@mister-x/kiosk/play/messages/areas.ts';
import { huntStory } from '../../../pursuit/messages/later-areas.js';
import { huntTable } from '../../../pursuit/messages/table-areas.js';
import type { FilmUi } from '@mister-x/kiosk/games/game-ui.ts';
import { europe } from '../../messages/phone-areas.js';
import { europeSetup } from '../../messages/table-areas.js';
import Replay from './Replay.svelte';

const europeFilm: FilmUi = {
  id: 'mister-x-europe',
  areas: [europe, europeSetup, huntTable, huntStory, told],
  Replay,
};

export default europeFilm;
