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

describe('two servers at which a computer is Mister X', () => {
  it.each([
    ['modern', 1],
    ['newer', seedOfRun()],
  ])('cannot be told apart by anybody, nor by when he chose: %s, seed %i', async (variant, seed) => {
    const { left, right } = await playTwice(evening(seed, variant));
    expect(compare(left, right)).toEqual([]);
    expect(compareStreams(left.own, right.own)).not.toEqual([]);
  });

  it('can be told apart if anybody hears when he has chosen', async () => {
    const { left, right } = await playTwice({ ...evening(1, 'modern'), leak: leakByThinking });
    const places = compare(left, right).map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['kiosk', 'spectator', 'h1']));
  });
});
