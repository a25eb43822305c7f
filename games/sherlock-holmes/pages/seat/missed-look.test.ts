import type { Notice } from '../../rules/browser.js';
import { expect, it } from 'vitest';
import { wasLookMissed, lastTokenSeen } from './missed-look.js';

const looked = (look: number, seat = 'sleuth-2'): Notice =>
  ({ type: 'looked', seat, look, kind: 'search', location: '9' }) as Notice;
const closed = (look: number): Notice => ({ type: 'windowClosed', look });
const passed = (look: number): Notice => ({ type: 'passed', seat: 'sleuth-1', look });
const reacted = (look: number, seat: string): Notice =>
  ({ type: 'reacted', seat, look, card: 'SH-weapon-lestrade-1-1', location: '9' }) as Notice;

it.each<[string, readonly Notice[], boolean]>([
  ['nothing happened', [], false],
  ['it is open', [looked(3)], false],
  ['this seat passed', [looked(3), passed(3), closed(3)], false],
  ['this seat played Lestrade', [looked(3), reacted(3, 'sleuth-1'), closed(3)], false],
  ['the look was its own', [looked(3, 'sleuth-1'), closed(3)], false],
  ['it began before this phone came', [closed(3)], false],
  ['it closed without this seat', [looked(3), closed(3)], true],
  ['only someone else answered', [looked(3), reacted(3, 'sleuth-3'), closed(3)], true],
  ['it is an earlier one that was answered', [looked(3), passed(3), closed(3), looked(4), closed(4)], true],
  ['a later one was answered', [looked(3), closed(3), looked(4), passed(4), closed(4)], false],
])('a look is missed or not where %s (SH-56)', (_, lines, missed) => {
  expect(wasLookMissed(lines, 'sleuth-1')).toBe(missed);
});

it('what was seen last is what this seat alone was told, in the turn that runs (SH-29)', () => {
  const seen = (look: number, token?: string) =>
    ({ ...looked(look, 'sleuth-1'), ...(token === undefined ? {} : { token }) }) as Notice;
  const turn: Notice = { type: 'turnBegan', seat: 'sleuth-1', round: 2 };
  const mine = { location: '9', token: 'amber-witness' };
  expect(lastTokenSeen([turn, seen(3, 'amber-witness'), closed(3)])).toEqual(mine);
  expect(lastTokenSeen([seen(3, 'amber-witness'), closed(3), turn])).toBeUndefined();
  expect(lastTokenSeen([seen(3, 'amber-witness'), closed(3), looked(4)])).toBeUndefined();
  expect(lastTokenSeen([])).toBeUndefined();
});
