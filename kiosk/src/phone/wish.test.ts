import type { MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { wishOf } from './wish.js';

const seat = (id: string, name: string) => ({
  ...{ seat: id, name, role: 'hunter', secret: false, colour: 'red' },
  ...{ claimed: true, connected: true, reopened: false },
});
const INFO = { seats: [seat('h1', 'Ada'), seat('h2', 'Ben'), seat('h3', 'Cleo')] };
const asking = (waiting: readonly string[], agreed: readonly string[] = []) => ({
  concession: { alone: [], together: [], open: { by: 'h1', waiting, agreed } },
});
const QUIET = { concession: { alone: [], together: [], open: null } };
const declined = (by: string | null): readonly MatchNotice<unknown>[] => [
  { kind: 'concede-declined', by: 'h1', seat: by },
];

it('asks those who have to answer, and tells everybody else whom play waits for', () => {
  expect(wishOf(asking(['h2', 'h3']), INFO, [], 'h2')).toEqual({ kind: 'asked', who: 'Ada' });
  const others = { kind: 'waiting', who: 'Ada', others: 'Ben, Cleo' };
  expect(wishOf(asking(['h2', 'h3']), INFO, [], 'h1')).toEqual({ ...others, own: true });
  expect(wishOf(asking(['h2', 'h3']), INFO, [], 'x')).toEqual({ ...others, own: false });
  const agreed = wishOf(asking(['h3'], ['h2']), INFO, [], 'h2');
  expect(agreed).toEqual({ kind: 'waiting', own: false, who: 'Ada', others: 'Cleo' });
});

it('names who refused to everybody but himself, and silence to all', () => {
  const by = (answer: string | null, reader: string) =>
    wishOf(QUIET, INFO, declined(answer), reader);
  expect(by('h2', 'h1')).toEqual({ kind: 'refused', own: true, who: 'Ben' });
  for (const reader of ['h3', 'x']) {
    expect(by('h2', reader)).toEqual({ kind: 'refused', own: false, who: 'Ben' });
  }
  expect(by('h2', 'h2')).toBeNull();
  expect(by(null, 'h1')).toEqual({ kind: 'refused', own: true, who: null });
  expect(by(null, 'h2')).toEqual({ kind: 'refused', own: false, who: null });
  expect(wishOf(QUIET, INFO, [], 'h1')).toBeNull();
});

it('names the last who refused, where several wishes fell into one gap', () => {
  const lines = [...declined('h2'), ...declined('h3')];
  expect(wishOf(QUIET, INFO, lines, 'h1')).toEqual({ kind: 'refused', own: true, who: 'Cleo' });
});
