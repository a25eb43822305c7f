import { expect, it } from 'vitest';
import { alsoAt, atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, KIOSK_SIZES } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { SherlockTable } from '../support/sherlock-table.js';

useChromium();

const NAMES = ['Alexandra', 'Jean-Pierre', 'Maximilian', 'Olga', 'Zoë'] as const;
/** Nobody hurries while pictures are taken. */
const SLOW = { lestrade_window_s: null, reveal_seconds: null } as const;

async function kiosksAt(evening: Evening, table: string): Promise<readonly KioskPage[]> {
  const kiosk = await evening.kiosk('en');
  await kiosk.open(evening.referee);
  await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${table}`);
  await kiosk.button(kiosk.words.table.play.menu).waitFor();
  return [kiosk, ...(await alsoAt(evening, table))];
}

/** The set-up in every language; this is the third game that people can choose. */
async function setUps(evening: Evening): Promise<readonly KioskPage[]> {
  const kiosks = await Promise.all(
    evening.languages.map(async (language) => {
      const kiosk = await evening.kiosk(language, `set-up-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.open(evening.referee);
      return kiosk;
    }),
  );
  await atOnce(kiosks, async (kiosk) => {
    await kiosk.button(kiosk.words.table.home.newTable).click();
    await kiosk.page.locator('.choice label').nth(2).click();
  });
  return kiosks;
}

/** Moments are looked at by anyone who asks for them, and closed by everybody else. */
async function closeMoments(kiosks: readonly KioskPage[]): Promise<void> {
  await atOnce(kiosks, async ({ page, words }) => {
    const go = page.getByRole('button', { name: words.table.reveal.go, exact: true });
    // At once: it may go by itself meanwhile.
    for (let n = 0; n < 8 && (await go.isVisible()); n++)
      await go.evaluateAll((buttons) =>
        buttons.forEach((button) => void (button as HTMLElement).click()),
      );
  });
}

it('the set-up of Sherlock Holmes', () =>
  Evening.spend('sherlock-set-up', async (evening) => {
    const gallery = new Gallery();
    const kiosks = await setUps(evening);
    await gallery.kiosks('sherlock-set-up', kiosks);
    for (const tab of ['players', 'house'] as const) {
      await atOnce(kiosks, (kiosk) => kiosk.tab(kiosk.words.table.setup.steps[tab]));
      await gallery.kiosks(`sherlock-set-up-${tab}`, kiosks);
    }
    gallery.close();
  }));

it('Sherlock Holmes on the big screen, from the laid table to the scores', () =>
  Evening.spend('sherlock-looks', async (evening) => {
    const gallery = new Gallery();
    const table = await SherlockTable.gather(evening, {
      names: NAMES,
      language: 'en',
      flags: SLOW,
    });
    const kiosks = await kiosksAt(evening, table.table);
    const show = (moment: string) => gallery.kiosks(`sherlock-${moment}`, kiosks);
    await show('before');
    await table.act('referee', { type: 'nameFirst', seat: 'sleuth-2' });
    await table.act('referee', { type: 'begin' });
    await table.host.until('the first turn', () => table.view.phase === 'move');
    await show('laying');
    expect(await table.playUntil(({ look }) => look?.open === true)).toBe(true);
    await show('window');
    expect(await table.playUntil(({ reveal }) => reveal !== null, { reacts: true })).toBe(true);
    await gallery.kiosks('sherlock-reveal-moment', kiosks, async () => {}, KIOSK_SIZES.slice(2));
    await closeMoments(kiosks);
    await show('reveal');
    const arrested = await table.playUntil(({ sleuths }) =>
      sleuths.some(({ arrest }) => arrest !== null),
    );
    expect(arrested).toBe(true);
    await closeMoments(kiosks);
    await table.playUntil(({ phase }) => phase === 'move' || phase === 'over');
    await closeMoments(kiosks);
    await show('after-arrest');
    await table.playUntil(({ phase }) => phase === 'over');
    await closeMoments(kiosks);
    await show('cases');
    await atOnce(kiosks, ({ page }) => page.locator('.side .button-primary').click());
    await show('scores');
    gallery.close();
  }));
