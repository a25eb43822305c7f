import type { Samples } from '@mister-x/engine/testing/record/samples';
import { POOR } from './tables.js';

export const samples: Samples = {
  records: [
    {
      name: 'mafia, a bank that is empty in the first round',
      options: { variant: 'online2015', pack: POOR, flags: {} },
      seed: 4,
    },
  ],
  events: ['dealt', 'exchanged', 'laidOut', 'opened', 'paid', 'collected', 'ranked'],
  ends: ['BANK_EMPTY'],
};
