import { type AnyGameKit, seedOfRun } from '@mister-x/engine/testing';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { leakByThinking } from '@mister-x/server/testing';
import { describe, expect, it } from 'vitest';
import { type Evening, playTwice } from './two-worlds.js';
import { compare, compareStreams } from './wire/compare.js';

/**
 * A computer is Mister X. On one server he chooses at once and on the other just before his time is up,
 * and goes elsewhere; there are people's moves, broken connections and a restart between.
 */
const evening = (seed: number, variant: string): Evening => ({
  kit: scotlandYardKit as AnyGameKit,
  options: { variant, hunters: 2, flags: { start_source: 'server' } },
  hidden: ['x'],
  seed,
  rounds: 12,
  computers: true,
});

/** So many in a row without a choice of X's are no coincidence. */
const EVENINGS_MAX = 6;

describe('two servers at which a computer is Mister X', () => {
  it.each([
    ['modern', 1],
    ['newer', seedOfRun()],
  ])('cannot be told apart by anybody, nor by when he chose: %s, seed %i', async (variant, seed) => {
    // Where X had no choice, both evenings are the same one and show nothing: the next one may.
    for (let next = seed; next < seed + EVENINGS_MAX; next++) {
      const { left, right } = await playTwice(evening(next, variant));
      expect(compare(left, right)).toEqual([]);
      if (compareStreams(left.own, right.own).length > 0) return;
    }
    expect.unreachable('X never had a choice');
  });

  it('can be told apart if anybody hears when he has chosen', async () => {
    const { left, right } = await playTwice({ ...evening(1, 'modern'), leak: leakByThinking });
    const places = compare(left, right).map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['kiosk', 'spectator', 'h1']));
  });
});
