import { describe, expect, it } from 'vitest';
import { Answers, digestOf, REFUSALS_KEPT } from './answers.js';

describe('the digest of a command (CM-6)', () => {
  it('does not depend on the order of members, and on everything else', () => {
    expect(digestOf({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(
      digestOf({ b: [1, { d: 3, c: 2 }], a: 1 }),
    );
    const all = [
      { a: 1 },
      { a: 2 },
      { a: '1' },
      { b: 1 },
      [['a', 1]],
      { a: [1, 2] },
      { a: [2, 1] },
      { a: null },
      {},
      [],
    ];
    expect(new Set(all.map((content) => digestOf(content))).size).toBe(all.length);
  });
});

describe('answers kept (CM-6)', () => {
  it('are all of the accepted and the last of the refused, for each seat', () => {
    const answers = new Answers();
    answers.accepted('ann', 'accepted', 'd', 3);
    const dropped = [];
    for (let n = 0; n < REFUSALS_KEPT + 2; n++) {
      dropped.push(answers.refused('ann', `refused-${n}`, 'd', { code: 'NO_CONNECTION' }));
    }
    expect(dropped.filter((id) => id !== undefined)).toEqual(['refused-0', 'refused-1']);
    expect(answers.find('ann', 'refused-1')).toBeUndefined();
    expect(answers.find('ann', 'refused-2')?.answer).toEqual({
      ok: false,
      refusal: { code: 'NO_CONNECTION' },
    });
    expect(answers.find('ann', 'accepted')?.answer).toEqual({ ok: true, value: { revision: 3 } });
    expect(answers.find('bob', 'accepted')).toBeUndefined();
  });

  it('stay when they are read again, as soon as the key of the match is there', () => {
    const answers = new Answers();
    const ids = Array.from({ length: REFUSALS_KEPT }, (_, n) => `refused-${n}`);
    for (const _ of ['asleep', 'awake']) {
      for (const id of ids) {
        expect(answers.refused('ann', id, 'd', { code: 'NO_CONNECTION' })).toBeUndefined();
      }
    }
    expect(ids.filter((id) => answers.find('ann', id) === undefined)).toEqual([]);
  });
});
