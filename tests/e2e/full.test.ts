import { expect, it } from 'vitest';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { TamperingWire } from '../support/tampering-wire.js';

useChromium();

const FULL = { ok: false, refusal: { code: 'FULL' } };

type Screen = { readonly kiosk: KioskPage; readonly wire: TamperingWire };

/** Screens in every language to which the referee says that it has no room. */
async function shutOut(evening: Evening, request: string): Promise<readonly Screen[]> {
  return Promise.all(
    evening.languages.map(async (language) => {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      const wire = await TamperingWire.on(kiosk.page);
      wire.answers = { [request]: FULL };
      return { kiosk, wire };
    }),
  );
}

it('who finds no room at a table reads so, and is let in when there is some', () =>
  Evening.spend('full-table', async (evening) => {
    const host = await evening.kiosk('en', 'host');
    await host.open(evening.referee);
    await host.setUp({ hunters: 2, names: ['X', 'Ada', 'Ben'], language: 'en' });
    await host.page.locator('.code').first().waitFor();
    const table = /table=(\w+)/.exec(host.page.url())?.[1] ?? '';
    const screens = await shutOut(evening, 'table:watch');
    const kiosks = screens.map(({ kiosk }) => kiosk);
    const watched = `http://localhost:${evening.referee.port}/#watch=${table}`;
    await atOnce(kiosks, async ({ page, words }) => {
      await page.goto(watched);
      await page.getByText(words.table.watch.full).waitFor();
    });
    const gallery = new Gallery();
    await gallery.kiosks('full-table', kiosks);
    gallery.close();
    // Nobody was asked again without wanting to.
    expect(screens.map(({ wire }) => wire.lies)).toEqual(screens.map(() => 1));
    for (const { wire } of screens) wire.answers = {};
    await atOnce(kiosks, async (kiosk) => {
      await kiosk.button(kiosk.words.common.retry).click();
      await kiosk.page.getByText(kiosk.words.table.watch.gathering).waitFor();
    });
  }));

it('who finds no room for a screen reads what helps, and signs in with the same code', () =>
  Evening.spend('full-screens', async (evening) => {
    const screens = await shutOut(evening, 'host:pair');
    const kiosks = screens.map(({ kiosk }) => kiosk);
    for (const { kiosk } of screens) {
      const { key } = kiosk.words.table;
      await kiosk.page.goto(await evening.referee.kioskLink());
      await kiosk.page.getByText(key.why.full).waitFor();
    }
    const gallery = new Gallery();
    await gallery.kiosks('full-screens', kiosks);
    gallery.close();
    expect(screens.map(({ wire }) => wire.lies)).toEqual(screens.map(() => 1));
    for (const { wire } of screens) wire.answers = {};
    await atOnce(kiosks, async (kiosk) => {
      const { home, key } = kiosk.words.table;
      await kiosk.button(key.open).click();
      await kiosk.button(home.newTable).waitFor();
    });
  }));

it('who finds no room for a table reads what helps, and keeps what was chosen', () =>
  Evening.spend('full-tables', async (evening) => {
    const screens = await shutOut(evening, 'table:create');
    const people = { hunters: 2, names: ['X', 'Ada', 'Ben'], language: 'en' } as const;
    const gallery = new Gallery();
    for (const { kiosk, wire } of screens) {
      const { table } = kiosk.words;
      await kiosk.open(evening.referee);
      await kiosk.setUp(people);
      await kiosk.toast(table.setup.full);
      expect(wire.lies).toBe(1);
    }
    await gallery.kiosks(
      'full-tables',
      screens.map(({ kiosk }) => kiosk),
    );
    gallery.close();
    const [first] = screens;
    if (first === undefined) throw new Error('no screens');
    first.wire.answers = {};
    await first.kiosk.button(first.kiosk.words.table.setup.create).click();
    await first.kiosk.page.locator('.code').first().waitFor();
  }));
