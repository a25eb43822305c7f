import { describe, expect, it } from 'vitest';
import { RECORD_BYTES_MAX } from '@mister-x/engine/record/bounds';
import { largestSteps, recordBytesMax } from '@mister-x/engine/testing/record/sizes';
import { scotlandYardKit } from './kit.js';

/** The longest hunt that flags allow: nobody runs out of tickets, and nobody must move. */
const ROUNDS = 97;
const longest = {
  hunters: 5,
  flags: {
    ...{ limit: { unit: 'round', count: ROUNDS }, log_slots: 99, start_source: 'server' },
    ...{ x_ordinary_tickets: 'unlimited', x_no_free_stop: 'x_skips', detective_pass: 'allowed' },
    ticket_ids: 'unique',
  },
};
const SEATS = 6;

describe('the record of the longest hunt of Scotland Yard', () => {
  const largest = largestSteps(scotlandYardKit, longest, [1, 2, 3]);

  it('is small where people play it', () => {
    const step = Math.max(...Object.values(largest));
    expect(ROUNDS * SEATS * step).toBeLessThan(RECORD_BYTES_MAX / 100);
  });

  it('may have everything that all may ask back and change, for forty rounds', () => {
    expect(recordBytesMax(largest, ['audit'], 40, SEATS)).toBeLessThan(RECORD_BYTES_MAX);
  });
});
