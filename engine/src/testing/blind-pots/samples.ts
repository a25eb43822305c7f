import type { RecordSamples } from '../record/samples.js';

export const samples: RecordSamples = {
  records: [
    {
      name: 'one round of cards',
      options: { rounds: 1 },
      seed: 1,
    },
  ],
  events: ['dealt', 'exchanged', 'shouted'],
  ends: ['WON'],
};
