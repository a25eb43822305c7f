import { it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { OBJECTION_MS, openLost, openLostWhileWaiting } from '../support/lost-phone.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { flee } from '../support/planner.js';

useChromium();

it('the pages of trust', () =>
  Evening.spend(
    'trust-looks',
    async (evening) => {
      const gallery = new Gallery();
      const names = ['Alexandra', 'Jean', 'Katharina', 'Maximilian', 'Anastasia', 'Bo'];
      const settings = { hunters: 5, names, language: 'en', serverDeals: true } as const;
      const yard = await YardTable.gather(evening, settings, ['Jean']);
      const table = yard.table;
      await yard.kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      const kiosks = [yard.kiosk];
      const detectives = [yard.phoneOf('Jean')];
      const held = await yard.phoneOf('Jean').held();
      const hers = await yard.x.held();
      const xs = [yard.x];
      for (const language of evening.languages.filter((each) => each !== 'en')) {
        const kiosk = await evening.kiosk(language, `kiosk-${language}`);
        await kiosk.device.remember({ language });
        await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table}`);
        await kiosk.button(kiosk.words.table.play.menu).waitFor();
        kiosks.push(kiosk);
        for (const [list, seat] of [
          [detectives, held],
          [xs, hers],
        ] as const) {
          const phone = await evening.phone(language, `${seat.seat}-${language}`);
          await phone.device.remember({ language, seats: [seat] });
          await phone.page.goto(`${evening.referee.lanAddress}/play`);
          await phone.button(phone.words.phone.menu.open).waitFor();
          list.push(phone);
        }
      }
      const copy = await evening.referee.copyData();
      const hands = await FastHands.of(yard);
      for (let round = 1; round <= 3; round++) {
        await hands.travel([flee(yard.secret)]);
        await hands.detectives();
        await yard.everybody('the next round', (view) => view.round === round + 1);
      }
      hands.close();
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      await gallery.kiosks('trust-play', kiosks);
      await atOnce(kiosks, (each) => each.button(each.words.trust.receipts.title).click());
      await gallery.kiosks('trust-receipts', kiosks);
      await close(kiosks);
      await atOnce(kiosks, (each) => each.menu());
      await atOnce(kiosks, (each) => each.button(each.words.trust.title).click());
      await gallery.kiosks('trust-panel', kiosks);
      await close(kiosks);
      await atOnce(detectives, (each) => each.button(each.words.phone.menu.open).tap());
      await atOnce(detectives, (each) => each.button(each.words.trust.title).tap());
      await gallery.phones('trust-menu', detectives);
      await close(detectives);
      await atOnce(xs, (each) => each.uncover());
      await atOnce(xs, (each) => each.tab(each.words.phone.move.log));
      await gallery.phones('trust-x-log', xs);

      // Nothing is taken from a phone that is there.
      await atOnce(xs, (each) => each.page.goto('about:blank'));
      await atOnce(kiosks, (each) => openLost(each));
      await gallery.kiosks('trust-lose', kiosks);
      await yard.kiosk.button(yard.kiosk.words.table.lose.yes).click();
      await atOnce(kiosks.slice(1), (each) => each.page.keyboard.press('Escape'));
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.trust.reopening.band('Alexandra')).waitFor(),
      );
      await gallery.kiosks('trust-reopening', kiosks);
      await gallery.phones('trust-reopening', detectives);
      await atOnce(xs, (each) => each.page.goto(`${evening.referee.lanAddress}/play`));
      await atOnce(xs, (each) => each.button(each.words.trust.reopening.object).waitFor());
      await gallery.phones('trust-object', xs);
      await yard.x.button(yard.x.words.trust.reopening.object).tap();
      await yard.kiosk.toast(yard.kiosk.words.trust.news.vetoed('Alexandra'));

      for (const { device } of xs) await evening.lose(device);
      const [english] = kiosks;
      await english?.page.getByText(english.words.trust.news.vetoed('Alexandra')).waitFor({
        state: 'hidden',
      });
      evening.referee.waits = 'short';
      await evening.blackout();
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.trust.waiting.title('Alexandra')).waitFor(),
      );
      await gallery.kiosks('trust-waiting', kiosks);
      await gallery.phones('trust-waiting', detectives);

      await openLostWhileWaiting(yard.kiosk);
      await yard.kiosk.button(yard.kiosk.words.table.lose.yes).click();
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.trust.lost.title).waitFor({ timeout: OBJECTION_MS }),
      );
      await gallery.kiosks('trust-lost', kiosks);
      await gallery.phones('trust-lost', detectives);

      // The disk of the first round comes back: these devices saw more.
      const pages = [...kiosks, ...detectives];
      await evening.blackout(() => evening.referee.putBack(copy));
      await atOnce(pages, (each) => each.page.getByRole('alertdialog').waitFor());
      await gallery.kiosks('trust-alarm', kiosks);
      await gallery.phones('trust-alarm', detectives);
      await atOnce(pages, (each) => each.button(each.words.trust.alarm.later).click());
      await gallery.kiosks('trust-alarm-later', kiosks);
      await gallery.phones('trust-alarm-later', detectives);
      gallery.close();
    },
    { waits: 'long' },
  ));

async function atOnce<T>(pages: readonly T[], work: (page: T) => Promise<unknown>): Promise<void> {
  await Promise.all(pages.map(work));
}

function close(pages: readonly (KioskPage | PhonePage)[]): Promise<void> {
  return atOnce(pages, (each) => each.button(each.words.common.close).click());
}
