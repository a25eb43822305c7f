import { FLAG_CHOICES, PHASES, PRESETS } from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';
import { codes } from './codes.js';
import { customPack } from './custom-pack.js';

export const serverData: ServerTestData = {
  game: 'sherlock-holmes',
  dealt: { seats: 5, flags: { first_player: 'random' } },
  pack: customPack,
  codes,
  lists: {
    phases: PHASES,
    flags: Object.keys(PRESETS.default),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
