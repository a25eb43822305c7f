import { writeYardCard } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Gallery, KIOSK_SIZES, TABLET } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { TamperingWire } from '../support/tampering-wire.js';
import { YardTable } from '../support/yard-table.js';
import { flee } from '../support/planner.js';
import { kitIn, sheetIn } from '../support/printed.js';

useChromium();

const PEOPLE = ['Alexandra', 'Jean-Pierre', 'Katharina', 'Maximilian', 'Anastasia', 'Bo'];

it('scanners, printing and the paper log', () =>
  Evening.spend(
    'cards-looks',
    async (evening) => {
      const gallery = new Gallery();
      const { referee } = evening;
      const kiosks: KioskPage[] = [];
      for (const language of evening.languages) {
        const kiosk = await evening.kiosk(language, `kiosk-${language}`);
        await kiosk.device.remember({ language });
        kiosks.push(kiosk);
      }
      await atOnce(kiosks, (each) => each.open(referee));
      await gallery.kiosks('home', kiosks);
      await printing(gallery, kiosks);

      await atOnce(kiosks, (each) => each.button(each.words.common.back).click());
      await atOnce(kiosks, (each) => each.button(each.words.table.menu.devices).click());
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.devices.ignored.title).waitFor(),
      );
      await gallery.kiosks('devices-ignored', kiosks);
      const { scanner } = referee;
      scanner.plug('desk', 'Datalogic QuickScan QD2430', 'pos');
      scanner.plug('wedge', 'USB Keyboard with a name that is rather long, 04d9:1503', 'keyboard');
      await atOnce(kiosks, (each) => each.page.getByText('Datalogic').waitFor());
      await gallery.kiosks('devices', kiosks);
      const card = { kind: 'ticket', owner: 'd2', piece: 'taxi', serial: 3 } as const;
      scanner.scan('desk', writeYardCard(card));
      // Exactly one screen hears of a scan: the one that listened last.
      const heard = await Promise.any(
        kiosks.map(async (each) => {
          const { cards } = each.words['scotland-yard-paper'];
          await each.page.getByText(cards.numbered(3)).waitFor();
          return each;
        }),
      );
      await gallery.kiosks('devices-scan', [heard]);
      scanner.scan('desk', '4006381333931');
      await heard.page.getByText(heard.words.cards.faults.CODE_FOREIGN).waitFor();
      await gallery.kiosks('devices-foreign', [heard]);
      for (const { device } of kiosks.splice(0)) await evening.lose(device);

      const settings = { hunters: 5, names: PEOPLE, language: 'en', serverDeals: true } as const;
      const yard = await YardTable.gather(evening, settings, []);
      await yard.kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      const hands = await FastHands.of(yard);
      await hands.travel([flee(yard.secret)]);
      await hands.detectives();
      await yard.everybody('round 2', ({ round }) => round === 2);
      for (const language of evening.languages) {
        const each = await evening.kiosk(language, `paper-${language}`);
        await each.device.remember({ language, 'host-key': referee.hostKey });
        await each.page.goto(`http://localhost:${referee.port}/#table=${yard.table}`);
        await each.button(each.words.table.play.menu).waitFor();
        kiosks.push(each);
      }
      await atOnce(kiosks, (each) => each.menu());
      await gallery.kiosks('menu-later', kiosks);
      await atOnce(kiosks, (each) => each.button(each.words.table.menu.devices).click());
      await atOnce(kiosks, (each) => each.page.getByText('Datalogic').waitFor());
      await gallery.kiosks('devices-at-table', kiosks);
      await atOnce(kiosks, (each) => each.button(each.words.common.back).click());
      await atOnce(kiosks, (each) => each.menu());
      await paper(gallery, kiosks);
      gallery.close();
    },
    { practice: true },
  ));

it('a referee that looks for scanners and finds none', () =>
  Evening.spend('none-looks', async (evening) => {
    const gallery = new Gallery();
    const kiosks: KioskPage[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      const wire = await TamperingWire.on(kiosk.page);
      // The tests' own referee looks for none: they would be those of the person who runs the tests.
      const value = { scanners: [], faults: [], ignored: false };
      wire.answers = { 'scanner:listen': { ok: true, value } };
      kiosks.push(kiosk);
    }
    await atOnce(kiosks, (each) => each.open(evening.referee));
    await atOnce(kiosks, (each) => each.button(each.words.table.menu.devices).click());
    await atOnce(kiosks, (each) => each.page.getByText(each.words.devices.none.title).waitFor());
    await gallery.kiosks('devices-none', kiosks, undefined, [...KIOSK_SIZES, TABLET]);
    gallery.close();
  }));

