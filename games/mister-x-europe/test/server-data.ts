import { FLAG_CHOICES, KINDS, PHASES, PRESETS, TRANSPORTS } from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';
import { codes } from './codes.js';
import { province } from './province.js';

export const serverData: ServerTestData = {
  game: 'mister-x-europe',
  dealt: { hunters: 5, flags: { start_source: 'server', hand_source: 'server' } },
  board: province,
  codes,
  lists: {
    phases: PHASES,
    tickets: KINDS,
    transports: TRANSPORTS,
    flags: Object.keys(PRESETS.default),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
