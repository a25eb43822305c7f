import { FLAG_CHOICES, PHASES, PRESETS, TICKETS, TRANSPORTS } from '../rules/index.js';
import type { ServerTestData } from '../../test/server-test-data.js';
import { codes } from './codes.js';
import { village } from './village.js';

export const serverData: ServerTestData = {
  game: 'scotland-yard',
  dealt: { hunters: 5, flags: { start_source: 'server' } },
  board: village,
  codes,
  lists: {
    phases: PHASES,
    tickets: TICKETS,
    transports: TRANSPORTS,
    flags: Object.keys(PRESETS.modern),
    choices: FLAG_CHOICES,
    presets: PRESETS,
  },
};
