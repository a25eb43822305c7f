import { LONDON, packOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { caseRow } from './names.js';

const pack = packOf(LONDON);

describe('a case card', () => {
  it.each(LONDON.cases.map(({ id }) => id))(
    '%s shows all links between neighbours [SH-8]',
    (id) => {
      const { tokens, others } = caseRow(pack, id);
      expect(tokens.map(({ joined }) => joined)).toEqual([false, true, true, true, true]);
      expect(others).toEqual([]);
    },
  );

  it('names links that no row can show', () => {
    const star = ['fingerprints', 'forensics', 'witness', 'evidence'].map(
      (type) => ['crimson-weapon', `crimson-${type}`] as const,
    );
    const cases = LONDON.cases.map((each) =>
      each.id === 'crimson' ? { ...each, links: star } : each,
    );
    const { tokens, others } = caseRow(packOf({ ...LONDON, cases }), 'crimson');
    expect(tokens).toHaveLength(5);
    expect(tokens.filter(({ joined }) => joined)).toHaveLength(2);
    expect(others).toHaveLength(2);
  });
});
