import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { PhonePage } from '../support/phone-page.js';
import { recordFile, RECORDED_GAMES, watchRecord } from '../support/recorded-games.js';

useChromium();

it.each(RECORDED_GAMES)('the story of a recorded game: %s', (game) =>
  inTemporaryFolder((folder) =>
    Evening.spend(`story-looks-${game}`, async (evening) => {
      const gallery = new Gallery({ kiosk: ['stations', 'lines'] });
      const file = await recordFile(folder, game);
      const kiosks: KioskPage[] = [];
      for (const language of evening.languages) {
        const kiosk = await evening.kiosk(language, `kiosk-${language}`);
        await kiosk.open(evening.referee);
        await watchRecord(kiosk, file);
        kiosks.push(kiosk);
      }
      await atOnce(kiosks, toTheMiddle);
      await gallery.kiosks(`story-${game}-result`, kiosks);
      await atOnce(kiosks, toTheStory);
      await gallery.kiosks(`story-${game}`, kiosks);
      await gallery.kiosks(`story-${game}-turns`, kiosks, toTheTurns);
      await atOnce(kiosks, (kiosk) => kiosk.button(kiosk.words['hunt-story'].keep.open).click());
      await gallery.kiosks(`story-${game}-keep`, kiosks);

      const [kiosk] = kiosks;
      if (kiosk === undefined) throw new Error('no kiosk');
      const [download] = await Promise.all([
        kiosk.page.waitForEvent('download'),
        kiosk.button(kiosk.words['hunt-story'].keep.save).click(),
      ]);
      const page = join(folder, 'saved.html');
      await download.saveAs(page);
      const phones: PhonePage[] = [];
      for (const language of evening.languages) {
        const phone = await evening.phone(language, `phone-${language}`);
        await phone.page.goto(pathToFileURL(page).href);
        const { heat } = phone.words['hunt-story'];
        await phone.page.getByRole('combobox', { name: heat.map }).waitFor();
        phones.push(phone);
      }
      await atOnce(phones, toTheMiddle);
      await gallery.phones(`story-${game}-result`, phones);
      await atOnce(phones, toTheStory);
      await gallery.phones(`story-${game}`, phones);
      await gallery.phones(`story-${game}-turns`, phones, undefined, toTheTurns);
      await atOnce(phones, ({ page, words }) =>
        page.getByRole('button', { name: words['hunt-story'].keep.open }).click(),
      );
      await gallery.phones(`story-${game}-keep`, phones);
      gallery.close();
    }),
  ),
);

async function toTheMiddle({ page }: KioskPage | PhonePage): Promise<void> {
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.floor(last * 0.55)));
}

function toTheStory({ page, words }: KioskPage | PhonePage): Promise<void> {
  return page.getByRole('tab', { name: words['hunt-story'].tabs.story }).click();
}

async function toTheTurns({ page }: KioskPage | PhonePage): Promise<void> {
  const turn = page.locator('.story h2').nth(1);
  await turn.evaluate((title) => title.scrollIntoView({ block: 'start' }));
}
