import { it } from 'vitest';
import { mayAskAgain, REASONS, type Reason } from '../../kiosk/src/lib/trust/alarms.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { flee } from '../support/planner.js';

useChromium();

it('what was checked, and an alarm', () =>
  Evening.spend('checked-looks', async (evening) => {
    const gallery = new Gallery();
    const names = ['Alexandra', 'Jean', 'Katharina'];
    const settings = { hunters: 2, names, language: 'en', serverDeals: true } as const;
    const yard = await YardTable.gather(evening, settings, ['Jean']);
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const kiosks = [yard.kiosk];
    const xs = [yard.x];
    const hers = await yard.x.held();
    for (const language of evening.languages.filter((each) => each !== 'en')) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${yard.table}`);
      await kiosk.button(kiosk.words.table.play.menu).waitFor();
      kiosks.push(kiosk);
      const x = await evening.phone(language, `x-${language}`);
      await x.device.remember({ language, seats: [hers] });
      await x.page.goto(`${evening.referee.lanAddress}/play`);
      await x.button(x.words.phone.menu.open).waitFor();
      xs.push(x);
    }
    const hands = await FastHands.of(yard);
    for (let round = 1; round <= 2; round++) {
      await hands.travel([flee(yard.secret)]);
      await hands.detectives();
      await yard.everybody('the next round', (view) => view.round === round + 1);
    }
    for (const each of xs) await each.button(each.words.phone.menu.open).tap();
    for (const each of xs) await each.button(each.words.trust.title).tap();
    await gallery.phones('checked-words', xs);
    for (const each of xs) await each.button(each.words.common.close).tap();

    await yard.kiosk.menu();
    await yard.giveUp();
    for (const { page } of [...kiosks, ...xs])
      await page.locator('button:has(.icon-check)').waitFor();
    // The last moment goes by itself, too.
    for (const { page } of kiosks) await page.keyboard.press('Escape');
    await gallery.kiosks('checked-end', kiosks);
    await gallery.phones('checked-end', xs);
    for (const { page } of kiosks) await page.locator('button:has(.icon-check)').click();
    for (const { page } of xs) await page.locator('button:has(.icon-check)').tap();
    await gallery.kiosks('checked-how', kiosks);
    await gallery.phones('checked-how', xs);

    // What a device once caught the referee at is still there when its page is opened again.
    for (const each of [...kiosks, ...xs]) await caught(each);
    await gallery.kiosks('checked-alarm', kiosks);
    await gallery.phones('checked-alarm', xs);
    for (const each of kiosks) await each.button(each.words.trust.alarm.later).click();
    for (const each of xs) await each.button(each.words.trust.alarm.later).tap();
    for (const each of [...kiosks, ...xs]) {
      await each.button(new RegExp(`^${each.words.trust.checked.failed}`)).waitFor();
    }
    await gallery.kiosks('checked-failed', kiosks);
    await gallery.phones('checked-failed', xs);
    gallery.close();
  }));

/** At what takes most words in the language of the page. */
async function caught({ page, words }: KioskPage | PhonePage): Promise<void> {
  const length = (what: Reason) =>
    words.trust.alarm[what].title.length + words.trust.alarm[what].text.length;
  // Of those that no later check takes back.
  const lasting = REASONS.filter((each) => !mayAskAgain({ what: each, slot: '' }));
  const [what] = lasting.toSorted((a, b) => length(b) - length(a));
  await page.evaluate((what) => {
    const key = 'mister-x:chains';
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    const alarms = [{ what, slot: '2' }];
    localStorage.setItem(key, JSON.stringify(kept.map((each) => ({ ...each, alarms }))));
  }, what);
  await page.reload();
  await page.getByRole('alertdialog').waitFor();
}
