import { describe, expect, it } from 'vitest';
import { Answers, digestOfContent, REFUSALS_KEPT } from './answers.js';

describe('the digest of a command (CM-6)', () => {
  it('does not depend on the order of members, and on everything else', () => {
    expect(digestOfContent({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(digestOfContent({ b: [1, { d: 3, c: 2 }], a: 1 }));
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
    expect(new Set(all.map((content) => digestOfContent(content))).size).toBe(all.length);
  });
});

describe('answers kept (CM-6)', () => {
  const key = (seat: string, id: string) => ({ seat, id, digest: 'd' });
  const refusal = { code: 'NO_CONNECTION' } as const;

  it('are all of the accepted and the last of the refused, for each seat', () => {
    const answers = new Answers();
    answers.accepted(key('ann', 'accepted'), 3);
    const dropped = [];
    for (let n = 0; n < REFUSALS_KEPT + 2; n++) {
      dropped.push(answers.refused(key('ann', `refused-${n}`), refusal));
    }
    expect(dropped.filter((id) => id !== undefined)).toEqual(['refused-0', 'refused-1']);
    expect(answers.earlier(key('ann', 'refused-1'))).toBeUndefined();
    expect(answers.earlier(key('ann', 'refused-2'))).toEqual({ ok: false, error: refusal });
    const accepted = key('ann', 'accepted');
    expect(answers.earlier(accepted)).toEqual({ ok: true, value: { revision: 3 } });
    expect(answers.earlier(key('bob', 'accepted'))).toBeUndefined();
    const other = { ok: false, error: { code: 'DUPLICATE_COMMAND' } };
    expect(answers.earlier({ ...accepted, digest: 'e' })).toEqual(other);
  });

  it('stay when they are read again, as soon as the key of the match is there', () => {
    const answers = new Answers();
    const keys = Array.from({ length: REFUSALS_KEPT }, (_, n) => key('ann', `refused-${n}`));
    for (const _ of ['asleep', 'awake']) {
      for (const each of keys) expect(answers.refused(each, refusal)).toBeUndefined();
    }
    expect(keys.filter((each) => answers.earlier(each) === undefined)).toEqual([]);
  });
});
