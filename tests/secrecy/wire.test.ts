import { type AnyGameKit, seedOfRun, seedsOf } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { describe, expect, it } from 'vitest';
import { hiddenGroups } from './plan/groups.js';
import { playTwice } from './two-worlds.js';
import { compare, compareStreams } from './wire/compare.js';

/** Each variant is played with registered starts and with cards that the server deals. */
const MORE: ReadonlyMap<AnyGameKit, AnyGameKit['tables']> = new Map([
  [
    scotlandYardKit,
    [
      {
        name: 'newer, server deals',
        options: { variant: 'newer', hunters: 2, flags: { start_source: 'server' } },
      },
    ],
  ],
]);

const TABLES = gameKits.flatMap((kit: AnyGameKit) =>
  [...kit.tables, ...(MORE.get(kit) ?? [])].map(({ name, options }) => ({ kit, name, options })),
);

/**
 * An evening takes seconds: the quick run plays one at every second table, for a group of seats that it draws, and the
 * next run at the others; `npm test -- --all` plays every group of each table. Each is played once, with an old seed
 * or with the run's own.
 */
const CASES = TABLES.flatMap(({ kit, name, options }, table) => {
  const groups = hiddenGroups(kit, options);
  const turn = seedOfRun() + table;
  const half = Math.floor(turn / 2);
  const drawn = half % groups.length;
  const some = turn % 2 === 0 ? groups.slice(drawn, drawn + 1) : [];
  return byExtent({ quick: some, all: groups }).map((hidden, nth) => {
    const [seed = 1] = seedsOf(1, half + nth);
    const title = `${kit.game.id}, ${name}: ${hidden.join(' and ')}`;
    return { name: title, kit, options, hidden, seed };
  });
});

const ROUNDS = byExtent({ quick: 10, all: 15 });

describe('two servers on which the same happens in public (CM-2, CM-3, CM-7)', () => {
  it.each(CASES)(
    'cannot be told apart by anybody from whom the rest is hidden: $name, seed $seed',
    async ({ kit, options, hidden, seed }) => {
      const { left, right } = await playTwice({ kit, options, hidden, seed, rounds: ROUNDS });
      expect(compare(left, right)).toEqual([]);
      // They do differ, for those who may know it.
      expect(compareStreams(left.own, right.own)).not.toEqual([]);
    },
  );
});
