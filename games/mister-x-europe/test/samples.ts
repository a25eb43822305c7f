import type { RecordSamples } from '@mister-x/engine/testing/record/samples';

export const samples: RecordSamples = {
  records: [
    {
      name: 'europe, server deals, conceded by X',
      options: {
        board: 'europe',
        hunters: 2,
        flags: { hand_source: 'server', start_source: 'server' },
      },
      seed: 5,
      maxEntries: 14,
      conceding: 'x',
    },
  ],
  events: [],
  ends: ['CONCEDED_BY_X'],
};
