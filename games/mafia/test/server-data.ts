import { FLAG_CHOICES, PHASES, PRESETS } from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';
import { customPack } from './custom-pack.js';
import { codes } from './printed-codes.js';

export const serverData: ServerTestData = {
  game: 'mafia',
  dealt: {},
  pack: customPack,
  codes,
  lists: {
    phases: PHASES,
    flags: Object.keys(PRESETS.online2015),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
