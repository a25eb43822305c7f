import type { TableId } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, KIOSK_SIZES, TABLET } from '../support/gallery.js';
import { Hands } from '../support/hands.js';
import type { KioskPage } from '../support/kiosk-page.js';

useChromium();

const SIZES = [...KIOSK_SIZES, TABLET];
const PARTIES = [
  ['Xenia', 'Ada', 'Ben'],
  ['Jean-Pierre', 'Katharina', 'Maximilian', 'Anastasia'],
  ['Bartholomäus Maximilian', 'Александра Константинов', 'Alexandra von Falkenstein', 'Bo'],
] as const;

/** Set up without a page: what is looked at is the list of many evenings, not how they began. */
async function gather(evening: Evening, names: readonly string[]): Promise<TableId> {
  const { referee } = evening;
  const host = await Hands.connect(referee.address);
  await host.get('host:open', { key: referee.hostKey });
  const { table } = await host.get('table:create', {
    game: 'scotland-yard',
    options: { variant: 'modern', hunters: names.length - 1, flags: { start_source: 'server' } },
    seats: names.map((name) => ({ name, colour: 'red' })),
    language: 'en',
  });
  host.close();
  return table;
}

/** Mister X comes, and the game begins. */
async function begin(evening: Evening, names: readonly string[]): Promise<Hands> {
  const { referee } = evening;
  const table = await gather(evening, names);
  const host = await Hands.connect(referee.address);
  await host.get('host:open', { key: referee.hostKey });
  const { codes } = (await host.get('table:open', { table })).host;
  const x = await Hands.connect(referee.address);
  const { seat, secret } = await x.get('seat:claim', { code: codes.x ?? '' });
  await x.seat({ table, seat, secret });
  await host.get('table:start', { table });
  host.close();
  await x.until('round 1', ({ round }) => round === 1);
  return x;
}

const times = async (count: number, work: (names: readonly string[]) => Promise<unknown>) => {
  for (let i = 0; i < count; i++) await work(PARTIES[i % PARTIES.length] ?? []);
};

async function lookAt(kiosks: readonly KioskPage[], gallery: Gallery, moment: string) {
  await atOnce(kiosks, async (each) => {
    await each.page.reload();
    await each.button(each.words.table.home.newTable).waitFor();
  });
  await gallery.kiosks(moment, kiosks, undefined, SIZES);
}

it('home with no table, with some and with many', () =>
  Evening.spend('home-looks', async (evening) => {
    const gallery = new Gallery();
    const kiosks: KioskPage[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.open(evening.referee);
      kiosks.push(kiosk);
    }
    await lookAt(kiosks, gallery, 'home-none');
    await atOnce(kiosks, (each) => each.button(each.words.table.home.tryHidden).click());
    await gallery.kiosks('home-hide', kiosks, undefined, SIZES);
    await times(20, async (names) => {
      const x = await begin(evening, names);
      expect(await x.command('x', { kind: 'concede' })).toBe('ok');
      x.close();
    });
    await lookAt(kiosks, gallery, 'home-over');
    await times(2, async (names) => (await begin(evening, names)).close());
    await times(2, (names) => gather(evening, names));
    await lookAt(kiosks, gallery, 'home-open');
    await times(8, (names) => gather(evening, names));
    await lookAt(kiosks, gallery, 'home-many');
    await atOnce(kiosks, ({ page }) => page.locator('summary').click());
    await gallery.kiosks('home-unfolded', kiosks, undefined, SIZES);
    gallery.close();
  }));

it('the page of the code, and what it says of one that does not work', () =>
  Evening.spend('code-looks', async (evening) => {
    const gallery = new Gallery();
    const kiosks: KioskPage[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.page.goto(`http://localhost:${evening.referee.port}/`);
      await kiosk.button(kiosk.words.table.key.open).waitFor();
      kiosks.push(kiosk);
    }
    await gallery.kiosks('code', kiosks, undefined, SIZES);
    await atOnce(kiosks, async (each) => {
      const { label, open, why } = each.words.table.key;
      await each.page.getByLabel(label).fill('2K4M-7PQR-2K4M-7PQR');
      await each.button(open).click();
      await each.page.getByText(why.used).waitFor();
    });
    await gallery.kiosks('code-used', kiosks, undefined, SIZES);
    gallery.close();
  }));
