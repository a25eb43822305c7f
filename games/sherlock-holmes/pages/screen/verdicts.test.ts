import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf, type Score, type Sleuth, type View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { tokensAfterReveal, openedCases, sortedByRank, revealSteps } from './verdicts.js';

const score = (seat: Sleuth, total: number, place: number | null): Score => ({
  ...{ seat, marker: 0, tokens: 0, links: 0, bonus: 0, total, right: null, place },
});

/** Three cases; one token of crimson was taken, and nobody had violet. */
const view = {
  first: 'sleuth-2',
  sleuths: [
    { seat: 'sleuth-1', arrest: null, pile: [] },
    { seat: 'sleuth-2', arrest: { order: 1, location: '15' }, pile: [{ location: '5' }] },
  ],
  symbols: { 6: 'witness', 9: 'weapon', 12: 'weapon', 3: 'evidence' },
  end: {
    tokens: {
      ...{ 5: 'crimson-weapon', 6: 'crimson-witness', 9: 'amber-weapon' },
      ...{ 12: 'violet-weapon', 3: 'violet-evidence' },
    },
    undealt: ['violet'],
    cases: [
      { seat: 'sleuth-1', case: 'amber', places: ['9'], hideout: '9', pile: [] },
      { seat: 'sleuth-2', case: 'crimson', places: ['5', '6'], hideout: '6', pile: [] },
    ],
    scores: [score('sleuth-1', 3, null), score('sleuth-2', 8, 1)],
  },
} as unknown as View;

describe('the final reveal', () => {
  const all = openedCases(view, compiledPackOf(DEFAULT_HOLMES_PACK_FILE));
  const steps = revealSteps(all);

  it('begins with the cases that nobody had, then goes from the first player round the table [SH-70 SH-71]', () => {
    expect(all.map(({ verdict }) => verdict?.seat)).toEqual([undefined, 'sleuth-2', 'sleuth-1']);
    expect(all[0]).toMatchObject({ case: 'violet', places: ['3', '12'] });
    expect(all[1]?.verdict).toMatchObject({ arrest: { location: '15' }, score: { total: 8 } });
  });

  it('opens token after token by number, then says what becomes of the case', () => {
    expect(steps.map(({ opened, tokens, isVerdict }) => [opened.case, tokens, isVerdict])).toEqual([
      ['violet', 1, false],
      ['violet', 2, false],
      ['violet', 2, true],
      ['crimson', 1, false],
      ['crimson', 2, false],
      ['crimson', 2, true],
      ['amber', 1, false],
      ['amber', 1, true],
    ]);
  });

  it('turns up what lies on the map, and takes off what nobody was to find [SH-70]', () => {
    const lay = (n: number) => tokensAfterReveal(steps.slice(0, n), view);
    expect(lay(0)).toEqual({ open: {}, symbols: view.symbols });
    expect(lay(2).open).toEqual({ 3: 'violet-evidence', 12: 'violet-weapon' });
    expect(lay(3)).toEqual({ open: {}, symbols: { 6: 'witness', 9: 'weapon' } });
    // What was taken lies with the player who took it.
    expect(lay(4).open).toEqual({});
    expect(lay(5).open).toEqual({ 6: 'crimson-witness' });
    expect(lay(steps.length).open).toEqual({ 6: 'crimson-witness', 9: 'amber-weapon' });
  });

  it('a player without a place comes last [SH-77]', () => {
    const scores = [score('sleuth-1', 30, null), score('sleuth-2', 2, 2), score('sleuth-3', 9, 1)];
    expect(sortedByRank(scores).map(({ seat }) => seat)).toEqual([...['sleuth-3', 'sleuth-2', 'sleuth-1']]);
  });
});
