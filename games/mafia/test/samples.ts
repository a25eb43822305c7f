import type { RecordSamples } from '@mister-x/engine/testing/record/samples';
import { POOR_PACK } from './tables.js';

export const samples: RecordSamples = {
  records: [
    {
      name: 'mafia, a bank that is empty in the first round',
      options: { variant: 'online2015', pack: POOR_PACK, flags: {} },
      seed: 4,
    },
  ],
  events: ['dealt', 'exchanged', 'laidOut', 'opened', 'paid', 'collected', 'ranked'],
  ends: ['BANK_EMPTY'],
};
