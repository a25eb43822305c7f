import { describe, expect, it } from 'vitest';
import { CHANGES_MAX } from '../../../src/core/changes.js';
import { sherlockHolmes } from '../../../src/games/sherlock-holmes/game.js';
import * as sleuths from '../../../src/games/sherlock-holmes/testing/table.js';
import { RECORD_BYTES_MAX } from '../../../src/record/bounds.js';
import { sizesOf } from '../../record/sizes.js';

describe('a page of Sherlock Holmes', () => {
  it('may be written by all as often as they may, for twenty rounds', () => {
    const t = sleuths.dealtTable();
    const own = Array.from({ length: 5 }, () => t.state.holmes);
    const made = t.send(sleuths.P1, {
      kind: 'act',
      action: { type: 'jot', own, text: '語'.repeat(600) },
    });
    if (!made.ok) throw new Error(made.error.code);
    const { record } = sizesOf(sherlockHolmes, made.value, sleuths.P1);
    expect(20 * 5 * CHANGES_MAX * record).toBeLessThan(RECORD_BYTES_MAX);
  });
});
