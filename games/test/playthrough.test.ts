import { describe, expect, it } from 'vitest';
import { games } from '../index.js';
import { ALL_GAME_TEST_DATA } from './manifest.js';

const folderOf = (id: string): string => (games.ids.includes(id) ? `../${id}/test` : `../../engine/src/testing/${id}`);

/** `UPDATE_GOLDEN=1 npx vitest run test/playthrough` writes the files again; look at the difference before you commit it. */
describe.each(ALL_GAME_TEST_DATA.map(({ kit, playthroughs }) => ({ id: kit.game.id, playthroughs })))(
  'golden playthroughs of $id',
  ({ id, playthroughs }) => {
    it('are there', () => expect(playthroughs.length).toBeGreaterThan(0));

    it.each(playthroughs)('$file is as it was', async ({ file, text }) => {
      await expect(text()).toMatchFileSnapshot(`${folderOf(id)}/golden/${file}`);
    });
  },
);
