import { describe, expect, it } from 'vitest';
import { checkEnds } from '../../contract/check-ends.js';
import { sameGames } from '../../contract/kit.js';
import { CHECKS } from '../../contract/suite.js';
import { seedOfRun } from '../../seeds.js';
import { misterXEuropeKit } from './kit.js';

/**
 * The contract on the board of Europe itself. Random games there take thousands of commands, so that
 * the suite plays on a small board; here the first ten rounds or so must do, and nobody waits for an end.
 */
const KIT = {
  ...misterXEuropeKit,
  maxCommands: 120,
  tables: [
    {
      name: 'europe, three hunters, the server deals',
      options: { hunters: 3, flags: { hand_source: 'server', start_source: 'server' } },
    },
  ],
};

describe('the contract on the board of Europe', () => {
  const checks = CHECKS.filter(({ check }) => check !== checkEnds);
  it.each(checks)('$name', { timeout: 300_000 }, ({ check, share }) => {
    const old = sameGames(Math.max(1, share - 1), 11);
    expect(check(KIT, (nth) => [...old(nth), seedOfRun()])).toEqual([]);
  });
});
