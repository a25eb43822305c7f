import { expect, it } from 'vitest';
import { byExtent, extentOfRun } from '@mister-x/engine/core/testing/extent';
import { seedOfRun } from '@mister-x/engine/testing/seeds';
import { takeCensus, namesNeverMet } from './census.js';

/** `npm test -- --all` plays enough of them to meet everything. */
const GAMES = byExtent({ quick: 6, all: 300 });

it('SH-69 games of people who collect and arrest end, and keep every card and token (SH-2)', () => {
  const census = takeCensus(GAMES, seedOfRun());
  expect(census.games).toBe(GAMES);
  if (extentOfRun() !== 'quick') expect(namesNeverMet(census)).toEqual([]);
});
