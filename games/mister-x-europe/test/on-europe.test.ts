import { describe, expect, it } from 'vitest';
import { checkEnds } from '@mister-x/engine/testing/contract/check-ends';
import { CHECKS } from '@mister-x/engine/testing/contract/suite';
import { seedOfRun } from '@mister-x/engine/testing/seeds';
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
  it.each(checks)('$name', ({ check }) => {
    expect(check(KIT, () => [11, seedOfRun()])).toEqual([]);
  });
});