/** What stands on the card of a scanner that does not work, by what was plugged in. */
const BROKEN = [
  { moment: 'locked', fault: 'NO_PERMISSION', label: 'Symbol LS2208', kind: 'pos' },
  { moment: 'locked-by-number', fault: 'NO_PERMISSION', label: 'USB 1a2b:3c4d', kind: 'pos' },
  { moment: 'locked-port', fault: 'NO_PERMISSION', label: 'Honeywell Xenon', kind: 'serial' },
  { moment: 'busy', fault: 'BUSY', label: 'Honeywell Xenon', kind: 'serial' },
  { moment: 'driver', fault: 'DRIVER_MISSING', label: 'Opticon OPR-3201', kind: 'pos' },
] as const;

it('scanners that do not work', () =>
  Evening.spend(
    'faults-looks',
    async (evening) => {
      const gallery = new Gallery();
      const { referee } = evening;
      const { scanner } = referee;
      const kiosks: KioskPage[] = [];
      for (const language of evening.languages) {
        const kiosk = await evening.kiosk(language, `kiosk-${language}`);
        await kiosk.device.remember({ language });
        kiosks.push(kiosk);
      }
      await atOnce(kiosks, (each) => each.open(referee));
      await atOnce(kiosks, (each) => each.button(each.words.table.menu.devices).click());
      await atOnce(kiosks, (each) =>
        each.page.getByText(each.words.devices.ignored.title).waitFor(),
      );
      for (const { moment, fault, label, kind } of BROKEN) {
        scanner.fail(moment, fault);
        scanner.plug(moment, label, kind);
        // What may be something else is tried when the host turns it on.
        if (kind === 'serial') await kiosks[0]?.page.getByRole('switch').click();
        await atOnce(kiosks, (each) =>
          each.page.getByText(each.words.devices.faults[fault]).waitFor(),
        );
        await gallery.kiosks(`devices-${moment}`, kiosks);
        scanner.unplug(moment);
        await atOnce(kiosks, (each) =>
          each.page.getByText(each.words.devices.ignored.title).waitFor(),
        );
      }
      gallery.close();
    },
    { practice: true },
  ));

async function printing(gallery: Gallery, kiosks: readonly KioskPage[]): Promise<void> {
  await atOnce(kiosks, (each) => each.button(each.words.table.home.print).click());
  await atOnce(kiosks, (each) => each.button(each.words.printing.make(4)).waitFor());
  await gallery.kiosks('printing', kiosks);
  const [kiosk] = kiosks;
  if (kiosk === undefined) return;
  await kiosk.button(kiosk.words.printing.make(4)).click();
  await kiosk.page.getByRole('link', { name: kiosk.words.printing.open }).first().waitFor();
  expect(await kiosk.page.getByRole('link', { name: kiosk.words.printing.save }).count()).toBe(4);
  await gallery.kiosks('printing-made', [kiosk]);
  await kiosk.button(kiosk.words.common.close).click();
  const more = ['tickets', 'labels', 'stations', 'starts', 'poster'] as const;
  for (const sheet of more) {
    await atOnce(kiosks, (each) =>
      each.page
        .getByRole('button', {
          name: sheetIn(kitIn(each.words.language, 'scotland-yard'), sheet).name,
        })
        .click(),
    );
  }
  await gallery.kiosks('printing-all', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.printing.millimetres(0, 0)).click());
  await atOnce(kiosks, (each) => each.button(each.words.printing.right).click());
  await gallery.kiosks('printing-offset', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.common.close).click());
}

async function paper(gallery: Gallery, kiosks: readonly KioskPage[]): Promise<void> {
  const log = ({ words }: KioskPage) => words['scotland-yard-paper'].log;
  await atOnce(kiosks, (each) => each.button(log(each).menu).click());
  await gallery.kiosks('paper-ask', kiosks);
  await atOnce(kiosks, (each) => each.button(log(each).begin).click());
  await atOnce(kiosks, async (each) => {
    for (const [ticket, stop] of [
      ['bus', '74'],
      ['taxi', '58'],
      ['black', '400'],
      ['underground', '46'],
    ] as const) {
      await each.pick(each.words['scotland-yard'].pieces[ticket]);
      for (const digit of stop) await each.button(digit).click();
      await each.button(log(each).put).click();
    }
    // A slot that shows him, corrected: the form has everything.
    await each.button(new RegExp(`^${each.words['scotland-yard'].slot(3)}:`)).click();
    await each.button(new RegExp(log(each).detectives)).click();
    for (const digit of '129') await each.button(digit).click();
    await each.button(log(each).add).click();
  });
  await gallery.kiosks('paper-rows', kiosks);
  await atOnce(kiosks, (each) => each.button(log(each).next).click());
  await atOnce(kiosks, (each) => each.pick(each.words['scotland-yard'].outcomes.CAUGHT));
  await gallery.kiosks('paper-end', kiosks);
}

async function atOnce<T>(pages: readonly T[], work: (page: T) => Promise<unknown>): Promise<void> {
  await Promise.all(pages.map(work));
}
