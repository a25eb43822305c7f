import { describe, expect, it } from 'vitest';
import { entriesOf, knownTokens, mustPutAway, ownTokens, placeOfOwn } from './notebook.js';
import { begun, london, placed, seated, seen } from './testing/positions.js';

describe('the notebook (SH-19, SH-85)', () => {
  const run = placed(begun(), (state) => {
    const token = (place: string) => state.start[place] ?? '';
    const me = seated(state, 'sleuth-1', {
      seen: { '4': token('4'), '9': token('9') },
      pile: [{ token: token('9'), location: '9', turn: 2 }],
    });
    const bruno = seated({ ...state, ...me }, 'sleuth-2', {
      pile: [{ token: token('12'), location: '12', turn: 3 }],
    });
    return { ...bruno, empty: ['9', '12'], revealed: [{ location: '20', turn: 1 }] };
  });
  const { view, me } = seen(run);
  const start = run.state.start;

  it('has a box for each place with a token, by number', () => {
    const numbers = entriesOf(london, view, me).map(({ number }) => number);
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
    const [taken] = entriesOf(london, view, me).filter(({ place }) => place === '12');
    const type = london.tokens.get(start['12'] ?? '')?.type;
    expect(taken).toMatchObject({ taken: 'sleuth-2', type, token: undefined });
  });

  it('has a slot for each token of its own case', () => {
    const cases = ownTokens(london, me).map((id) => london.tokens.get(id)?.case);
    expect(cases).toEqual(Array.from({ length: 5 }, () => me.own.case));
  });

  it('fills in where its own tokens are known to lie, where it fills itself', () => {
    const entries = entriesOf(london, view, me);
    expect(placeOfOwn(view, entries, start['9'] ?? '')).toBe('9');
    expect(placeOfOwn(view, entries, start['5'] ?? '')).toBeUndefined();
    const bare = seen(begun({ auto_notebook: false }));
    expect(placeOfOwn(bare.view, entries, start['9'] ?? '')).toBeUndefined();
  });

  it('forgets looks that were put away, where the table chose that', () => {
    const bare = begun({ auto_notebook: false });
    const change = { seen: { '4': 'amber-weapon' }, openLook: '4' };
    const open = seen(placed(bare, (state) => seated(state, 'sleuth-1', change)));
    expect(mustPutAway(open.view, open.me)).toBe(true);
    expect(knownTokens(open.view, open.me)).toEqual({ '4': 'amber-weapon' });
    const away = { ...change, openLook: null };
    const put = seen(placed(bare, (state) => seated(state, 'sleuth-1', away)));
    expect(mustPutAway(put.view, put.me)).toBe(false);
    expect(knownTokens(put.view, put.me)).toEqual({});
  });
});
