import { expect, it } from 'vitest';
import type { Contestant } from './contestants.js';
import { fixturesOf } from './tournament.js';

const BOTH: readonly Contestant[] = [
  { name: 'anna', computer: 'easy' },
  { name: 'bob', computer: 'random' },
];
const CYD: Contestant = { name: 'cyd', computer: 'random' };
const RANGE = { games: 2, from: 7 };
const seat = (name: string, role: string) => ({ seat: name, role, secret: false });

function told(contestants: readonly Contestant[], plan: Parameters<typeof fixturesOf>[1]) {
  return fixturesOf(contestants, plan, RANGE).map(
    ({ row, column, seed, swapped }) => `${row} ${column} ${seed}${swapped ? ' swapped' : ''}`,
  );
}

it('a deal is played in every cell before the next one begins', () => {
  expect(told(BOTH, [seat('one', 'hider'), seat('other', 'seeker')])).toEqual([
    ...['anna anna 7', 'anna bob 7', 'bob anna 7', 'bob bob 7'],
    ...['anna anna 8', 'anna bob 8', 'bob anna 8', 'bob bob 8'],
  ]);
});

it('where seats are shared, a deal goes round twice', () => {
  expect(told([...BOTH, CYD], [seat('a', 'player'), seat('b', 'player')])).toEqual([
    ...['anna bob 7', 'anna cyd 7', 'bob cyd 7'],
    ...['anna bob 7 swapped', 'anna cyd 7 swapped', 'bob cyd 7 swapped'],
  ]);
});
