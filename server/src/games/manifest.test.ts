import { games } from '@mister-x/games';
import { expect, it } from 'vitest';
import { describers, MANIFEST } from './manifest.js';

it('lists every game that is played, in the same order', async () => {
  expect(MANIFEST.map(({ game }) => game)).toEqual(games.ids);
  const described = (await describers()).map(({ game }) => game);
  expect(described).toEqual(games.ids.map((id) => games.get(id)));
});

it('prints for a game with the kit of that game', () => {
  for (const { game, kit } of MANIFEST) expect(kit?.game ?? game).toBe(game);
});
