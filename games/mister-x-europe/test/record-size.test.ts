import { describe, expect, it } from 'vitest';
import { RECORD_BYTES_MAX } from '@mister-x/engine/record/bounds';
import { largestSteps, recordBytesMax } from '@mister-x/engine/testing/record/sizes';
import { misterXEuropeKit } from './kit.js';

/** The most people, the longest names of tickets, and the flag by which X has the most rounds. */
const longest = {
  hunters: 5,
  flags: {
    ...{ secret_moves: { unit: 'round', count: 24 }, ticket_ids: 'unique' },
    ...{ hand_source: 'server', start_source: 'server', detective_specials_per_round: 'unlimited' },
    ...{ x_no_free_stop: 'x_skips', detective_pass: 'allowed' },
  },
};
const SEATS = 6;

describe('the record of the longest hunt through Europe', () => {
  it('may have everything that all may ask back and change, for forty rounds', () => {
    const largest = largestSteps(misterXEuropeKit, longest, [1, 2]);
    expect(recordBytesMax(largest, ['offer'], 40, SEATS)).toBeLessThan(RECORD_BYTES_MAX);
  });
});
