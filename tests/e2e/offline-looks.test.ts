import { it } from 'vitest';
import { alsoAt, alsoHeld, atOnce } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import { flee, stroll } from '../support/planner.js';

useChromium();

const PEOPLE = ['Alexandra', 'Katharina', 'Maximilian', 'Anastasia', 'Bartholomäus'];
const players = { hunters: 4, names: PEOPLE, language: 'en' } as const;

/** What is looked at while nobody reaches the referee. */
async function dark(evening: Evening, look: () => Promise<void>): Promise<void> {
  for (const device of evening.devices) device.expectOutage(true);
  const strips = evening.devices.map(({ page }) => page.locator('.strip.shown'));
  await evening.referee.kill();
  await atOnce(strips, (strip) => strip.waitFor());
  await look();
  await evening.referee.startAgain();
  await atOnce(strips, (strip) => strip.waitFor({ state: 'hidden' }));
}

/**
 * Without the referee each page says so in a strip of its own, above everything else: nothing lies
 * under it, and what was to be seen without it is still to be seen.
 */

it('before a game', () =>
  Evening.spend('offline-before', async (evening) => {
    const gallery = new Gallery();
    const kiosks: KioskPage[] = [];
    for (const language of evening.languages) {
      const kiosk = await evening.kiosk(language, `kiosk-${language}`);
      await kiosk.device.remember({ language });
      await kiosk.open(evening.referee);
      kiosks.push(kiosk);
    }
    await dark(evening, () => gallery.kiosks('offline-home', kiosks));
    for (const page of ['print', 'studio', 'record'] as const) {
      await atOnce(kiosks, async (each) => {
        await each.button(each.words.table.home[page]).click();
        await each.button(each.words.common.back).waitFor();
      });
      await dark(evening, () => gallery.kiosks(`offline-${page}`, kiosks));
      await atOnce(kiosks, (each) => each.button(each.words.common.back).click());
    }
    await atOnce(kiosks, async (each) => {
      await each.button(each.words.table.home.newTable).click();
      await each.tab(each.words.table.setup.steps.rules);
    });
    await dark(evening, async () => {
      for (const step of ['rules', 'players', 'house'] as const) {
        await atOnce(kiosks, (each) => each.tab(each.words.table.setup.steps[step]));
        await gallery.kiosks(`offline-set-up-${step}`, kiosks);
      }
    });
    gallery.close();
  }));

it('at the table', () =>
  Evening.spend('offline-table', async (evening) => {
    const gallery = new Gallery();
    const yard = await YardTable.gather(evening, players, ['Katharina']);
    const katharina = yard.phoneOf('Katharina');
    const gathering = [
      katharina,
      ...(await alsoHeld(evening, await katharina.held(), 'Katharina')),
    ];
    const xs = [yard.x, ...(await alsoHeld(evening, await yard.x.held(), 'x'))];
    await dark(evening, async () => {
      await gallery.kiosks('offline-gathering', [yard.kiosk]);
      await gallery.phones('offline-gathering', gathering);
    });
    await yard.kiosk.start();
    await yard.everybody('the start cards', ({ phase }) => phase === 'registration');
    const kiosks = [yard.kiosk, ...(await alsoAt(evening, yard.table))];
    await dark(evening, async () => {
      await gallery.kiosks('offline-start-cards', kiosks);
      await gallery.phones('offline-start-card', gathering);
    });
    await yard.putDown([34, 91, 132, 155], 174, await evening.handsOfSeat(await yard.x.held()));
    await dark(evening, async () => {
      await gallery.kiosks('offline-x-turn', kiosks);
      await gallery.phones('offline-x-covered', xs);
      for (const each of xs) await each.uncover();
      await gallery.phones('offline-x-map', xs);
    });
    await yard.travel([flee(yard.secret)]);
    const own = stroll(yard.view, 'd1', yard.xStop);
    await atOnce(gathering, (each) => each.chooseInList(own.ticket, own.stop));
    await dark(evening, async () => {
      await gallery.phones('offline-confirm', gathering);
      await atOnce(gathering, (each) => each.tab(each.words.phone.move.log));
      await gallery.phones('offline-log', gathering);
      await atOnce(gathering, (each) => each.button(each.words.phone.menu.open).tap());
      await gallery.phones('offline-menu', gathering);
      await atOnce(gathering, ({ page }) => page.keyboard.press('Escape'));
    });
    await atOnce(gathering, (each) => each.tab(each.words.phone.move.list));
    await katharina.confirm();
    await yard.everybody('d2 is next', ({ next }) => next[0] === 'd2');
    const { ticket, stop } = stroll(yard.view, 'd2', yard.xStop);
    if (ticket === 'black') throw new Error('detectives have no black tickets');
    await atOnce(kiosks, (each) => each.turnOf(yard.nameOf('d2')));
    await dark(evening, async () => {
      await gallery.kiosks('offline-choose', kiosks);
      await atOnce(kiosks, (each) => each.choose(yard.nameOf('d2'), ticket, stop));
      await gallery.kiosks('offline-confirm', kiosks);
      await atOnce(kiosks, (each) => each.button(each.words.table.play.history).click());
      await gallery.kiosks('offline-history', kiosks);
      await atOnce(kiosks, (each) => each.button(each.words.common.close).click());
      await atOnce(kiosks, (each) => each.menu());
      await gallery.kiosks('offline-menu', kiosks);
      await atOnce(kiosks, ({ page }) => page.keyboard.press('Escape'));
    });
    await yard.kiosk.menu();
    await yard.giveUp();
    await atOnce(kiosks, (each) => each.ending());
    await dark(evening, async () => {
      await gallery.kiosks('offline-over', kiosks);
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      await atOnce(kiosks, (each) => each.page.getByRole('slider').waitFor());
      await gallery.kiosks('offline-end', kiosks);
      await gallery.phones('offline-end', gathering);
    });
    gallery.close();
  }));
