import { type Ordinary, writeYardCard, type YardCard } from '@mister-x/games/scotland-yard/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { atPaceOf } from '../support/pace.js';
import { YardTable } from '../support/yard-table.js';
import { flee, stroll } from '../support/planner.js';

useChromium();

const PEOPLE = ['Alexandra', 'Jean-Pierre', 'Katharina', 'Maximilian', 'Anastasia', 'Bo'];
const CONFIRM: YardCard = { kind: 'command', command: 'confirm' };
const CANCEL: YardCard = { kind: 'command', command: 'cancel' };

it('scanned steps', () =>
  Evening.spend('scan-looks', async (evening) => {
    const gallery = new Gallery();
    const settings = { hunters: 5, names: PEOPLE, language: 'en' } as const;
    const table = await YardTable.gather(evening, settings, []);
    await table.kiosk.start();
    const kiosks = [table.kiosk];
    for (const language of evening.languages.filter((each) => each !== 'en')) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table.table}`);
      kiosks.push(kiosk);
    }
    const all = (work: (kiosk: KioskPage) => Promise<void>) => Promise.all(kiosks.map(work));
    await all((each) => each.button(each.words.table.play.menu).waitFor());

    await all((each) => type(each, { kind: 'start', stop: 103 }));
    await all((each) => asked(each, 'confirm'));
    await gallery.kiosks('scan-start', kiosks);
    await all((each) => type(each, CANCEL));

    const hands = await evening.handsOfKiosk(table.table);
    for (const [i, stop] of [103, 112, 138, 141, 155].entries()) {
      const id = `d${i + 1}`;
      expect(await hands.act(`h${i + 1}`, { type: 'registerStart', pawn: id, stop })).toBe('ok');
    }
    await table.x.uncover();
    await table.x.chooseStart(197);
    await table.everybody('round 1', ({ round }) => round === 1);
    await gallery.kiosks('scan-x-turn', kiosks, async (each) => {
      await type(each, { kind: 'stop', stop: 74 });
      await each.page.getByRole('alert').waitFor();
    });
    const fast = await FastHands.of(table);
    await fast.travel([flee(table.secret)]);
    await table.everybody('the detectives are next', ({ phase }) => phase === 'detectives');

    const { ticket, stop } = stroll(table.view, 'd1', table.xStop);
    const paid: YardCard = { kind: 'ticket', owner: 'd1', piece: ticket as Ordinary, serial: 1 };
    await all((each) => type(each, paid));
    await all((each) => asked(each, 'stop'));
    await gallery.kiosks('scan-ticket', kiosks);
    await gallery.kiosks('scan-refused', kiosks, async (each) => {
      await type(each, { kind: 'ticket', owner: 'd2', piece: 'taxi', serial: 1 });
      await each.page.getByRole('alert').waitFor();
    });
    await all((each) => type(each, { kind: 'digit', digit: 1 }));
    await all((each) => asked(each, 'digits'));
    await gallery.kiosks('scan-digits', kiosks);
    await all((each) => type(each, { kind: 'stop', stop }));
    await all((each) => asked(each, 'confirm'));
    await gallery.kiosks('scan-confirm', kiosks);
    await all((each) => type(each, { kind: 'command', command: 'audit' }));
    await all((each) => each.page.getByText(yard(each).requests.audit).waitFor());
    await gallery.kiosks('scan-request', kiosks);
    await gallery.kiosks('scan-dropped', kiosks, async (each) => {
      await type(each, CANCEL);
      await each.page.getByText(yard(each).cancelled).waitFor();
    });

    // One of them commits; what to do with the pieces is told where it was scanned.
    for (const card of [paid, { kind: 'stop', stop } as const, CONFIRM]) {
      await type(table.kiosk, card);
    }
    await table.kiosk.page.getByText(yard(table.kiosk).done).waitFor();
    await gallery.kiosks('scan-done', [table.kiosk]);
    gallery.close();
  }));

const yard = ({ words }: KioskPage) => words['scotland-yard-scan'];

/** As a scanner that types: every key within some milliseconds, Enter at the end. */
async function type({ page }: KioskPage, card: YardCard): Promise<void> {
  await atPaceOf('card', page);
  await page.evaluate((text) => {
    const keys = [...text].map((sign) => [sign, `${/\d/.test(sign) ? 'Digit' : 'Key'}${sign}`]);
    // All are made before the first is heard: a key's time is that of its making.
    const events = [...keys, ['Enter', 'Enter']].flatMap(([key = '', code = '']) =>
      ['keydown', 'keyup'].map(
        (name) => new KeyboardEvent(name, { key, code, bubbles: true, cancelable: true }),
      ),
    );
    for (const event of events) document.body.dispatchEvent(event);
  }, writeYardCard(card));
}

type Ask = 'confirm' | 'stop' | 'digits';

async function asked(kiosk: KioskPage, ask: Ask): Promise<void> {
  await kiosk.page.getByText(yard(kiosk).ask[ask], { exact: true }).waitFor();
}
