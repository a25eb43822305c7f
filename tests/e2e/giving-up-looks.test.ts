import { it } from 'vitest';
import { alsoAt, alsoHeld, atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import { YardTable } from '../support/yard-table.js';
import {
  answerHere,
  answerConcession,
  askHere,
  requestConcession,
  noConcession,
  concessionOf,
} from '../support/concession.js';

useChromium();

/** Photographs of a question take longer than people wait for its answer. */
const LONG = { waits: 'long' } as const;

const PEOPLE = ['Alexandra', 'Katharina', 'Maximilian', 'Anastasia', 'Bartholomäus'];

it('giving up', () =>
  Evening.spend(
    'giving-up-looks',
    async (evening) => {
      const gallery = new Gallery();
      const settings = { hunters: 4, names: PEOPLE, language: 'en', serverDeals: true } as const;
      const yard = await YardTable.gather(evening, settings, ['Katharina', 'Maximilian']);
      await yard.kiosk.start();
      await yard.everybody('the first round', ({ round }) => round === 1);
      const katharina = yard.phoneOf('Katharina');
      const maximilian = yard.phoneOf('Maximilian');
      const kiosks = [yard.kiosk, ...(await alsoAt(evening, yard.table))];
      const also = async (phone: typeof katharina, name: string) => [
        phone,
        ...(await alsoHeld(evening, await phone.held(), name)),
      ];
      const asking = await also(katharina, 'Katharina');
      const asked = await also(maximilian, 'Maximilian');
      const xs = await also(yard.x, 'x');

      // Before: the menus.
      await atOnce(asking, async (each) => {
        await each.button(each.words.phone.menu.open).tap();
        await each.button(each.words.phone.menu.concede).tap();
        await each.page.getByText(each.words.phone.menu.concedeTogether).waitFor();
      });
      await gallery.phones('give-up-sure', asking);
      await atOnce(asking, (each) => each.page.keyboard.press('Escape'));
      await atOnce(kiosks, async (each) => {
        await each.menu();
        await each.button(each.words.table.menu.concede).click();
        await each.page.getByText(each.words.table.concession.who).waitFor();
      });
      await gallery.kiosks('give-up-who', kiosks);
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));

      await requestConcession(katharina);
      await concessionOf(yard, { by: 'h1', waiting: ['h2', 'h3', 'h4'], agreed: [] });
      await atOnce(kiosks, ({ page }) => page.locator('.answer').nth(1).waitFor());
      await gallery.kiosks('give-up-answers', kiosks);
      await answerConcession(maximilian, false);
      await noConcession(yard);
      await gallery.phones('give-up-refused', asking);
      await gallery.phones('give-up-refused-x', xs);

      await askHere(yard.kiosk, 'Anastasia');
      await concessionOf(yard, { by: 'h3', waiting: ['h1', 'h2', 'h4'], agreed: [] });
      await atOnce(asked, ({ page }) => page.getByRole('alertdialog').waitFor());
      await gallery.phones('give-up-asked', asked);
      await answerConcession(maximilian, true);
      await answerHere(yard.kiosk, 'Bartholomäus', false);
      await noConcession(yard);
      await yard.kiosk.toast(yard.kiosk.words.sharedLog.concedeDeclined(PEOPLE[4] ?? ''));
      await yard.kiosk.device.screenshot('kiosk/give-up-refused-en');

      await requestConcession(maximilian);
      await concessionOf(yard, { by: 'h2', waiting: ['h1', 'h3', 'h4'], agreed: [] });
      await gallery.phones('give-up-waiting', asked);
      await gallery.phones('give-up-waiting-x', xs);
      gallery.close();
    },
    LONG,
  ));
