import { expect, it } from 'vitest';
import type { MutableDraft } from './draft.js';

/** What follows is tested by the compiler: a line that ought not to compile, and does, is an error. */

type State = { readonly round: number; readonly end?: string };

it('a copy has every member, an optional one too', () => {
  const whole = ({ round, end = '' }: State): MutableDraft<State> => ({ round, end });
  // @ts-expect-error A member is forgotten.
  const forgets = ({ end = '' }: State): MutableDraft<State> => ({ end });
  // @ts-expect-error A member is forgotten that need not be there.
  const optional = ({ round }: State): MutableDraft<State> => ({ round });
  expect([whole, forgets, optional].map((copy) => copy({ round: 1 }))).toEqual([
    { round: 1, end: '' },
    { end: '' },
    { round: 1 },
  ]);
});
