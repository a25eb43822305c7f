import type { SeatInfo } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, KIOSK_SIZES, PHONE_SIZES, TABLET } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { TamperingWire } from '../support/tampering-wire.js';

useChromium();

const SIZES = [...KIOSK_SIZES, TABLET];
const NAMES = ['Bartholomäus Maximilian', 'Anna', 'Александра Константинов', 'Bo', 'Jean-Pierre'];
const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'black', 'white'];

/** Seats of a game that the pages have never heard of. */
function seatsOf(count: number, change: (i: number) => Partial<SeatInfo>): readonly SeatInfo[] {
  return Array.from({ length: count }, (_, i) => ({
    seat: `s${i}`,
    role: 'toy',
    secret: i === 0,
    name: i < NAMES.length ? (NAMES[i] ?? '') : `${NAMES[i % NAMES.length]?.slice(0, 20)} ${i}`,
    colour: COLOURS[i % COLOURS.length] ?? 'white',
    claimed: false,
    computer: null,
    onScreen: false,
    connected: false,
    awayIn: null,
    ...change(i),
  }));
}

const TABLES: Readonly<Record<string, readonly SeatInfo[]>> = {
  two: seatsOf(2, () => ({})),
  six: seatsOf(6, (i) => (i % 2 === 0 ? {} : { claimed: true, connected: i !== 3 })),
  fifteen: seatsOf(15, (i) => (i % 3 === 1 ? { claimed: true, connected: i !== 4 } : {})),
  'fifteen-secret': seatsOf(15, (i) => ({ secret: true, claimed: i === 0, connected: i === 0 })),
  'fifteen-here': seatsOf(15, () => ({ claimed: true, connected: true })),
};

it('who is here, two to fifteen seats of whatever game', () =>
  Evening.spend('joining-looks', async (evening) => {
    const gallery = new Gallery();
    const kiosks: { readonly kiosk: KioskPage; readonly wire: TamperingWire }[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      const wire = await TamperingWire.on(kiosk.page);
      await kiosk.open(evening.referee);
      if (kiosks.length === 0) {
        const names = ['Xenia', 'Ada', 'Ben'];
        await kiosk.setUp({ hunters: 2, names, language });
        await kiosk.code('Xenia');
      }
      kiosks.push({ kiosk, wire });
    }
    const { table: true_, host } = kiosks[0]?.kiosk.device.wire ?? {};
    const pages = kiosks.map(({ kiosk }) => kiosk);
    const snapshot = (seats: readonly SeatInfo[]) => ({
      ...{ table: { ...true_, game: 'toy', seats }, viewer: 'table', revision: 0, view: null },
      ...{ chain: null, logLength: 0, missed: [], waits: [] },
    });
    for (const [name, seats] of Object.entries(TABLES)) {
      const codes = Object.fromEntries(seats.map(({ seat }) => [seat, '9DXW-CF7K']));
      const value = { ...snapshot(seats), host: { ...host, codes, joinCode: 'WJYP-D3WX' } };
      await atOnce(kiosks, async ({ kiosk, wire }) => {
        wire.answers = { 'table:open': { ok: true, value } };
        await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${true_?.table}`);
        await kiosk.page.reload();
        await kiosk.button(kiosk.words.table.gathering.start).waitFor();
        expect(await kiosk.page.locator('.table li').count()).toBe(seats.length);
        expect(await kiosk.page.locator('svg.qr').count()).toBe(name.endsWith('here') ? 0 : 1);
      });
      await gallery.kiosks(`gathering-${name}`, pages, undefined, SIZES);
    }

    const phones = [];
    for (const language of evening.languages) {
      const phone = await evening.phone(language, `phone-${language}`);
      await phone.device.remember({ language });
      const wire = await TamperingWire.on(phone.page);
      wire.answers = {
        'seat:find': { ok: true, value: { table: true_?.table, seat: null } },
        'table:watch': { ok: true, value: snapshot(TABLES.fifteen ?? []) },
      };
      await phone.page.goto(`http://localhost:${evening.referee.port}/play#c=WJYPD3WX`);
      await phone.button('Jean-Pierre 9').tap();
      await phone.button(phone.words.join.sit).waitFor();
      phones.push(phone);
    }
    await gallery.phones('join-name', phones, PHONE_SIZES);
    gallery.close();
  }));
