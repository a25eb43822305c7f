import { seedOfRun, testRng } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { afterAll, describe, expect, it } from 'vitest';
import { Program } from './bot/program.js';
import { Table } from './bot/table.js';
import { STDIO } from './referee.js';

/** Whatever a table has agreed on, `setUp` of the description leads to its first move. */

const program = new Program(STDIO);
afterAll(() => program.end());

type Options = { readonly flags?: Readonly<Record<string, unknown>> };

/** Tables of a game, beside the one with printed cards. */
const DRAWN = byExtent({ quick: 3, all: 6, every: 100 });

/** What a game leaves to people with real cards, where it does. */
const PRINTED = { card_source: 'printed_cards', pacing: 'live' };

describe.each(gameKits.filter(({ game }) => game.id !== 'blind-pots'))('$game.id', ({ game, tables }) => {
  const own = tables.map(({ name, options }) => ({ name, options: options as Options }));
  const [first] = own;
  const flags = { ...first?.options.flags, ...PRINTED };
  const printed = { name: 'printed cards', options: { ...first?.options, flags } };
  const able = [printed].filter(({ options }) => game.parseOptions(options).ok);

  it('is set up as described, whatever was agreed', async () => {
    const seed = seedOfRun();
    for (const { name, options } of [...able, ...testRng(seed).shuffle(own).slice(0, DRAWN)]) {
      const table = await Table.open(program, game.id, options, seed.toString(16).padStart(64, '0'));
      await table.setUp(testRng(seed).int);
      expect({ name, seed, left: await table.unset() }).toEqual({ name, seed, left: [] });
    }
  });
});
