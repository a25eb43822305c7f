import { describe, expect, it } from 'vitest';
import { CHANGES_PER_ROUND_MAX } from '@mister-x/engine/core/match-batch';
import { sherlockHolmes } from '../rules/game.js';
import * as sleuths from './table.js';
import { RECORD_BYTES_MAX } from '@mister-x/engine/record/bounds';
import { entrySizesOf } from '@mister-x/engine/testing/record/sizes';

describe('a page of Sherlock Holmes', () => {
  it('may be written by all as often as they may, for twenty rounds', () => {
    const t = sleuths.dealtTable();
    const own = Array.from({ length: 5 }, () => t.state.holmes);
    const made = t.send(sleuths.P1, {
      kind: 'act',
      action: { type: 'jot', own, text: '語'.repeat(600) },
    });
    if (!made.ok) throw new Error(made.error.code);
    const { record } = entrySizesOf(sherlockHolmes, made.value, sleuths.P1);
    expect(20 * 5 * CHANGES_PER_ROUND_MAX * record).toBeLessThan(RECORD_BYTES_MAX);
  });
});
