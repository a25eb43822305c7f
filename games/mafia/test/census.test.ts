import { expect, it } from 'vitest';
import { byExtent, extentOfRun } from '@mister-x/engine/core/testing/extent';
import { seedOfRun } from '@mister-x/engine/testing/seeds';
import { takeCensus, namesNeverMet } from './census.js';

/** `npm test -- --all` plays enough of them to meet everything. */
const GAMES = byExtent({ quick: 3, all: 300 });

it('MF-84 games of people who open what they can end, and keep all money and every card (MF-9)', () => {
  const census = takeCensus(GAMES, seedOfRun());
  expect(census.games).toBe(GAMES);
  if (extentOfRun() !== 'quick') expect(namesNeverMet(census)).toEqual([]);
});
