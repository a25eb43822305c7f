import type { RecordSamples } from '@mister-x/engine/testing/record/samples';

const endsSoon = { limit: { unit: 'round', count: 2 }, log_slots: 22, reveal_slots: [1, 3] };

export const samples: RecordSamples = {
  records: [
    {
      name: 'modern, abandoned by the host',
      options: { variant: 'modern', hunters: 2 },
      seed: 2,
      maxEntries: 5,
    },
    {
      name: 'modern, conceded by X',
      options: { variant: 'modern', hunters: 3 },
      seed: 5,
      maxEntries: 9,
      conceding: 'x',
    },
    {
      name: 'newer, conceded by a hunter, server deals',
      options: { variant: 'newer', hunters: 4, flags: { start_source: 'server' } },
      seed: 5,
      maxEntries: 14,
      conceding: 'h2',
      concessions: true,
    },
    {
      name: 'modern, server deals, X caught',
      options: { variant: 'modern', hunters: 3, flags: { start_source: 'server' } },
      seed: 6,
      hasten: true,
    },
    {
      name: 'modern, stepping onto a detective',
      options: { variant: 'modern', hunters: 5, flags: { x_onto_detective: 'caught' } },
      seed: 41,
      hasten: true,
    },
    {
      name: 'modern, two rounds, X escaped',
      options: { variant: 'modern', hunters: 3, flags: endsSoon },
      seed: 4,
    },
    {
      name: 'classic, two rounds, server deals, voluntary reveals, X escaped',
      options: {
        variant: 'classic-1983',
        hunters: 2,
        flags: { ...endsSoon, start_source: 'server', voluntary_reveal: true },
      },
      seed: 42,
    },
    {
      name: 'newer, three slots, X escaped',
      options: {
        variant: 'newer',
        hunters: 2,
        flags: { limit: { unit: 'slot', count: 3 }, reveal_slots: [1, 3] },
      },
      seed: 3,
    },
    {
      name: 'modern, server deals, one against computers, given up',
      options: { variant: 'modern', hunters: 2, flags: { start_source: 'server' } },
      seed: 7,
      maxEntries: 14,
      conceding: 'x',
      computers: 'others',
    },
    {
      name: 'modern, computers come and go',
      options: { variant: 'modern', hunters: 3, flags: { start_source: 'server' } },
      seed: 8,
      maxEntries: 24,
      computers: 'last',
    },
  ],
  events: [
    ...['startRegistered', 'xReady', 'roundOpened', 'legTaken', 'doublePlayed', 'revealed'],
    ...['confiscated', 'moved', 'audited', 'ended'],
  ],
  ends: ['CAUGHT', 'X_ESCAPED', 'CONCEDED_BY_X', 'CONCEDED_BY_DETECTIVES', 'ABANDONED'],
};
