import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@mister-x/engine/protocol';
import { it } from 'vitest';
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

useChromium();

/** The evening of mafia.test.ts, whose luck was arranged. */
const ARRANGED = fileURLToPath(new URL('server/dist/testing/games/mafia/arranged.js', PROJECT));
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
    LANGUAGES.map(async (language) => {
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
