import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@mister-x/engine';
import { CITY, CLANS } from '@mister-x/games/mafia/rules/browser';
import { it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { PROJECT } from '../project.js';
import { alsoAt, atOnce, heldInAll } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, PHONE_SIZES } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import {
  BLUE,
  GREEN,
  RED,
  toEnd,
  toEscape,
  toExchange,
  toLastRound,
  toLayout,
  toPlay,
  toProsecutor,
  toRansom,
  toTarget,
} from '../support/mafia-course.js';
import { MafiaTable } from '../support/mafia-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { savedRecord } from '../support/saved-record.js';

useChromium();

/** The evening of mafia.test.ts, whose luck was arranged. */
const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const NAMES = ['Alexandra', 'Jean-Pierre', 'Maximilian', 'Zoë'] as const;

async function kiosksAt(evening: Evening, table: string): Promise<readonly KioskPage[]> {
  const kiosk = await evening.kiosk('en');
  await kiosk.open(evening.referee);
  await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${table}`);
  await kiosk.button(kiosk.words.table.play.menu).waitFor();
  return [kiosk, ...(await alsoAt(evening, table))];
}

/** The set-up in every language; this is the fourth game that people can choose. */
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
    await kiosk.page.getByText(kiosk.words.mafia.game, { exact: true }).click();
  });
  return kiosks;
}

/** What happened is not told by itself while pictures are taken. */
async function hold(kiosks: readonly KioskPage[]): Promise<void> {
  await atOnce(kiosks, (kiosk) => kiosk.button(kiosk.words['mafia-table'].step.hold).click());
}

/** On to the step that says `what`, or to the end of all steps. */
async function stepTo(kiosks: readonly KioskPage[], what?: (kiosk: KioskPage) => string) {
  await atOnce(kiosks, async (kiosk) => {
    const { next: name } = kiosk.words['mafia-table'].step;
    const next = kiosk.page.locator('section').getByRole('button', { name, exact: true });
    await next.waitFor();
    const wanted = what === undefined ? undefined : kiosk.page.getByText(what(kiosk)).first();
    while (await next.isVisible()) {
      if (await wanted?.isVisible()) return;
      await next.click();
    }
  });
}

it('the set-up of Mafia', () =>
  Evening.spend('mafia-set-up', async (evening) => {
    const gallery = new Gallery();
    const kiosks = await setUps(evening);
    await gallery.kiosks('mafia-set-up', kiosks);
    for (const tab of ['players', 'house'] as const) {
      await atOnce(kiosks, (kiosk) => kiosk.tab(kiosk.words.table.setup.steps[tab]));
      await gallery.kiosks(`mafia-set-up-${tab}`, kiosks);
    }
    gallery.close();
  }));

it('Mafia on the big screen, from the exchange to the places', () =>
  Evening.spend(
    'mafia-looks',
    async (evening) => {
      const gallery = new Gallery();
      const table = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      const kiosks = await kiosksAt(evening, table.table);
      const show = (moment: string) => gallery.kiosks(`mafia-${moment}`, kiosks);
      await toExchange(table);
      await show('exchange');
      await toLayout(table);
      await show('layout');
      await toPlay(table);
      await hold(kiosks);
      await stepTo(kiosks);
      await table.open('B3');
      await stepTo(kiosks);
      await show('choice');
      await toTarget(table);
      await stepTo(kiosks);
      await show('target');
      await toProsecutor(table);
      await stepTo(kiosks, ({ words: { mafia, 'mafia-lines': lines } }) => {
        const red = mafia.clans.red ?? { name: '', of: '', to: '' };
        return lines.arrested(lines.law.prosecutor, 'C3', red, mafia.cards.pistol, 'C4');
      });
      await show('prosecutor');
      await atOnce(kiosks, (kiosk) => kiosk.button(kiosk.words['mafia-table'].step.rule).click());
      await show('rule');
      await stepTo(kiosks);
      await show('play');
      await toRansom(table);
      await stepTo(kiosks, ({ words }) => words['mafia-table'].collection.title(1));
      await show('collection');
      await stepTo(kiosks);
      await show('ransom');
      await toEscape(table);
      await stepTo(kiosks);
      await show('escape');
      await toLastRound(table);
      await stepTo(kiosks, ({ words }) => words['mafia-lines'].lastRoundBegan);
      await show('last-round');
      await stepTo(kiosks);
      await toEnd(table);
      await stepTo(kiosks, ({ words: { mafia, 'mafia-lines': lines } }) => {
        const { red, green } = mafia.clans;
        const nobody = { name: '', of: '', to: '' };
        return lines.boughtOut(red ?? nobody, 1, mafia.money(300), green ?? nobody);
      });
      await show('settlement');
      await stepTo(kiosks);
      await show('moment');
      await atOnce(kiosks, ({ page, words }) =>
        page.getByRole('button', { name: words.table.reveal.go, exact: true }).click(),
      );
      await show('end');
      await atOnce(kiosks, (kiosk) => kiosk.button(kiosk.words['mafia-table'].end.replay).click());
      await show('replay');
      gallery.close();
    },
    { program: ARRANGED },
  ));

/** As long as the rules give it at most. */
const LONG = {
  ...CITY,
  pack: 'long',
  prison: { ...CITY.prison, track: CITY.prison_presets?.full30 ?? [] },
};

it('a prison of thirty cells', () =>
  Evening.spend(
    'mafia-long-prison',
    async (evening) => {
      const gallery = new Gallery();
      const pack = LONG as unknown as Json;
      const table = await MafiaTable.gather(evening, {
        ...{ names: NAMES, pack },
        flags: { blitz: true },
      });
      const kiosks = await kiosksAt(evening, table.table);
      const show = (moment: string) => gallery.kiosks(`mafia-long-${moment}`, kiosks);
      await toExchange(table);
      await toLayout(table);
      await toPlay(table);
      await hold(kiosks);
      await table.open('B3');
      await toTarget(table);
      await toProsecutor(table);
      await toRansom(table);
      await stepTo(kiosks, ({ words }) => words['mafia-table'].collection.title(1));
      await show('collection');
      await stepTo(kiosks);
      await show('ransom');
      await look({ evening, gallery, table }, 'long-city', RED, (phone) => tab(phone, 'city'));
      await toEscape(table);
      await toLastRound(table);
      await toEnd(table);
      await stepTo(kiosks, ({ words: { mafia, 'mafia-lines': lines } }) => {
        const { red, green } = mafia.clans;
        const nobody = { name: '', of: '', to: '' };
        return lines.boughtOut(red ?? nobody, 1, mafia.money(300), green ?? nobody);
      });
      await show('settlement');
      await stepTo(kiosks);
      await atOnce(kiosks, async (kiosk) => {
        const { table: words, 'mafia-table': own } = kiosk.words;
        await kiosk.page.getByRole('button', { name: words.reveal.go, exact: true }).click();
        await kiosk.button(own.end.replay).click();
        // In the middle of it, where many are in prison.
        const slider = kiosk.page.getByRole('slider');
        const last = Number(await slider.getAttribute('max'));
        await slider.fill(String(Math.round(last * 0.6)));
      });
      await show('replay');
      gallery.close();
    },
    { program: ARRANGED },
  ));

it('a record of Mafia, seen again', () =>
  inTemporaryFolder((folder) =>
    Evening.spend('mafia-record', async (evening) => {
      const gallery = new Gallery();
      const table = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      await table.until('the exchange', ({ phase }) => phase === 'exchange');
      await table.all(CLANS, { type: 'exchange', cards: [] });
      await table.until('the layout', ({ phase }) => phase === 'layout');
      for (const seat of CLANS) await table.layAnyhow(seat);
      await table.openAll();
      await table.until('the ransoms', ({ phase }) => phase === 'ransom');
      await table.all(CLANS, { type: 'vote', stop: true });
      await table.all(CLANS, { type: 'confirm' });
      await table.until('the end', ({ end }) => end !== null);
      const [first, ...others] = await kiosksAt(evening, table.table);
      if (first === undefined) throw new Error('there is no big screen');
      const file = join(folder, 'mafia.json');
      await writeFile(file, await savedRecord(first));
      const kiosks = [first, ...others];
      await atOnce(kiosks, async (kiosk) => {
        const { table: words, records } = kiosk.words;
        await kiosk.button(words.menu.tables).click();
        await kiosk.button(words.home.record).click();
        await kiosk.page.locator('input[type=file]').setInputFiles(file);
        await kiosk.button(records.replay).click();
        const slider = kiosk.page.getByRole('slider');
        const last = Number(await slider.getAttribute('max'));
        await slider.fill(String(Math.round(last * 0.7)));
      });
      await gallery.kiosks('mafia-record', kiosks);
      gallery.close();
    }),
  ));

it('Mafia on phones, from the exchange to the places', () =>
  Evening.spend(
    'mafia-phones',
    async (evening) => {
      const gallery = new Gallery();
      const table = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      const shown = { evening, gallery, table };
      await toExchange(table);
      await look(shown, 'exchange', RED, async (phone) => {
        await phone.button(phone.words.mafia.cards.witness).tap();
      });
      await toLayout(table);
      await look(shown, 'layout', RED);
      await toPlay(table);
      await look(shown, 'covered', RED, null);
      await look(shown, 'turn', RED, async (phone) => {
        await phone.page.locator('[data-quarter="B3"] button').tap();
      });
      await table.open('B3');
      await look(shown, 'buyer', RED);
      await toTarget(table);
      await look(shown, 'target', RED, async (phone) => {
        await phone.page.locator('[data-quarter="B4"] button').tap();
      });
      await toProsecutor(table);
      await look(shown, 'city', RED, (phone) => tab(phone, 'city'));
      await look(shown, 'log', RED, (phone) => tab(phone, 'log'));
      await toRansom(table);
      await look(shown, 'ransom', GREEN);
      await look(shown, 'confirmed', BLUE);
      await toEscape(table);
      await look(shown, 'escape', RED);
      await toLastRound(table);
      await look(shown, 'prison-move', BLUE);
      await toEnd(table);
      await look(shown, 'end', RED, null);
      gallery.close();
    },
    { program: ARRANGED },
  ));

type Shown = {
  readonly evening: Evening;
  readonly gallery: Gallery;
  readonly table: MafiaTable;
};

/**
 * A seat's page in every language, on phones that are put away again: what is committed to elsewhere would
 * be news to them. Under the cover, unless `before` is `null`.
 */
async function look(
  { evening, gallery, table }: Shown,
  moment: string,
  seat: string,
  before: ((phone: PhonePage) => Promise<unknown>) | null = async () => {},
): Promise<void> {
  const held = table.held.get(seat);
  if (held === undefined) throw new Error(`nobody holds ${seat}`);
  const phones = await heldInAll(evening, held, moment);
  if (before !== null) {
    await atOnce(phones, async (phone) => {
      await phone.uncover();
      await before(phone);
    });
  }
  await gallery.phones(`mafia-${moment}`, phones, PHONE_SIZES, async (phone) => {
    if (before === null || (await phone.page.locator('.pad.open').isVisible())) return;
    await phone.uncover();
  });
  for (const { device } of phones) await evening.lose(device);
}

function tab(phone: PhonePage, name: 'city' | 'log'): Promise<void> {
  return phone.tab(phone.words['mafia-phone'].tabs[name]);
}
