import { fileURLToPath } from 'node:url';
import { CITY, CLANS, packOf } from '@mister-x/games/mafia/rules/browser';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { BLUE } from '../support/mafia-course.js';
import { MafiaForum } from '../support/mafia-forum.js';

/** What a host of a correspondence looks at: its set-up, a request for a move back, the log as a post. */

useChromium();
const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const PEOPLE = ['Wilhelmina', 'Bartholomew', 'Theodora', 'Ferdinand'];
const TWO_DAYS = 2 * 24 * 60;

async function kiosks(
  evening: Evening,
  open: (kiosk: KioskPage) => Promise<unknown>,
): Promise<readonly KioskPage[]> {
  const all = await Promise.all(
    evening.languages.map(async (language) => {
      const kiosk = await evening.kiosk(language, `host-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.open(evening.referee);
      return kiosk;
    }),
  );
  await atOnce(all, open);
  return all;
}

it('the set-up of Mafia by correspondence asks who keeps the keys', () =>
  Evening.spend('mafia-post-set-up', async (evening) => {
    const gallery = new Gallery();
    const all = await kiosks(evening, async (kiosk) => {
      await kiosk.button(kiosk.words.table.home.newTable).click();
      await kiosk.page.getByText(kiosk.words.mafia.game, { exact: true }).click();
      await kiosk.page
        .getByText(kiosk.words['mafia-setup'].paces.forum.name, { exact: true })
        .click();
    });
    await gallery.kiosks('mafia-post-set-up', all);
    await atOnce(all, ({ page, words }) =>
      page.getByText(words.table.setup.keys.phones.name, { exact: true }).click(),
    );
    await gallery.kiosks('mafia-post-set-up-phones', all);
    gallery.close();
    const [{ page, words } = all[0] as KioskPage] = all;
    await page.getByRole('button', { name: words.table.setup.create }).click();
    // Phones that have to be there come to the screen, as at any table.
    await page.getByText(words.table.gathering.title).waitFor();
  }));

it('a move is asked back by correspondence, and the round is posted', () =>
  Evening.spend(
    'mafia-post-looks',
    async (evening) => {
      const gallery = new Gallery();
      const forum = await MafiaForum.gather(evening, PEOPLE, { deadline_minutes: TWO_DAYS });
      for (const seat of CLANS) await forum.plan(seat, { exchange: [] });
      await forum.until('the layout', ({ phase }) => phase === 'layout');
      const { quartersOf } = packOf(CITY);
      for (const seat of CLANS) {
        const { own } = await forum.view(seat);
        const layout = (own?.hand ?? []).map((card, at) => ({
          ...{ card, quarter: quartersOf[seat][at] ?? '' },
        }));
        await forum.plan(seat, { layout });
      }
      await forum.until('all cards lie', ({ phase }) => phase === 'play');
      await forum.act(BLUE, { type: 'pass' });
      const ask = { kind: 'takeback' } as const;
      expect(await forum.visit(BLUE, (hands) => hands.command(BLUE, ask))).toBe('ok');
      const all = await kiosks(evening, async (kiosk) => {
        await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${forum.table}`);
        await kiosk.button(kiosk.words.table.takeback.agree).waitFor();
      });
      await gallery.kiosks('mafia-post-takeback', all);
      await atOnce(all, async (kiosk) => {
        await kiosk.button(kiosk.words.table.play.history).click();
        await kiosk.button(kiosk.words.table.play.post.open).click();
        await kiosk.page.locator('textarea').waitFor();
      });
      await gallery.kiosks('mafia-post-round', all);
      gallery.close();
    },
    { program: ARRANGED },
  ));
