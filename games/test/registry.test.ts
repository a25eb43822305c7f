import { describe, expect, it } from 'vitest';
import { games } from '../index.js';
import { gameKits } from './manifest.js';

describe('the contract suite', () => {
  it('knows a kit for every registered game: there is no opt-out', () => {
    // What is hosted has its parts from the game itself, its codes for one.
    const known = gameKits.map(({ game }) => game.codes);
    for (const id of games.ids) expect(known).toContain(games.get(id)?.codes);
  });

  it('plays every game at a table of each variant', () => {
    for (const { game, tables } of gameKits) {
      // Where there is one variant, options need not name it.
      const [only] = game.variants.length === 1 ? game.variants : [];
      const played = tables.map(({ options }) => {
        const parsed = game.parseOptions(options);
        if (!parsed.ok) return undefined;
        return (parsed.value as { readonly variant?: string }).variant ?? only;
      });
      expect(played).toEqual(expect.arrayContaining([...game.variants]));
    }
  });
});
