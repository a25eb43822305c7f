import { expect, it } from 'vitest';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, KIOSK_SIZES, TABLET } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';

useChromium();

const NAME = 'Zur Post; "Garten"';
const PASSWORD = 'offen:Sesam,8\\8';
const LONGEST = { name: 'Familie Bartholomäus-Nachbarin', password: 'W'.repeat(63) };

const field = (kiosk: KioskPage, name: string) =>
  kiosk.page.getByRole('textbox', { name, exact: true });

it('the host types the Wi-Fi once, and from then on its code is shown to guests', () =>
  Evening.spend('wifi', async (evening) => {
    const { referee } = evening;
    const kiosk = await evening.kiosk('en');
    await kiosk.open(referee);
    await kiosk.setUp({ hunters: 2, names: ['X', 'Ada', 'Ben'], language: 'en' });
    const { wifi } = kiosk.words.table;
    await kiosk.button(wifi.menu).click();
    // What is wrong is said where it is, and the pen is there.
    await field(kiosk, wifi.name).fill('ж'.repeat(17));
    await field(kiosk, wifi.password).fill('short');
    await kiosk.button(wifi.save).click();
    await kiosk.page.getByText(wifi.nameFaults.TOO_LONG).waitFor();
    await kiosk.page.getByText(wifi.passwordFaults.TOO_SHORT).waitFor();
    expect(await field(kiosk, wifi.name).evaluate((is) => is === document.activeElement)).toBe(
      true,
    );
    await field(kiosk, wifi.name).fill(NAME);
    await field(kiosk, wifi.password).fill(PASSWORD);
    await field(kiosk, wifi.password).press('Enter');
    const code = kiosk.page.getByRole('img', { name: wifi.qr });
    await code.waitFor();
    await kiosk.page.getByText(NAME, { exact: true }).waitFor();
    expect(await kiosk.page.content()).not.toContain('Sesam');
    await kiosk.button(wifi.show).click();
    await kiosk.page.getByText(PASSWORD, { exact: true }).waitFor();
    await kiosk.button(kiosk.words.common.close).click();
    expect(JSON.stringify(await kiosk.device.context.storageState())).not.toContain('Sesam');

    // A page that is loaded again, and every other screen of the host's, is told it when it asks.
    await kiosk.page.reload();
    await kiosk.button(wifi.menu).click();
    await code.waitFor();
    await kiosk.button(wifi.change).click();
    expect(await field(kiosk, wifi.password).inputValue()).toBe(PASSWORD);
    await kiosk.page.getByRole('switch', { name: wifi.open }).click();
    await kiosk.button(wifi.save).click();
    await kiosk.page.getByText(wifi.none).waitFor();
    await kiosk.button(wifi.change).click();
    await kiosk.button(wifi.forget).click();
    await code.waitFor({ state: 'hidden' });

    // Who watches has no such button, and no word of it.
    const table = kiosk.device.wire.table?.table ?? '';
    const spectator = await evening.kiosk('en', 'spectator');
    await spectator.page.goto(`http://localhost:${referee.port}/#watch=${table}`);
    await spectator.page.getByText(spectator.words.table.watch.gathering).waitFor();
    expect(await spectator.button(wifi.menu).count()).toBe(0);
    expect(spectator.device.wire.heard.join()).not.toContain('Post');
  }));

it('the form, what is wrong with it, the code', () =>
  Evening.spend('wifi-looks', async (evening) => {
    const gallery = new Gallery();
    const kiosks: KioskPage[] = [];
    const sizes = [...KIOSK_SIZES, TABLET];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.open(evening.referee);
      await kiosk.button(kiosk.words.table.wifi.menu).click();
      kiosks.push(kiosk);
    }
    await gallery.kiosks('wifi-form', kiosks, undefined, sizes);
    await atOnce(kiosks, async (kiosk) => {
      const { wifi } = kiosk.words.table;
      await field(kiosk, wifi.password).fill('ключ');
      await kiosk.button(wifi.save).click();
      await kiosk.page.getByText(wifi.passwordFaults.CHARACTERS).waitFor();
    });
    await gallery.kiosks('wifi-faults', kiosks, undefined, sizes);
    await atOnce(kiosks, async (kiosk) => {
      const { wifi } = kiosk.words.table;
      await field(kiosk, wifi.name).fill(LONGEST.name);
      await field(kiosk, wifi.password).fill(LONGEST.password);
      await kiosk.button(wifi.save).click();
      await kiosk.page.getByRole('img', { name: wifi.qr }).waitFor();
    });
    await gallery.kiosks('wifi-code', kiosks, undefined, sizes);
    await atOnce(kiosks, (kiosk) => kiosk.button(kiosk.words.table.wifi.show).click());
    await gallery.kiosks('wifi-password', kiosks, undefined, sizes);
    gallery.close();
  }));
