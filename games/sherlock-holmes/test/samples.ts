import type { RecordSamples } from '@mister-x/engine/testing/record/samples';

export const samples: RecordSamples = {
  records: [
    {
      name: 'sherlock holmes, two play three rounds',
      options: {
        seats: 2,
        flags: { first_player: 'random', stalemate: 'round_cap', round_cap: 3 },
      },
      seed: 4,
    },
  ],
  events: ['caseDealt', 'handDealt', 'looked', 'lineTaken', 'deckDrawn', 'lineFilled'],
  ends: ['ROUND_CAP'],
};
