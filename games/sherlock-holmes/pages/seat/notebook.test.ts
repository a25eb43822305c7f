import { describe, expect, it } from 'vitest';
import { notebookEntriesOf, knownTokens, mustCloseLook, ownTokens, placeOfOwn } from './notebook.js';
import { beginHolmesRun, londonPack, runWithState, stateWithSleuth, viewAndOwnSleuth } from './testing/positions.js';

describe('the notebook (SH-19, SH-85)', () => {
  const run = runWithState(beginHolmesRun(), (state) => {
    const token = (place: string) => state.start[place] ?? '';
    const me = stateWithSleuth(state, 'sleuth-1', {
      seen: { '4': token('4'), '9': token('9') },
      pile: [{ token: token('9'), location: '9', turn: 2 }],
    });
    const bruno = stateWithSleuth({ ...state, ...me }, 'sleuth-2', {
      pile: [{ token: token('12'), location: '12', turn: 3 }],
    });
    return { ...bruno, empty: ['9', '12'], revealed: [{ location: '20', turn: 1 }] };
  });
  const { view, me } = viewAndOwnSleuth(run);
  const start = run.state.start;

  it('has a box for each place with a token, by number', () => {
    const numbers = notebookEntriesOf(londonPack, view, me).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('knows what this seat saw, holds, or was shown with all others, and nothing else', () => {
    expect(knownTokens(view, me)).toEqual({
      '4': start['4'],
      '9': start['9'],
      '20': start['20'],
    });
  });

  it('keeps the type of what others took, and who it was', () => {
    const [taken] = notebookEntriesOf(londonPack, view, me).filter(({ place }) => place === '12');
    const type = londonPack.tokens.get(start['12'] ?? '')?.type;
    expect(taken).toMatchObject({ taken: 'sleuth-2', type, token: undefined });
  });

  it('has a slot for each token of its own case', () => {
    const cases = ownTokens(londonPack, me).map((id) => londonPack.tokens.get(id)?.case);
    expect(cases).toEqual(Array.from({ length: 5 }, () => me.own.case));
  });

  it('fills in where its own tokens are known to lie, where it fills itself', () => {
    const entries = notebookEntriesOf(londonPack, view, me);
    expect(placeOfOwn(view, entries, start['9'] ?? '')).toBe('9');
    expect(placeOfOwn(view, entries, start['5'] ?? '')).toBeUndefined();
    const bare = viewAndOwnSleuth(beginHolmesRun({ auto_notebook: false }));
    expect(placeOfOwn(bare.view, entries, start['9'] ?? '')).toBeUndefined();
  });

  it('forgets looks that were put away, where the table chose that', () => {
    const bare = beginHolmesRun({ auto_notebook: false });
    const change = { seen: { '4': 'amber-weapon' }, openLook: '4' };
    const open = viewAndOwnSleuth(runWithState(bare, (state) => stateWithSleuth(state, 'sleuth-1', change)));
    expect(mustCloseLook(open.view, open.me)).toBe(true);
    expect(knownTokens(open.view, open.me)).toEqual({ '4': 'amber-weapon' });
    const away = { ...change, openLook: null };
    const put = viewAndOwnSleuth(runWithState(bare, (state) => stateWithSleuth(state, 'sleuth-1', away)));
    expect(mustCloseLook(put.view, put.me)).toBe(false);
    expect(knownTokens(put.view, put.me)).toEqual({});
  });
});
