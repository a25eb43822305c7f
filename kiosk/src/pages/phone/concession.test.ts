import type { MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { concessionAnnouncement } from './concession.js';

const NAMES: Record<string, string> = { guest1: 'Ada', guest2: 'Ben', guest3: 'Cleo' };
const name = (seat: string) => NAMES[seat] ?? 'the host';
const UNDONE = { takeback: { mayAsk: false, asker: null, open: null } };
const asking = (waiting: readonly string[], agreed: readonly string[] = []) => ({
  ...UNDONE,
  concession: { alone: [], together: [], open: { by: 'guest1', waiting, agreed } },
});
const QUIET = { ...UNDONE, concession: { alone: [], together: [], open: null } };
const declined = (by: string | null): readonly MatchNotice<unknown>[] => [
  { kind: 'concede-declined', by: 'guest1', seat: by },
];

it('asks those who have to answer, and tells everybody else whom play waits for', () => {
  expect(concessionAnnouncement(asking(['guest2', 'guest3']), [], 'guest2', name)).toEqual({
    kind: 'asked',
    who: 'Ada',
  });
  const others = { kind: 'waiting', about: 'concede', who: 'Ada', others: 'Ben, Cleo' };
  expect(concessionAnnouncement(asking(['guest2', 'guest3']), [], 'guest1', name)).toEqual({
    ...others,
    own: true,
  });
  expect(concessionAnnouncement(asking(['guest2', 'guest3']), [], 'keeper', name)).toEqual({
    ...others,
    own: false,
  });
  const agreed = concessionAnnouncement(asking(['guest3'], ['guest2']), [], 'guest2', name);
  expect(agreed).toEqual({
    ...others,
    own: false,
    others: 'Cleo',
  });
});

it('names who refused to everybody but himself, and silence to all', () => {
  const by = (answer: string | null, reader: string) => concessionAnnouncement(QUIET, declined(answer), reader, name);
  expect(by('guest2', 'guest1')).toEqual({ kind: 'refused', own: true, who: 'Ben' });
  for (const reader of ['guest3', 'keeper']) {
    expect(by('guest2', reader)).toEqual({ kind: 'refused', own: false, who: 'Ben' });
  }
  expect(by('guest2', 'guest2')).toBeNull();
  expect(by(null, 'guest1')).toEqual({ kind: 'refused', own: true, who: null });
  expect(by(null, 'guest2')).toEqual({ kind: 'refused', own: false, who: null });
  expect(concessionAnnouncement(QUIET, [], 'guest1', name)).toBeNull();
});

it('names the last who refused, where several concessions fell into one gap', () => {
  const lines = [...declined('guest2'), ...declined('guest3')];
  expect(concessionAnnouncement(QUIET, lines, 'guest1', name)).toEqual({
    kind: 'refused',
    own: true,
    who: 'Cleo',
  });
});

it('tells all of a move that someone wants back but him, and whom it asks', () => {
  const read = (reader: string) => {
    const open = { by: 'guest1', of: 'guest2', yours: reader === 'guest2', move: null };
    const view = { ...QUIET, takeback: { mayAsk: false, asker: null, open } };
    return concessionAnnouncement(view, declined('guest3'), reader, name);
  };
  expect([read('guest1')?.kind, read('guest2')?.kind]).toEqual(['refused', 'refused']);
  expect(read('guest3')).toEqual({
    ...{ kind: 'waiting', about: 'takeback', own: false },
    ...{ who: 'Ada', others: 'Ben' },
  });
});
