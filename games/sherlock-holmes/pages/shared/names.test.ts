import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { caseRow } from './names.js';

const pack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);

describe('a case card', () => {
  it.each(DEFAULT_HOLMES_PACK_FILE.cases.map(({ id }) => id))('%s shows all links between neighbours [SH-8]', (id) => {
    const { tokens, others } = caseRow(pack, id);
    expect(tokens.map(({ joined }) => joined)).toEqual([false, true, true, true, true]);
    expect(others).toEqual([]);
  });

  it('names links that no row can show', () => {
    const star = ['fingerprints', 'forensics', 'witness', 'evidence'].map(
      (type) => ['crimson-weapon', `crimson-${type}`] as const,
    );
    const cases = DEFAULT_HOLMES_PACK_FILE.cases.map((each) =>
      each.id === 'crimson' ? { ...each, links: star } : each,
    );
    const { tokens, others } = caseRow(compiledPackOf({ ...DEFAULT_HOLMES_PACK_FILE, cases }), 'crimson');
    expect(tokens).toHaveLength(5);
    expect(tokens.filter(({ joined }) => joined)).toHaveLength(2);
    expect(others).toHaveLength(2);
  });
});
