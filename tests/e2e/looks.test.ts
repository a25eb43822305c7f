import { expect, it } from 'vitest';
import { whileAway } from '../support/all-languages.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Gallery, KIOSK_SIZES, TABLET } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import type { ClaimedSeat, PhonePage } from '../support/phone-page.js';
import { dash, flee, stroll } from '../support/planner.js';

useChromium();

/** Photographs of a question take longer than people wait for its answer. */
const LONG = { waits: 'long' } as const;

const PEOPLE = ['Alexandra', 'Jean', 'Katharina', 'Maximilian', 'Anastasia', 'Bo'];

it('on every page nothing is clipped or too small', () =>
  Evening.spend(
    'looks',
    async (evening) => {
      const gallery = new Gallery({
        kiosk: ['log', 'tickets of X', 'pawns', 'stations', 'lines', 'choices'],
        phone: ['pawns', 'stations', 'lines'],
      });
      const kiosks = await setUpPages(evening, gallery);
      const settings = { hunters: 5, names: PEOPLE, language: 'en' } as const;
      const yard = await YardTable.gather(evening, settings, []);
      const { kiosk, x } = yard;
      const table = kiosk.device.wire.table?.table ?? '';
      for (const each of kiosks) {
        await each.page.goto(`http://localhost:${evening.referee.port}/#table=${table}`);
        await each.button(each.words.table.gathering.start).waitFor();
      }
      kiosks.push(kiosk);
      await gallery.kiosks('gathering', kiosks);
      const phones = await joinPages(evening, gallery);
      const jean = await evening.phone('en', 'Jean');
      await yard.join('Jean', jean, 'scan');
      yard.phones.set('Jean', jean);
      const seats = [await x.held(), await jean.held()] as const;
      const xs = [x, ...(await alsoHeld(evening, seats[0], 'x'))];
      const detectives = [jean, ...(await alsoHeld(evening, seats[1], 'd'))];
      await gallery.phones('gathering', detectives);
      for (const { device } of phones) await evening.lose(device);

      await kiosk.start();
      await yard.everybody('registration', ({ phase }) => phase === 'registration');
      await heardBy([...kiosks, ...xs, ...detectives], yard);
      await atOnce(kiosks, (each) => each.button(each.words.table.play.menu).waitFor());
      await gallery.kiosks('start-cards', kiosks);
      await gallery.phones('start-card-detective', detectives);
      await yard.putDown([34, 91, 132, 155, 26], 174, await evening.handsOfSeat(seats[0]));

      await heardBy([...kiosks, ...xs, ...detectives], yard);
      await gallery.kiosks('x-turn', kiosks);
      await gallery.phones('x-covered', xs);
      await atOnce(xs, (each) => each.uncover());
      await gallery.phones('x-map', xs);
      const legs = dash(yard.secret);
      await atOnce(xs, async (each) => {
        await each.uncover();
        await each.page.getByRole('button', { name: each.words.hunt.move.double }).tap();
        for (const { ticket, stop } of legs) await each.chooseInList(ticket, stop);
      });
      await gallery.phones('x-double', xs);
      await atOnce(xs, async (each) => {
        await each.uncover();
        await each.tab(each.words.phone.move.log);
      });
      await gallery.phones('x-log', xs);

      const hands = await FastHands.of(yard);
      await hands.travel(legs);
      await yard.everybody('slot 2', ({ log }) => log.length === 2);
      await heardBy([...kiosks, ...detectives], yard);
      await gallery.phones('detective-map', detectives);
      const own = stroll(yard.view, 'd1', yard.xStop);
      await atOnce(detectives, (each) => each.chooseInList(own.ticket, own.stop));
      await gallery.phones('detective-confirm', detectives);
      await atOnce(detectives, (each) => each.tab(each.words.phone.move.log));
      await gallery.phones('detective-log', detectives);
      await atOnce(detectives, (each) => each.tab(each.words.phone.move.list));
      await jean.confirm();
      await yard.everybody('d2 is next', ({ next }) => next[0] === 'd2');
      await heardBy(kiosks, yard);
      await gallery.kiosks('choose-ticket', kiosks, undefined, [...KIOSK_SIZES, TABLET]);
      const step = stroll(yard.view, 'd2', yard.xStop);
      const { ticket } = step;
      if (ticket === 'black') throw new Error('detectives have no black tickets');
      await atOnce(kiosks, (each) => each.choose(yard.nameOf('d2'), ticket, step.stop));
      await gallery.kiosks('confirm', kiosks);
      await dialogs(gallery, kiosks);
      await kiosk.button(kiosk.words['hunt-table'].turn.go).click();
      await yard.everybody('d3 is next', ({ next }) => next[0] === 'd3');
      await kiosk.button(new RegExp(kiosk.words.table.takeback.ask)).click();
      // Each by what it heard itself: nothing more comes to one that heard it before the others.
      for (const { name, wire } of yard.devices) {
        await wire.until(`${name}: the request`, ({ match }) => Boolean(match?.takeback.open));
      }
      await gallery.kiosks('takeback', kiosks);
      await gallery.phones('takeback', xs);
      await yard.answerTakeback(yard.nameOf('d2'), false);
      await hands.detectives();

      await yard.everybody('round 2', ({ round }) => round === 2);
      await hands.travel([flee(yard.secret)]);
      await yard.everybody('slot 3', ({ log }) => log.length === 3);
      await gallery.kiosks('reveal', kiosks);
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      for (let round = 3; round < 8; round++) {
        if (round === 3) {
          const others = kiosks.filter((each) => each !== kiosk);
          await whileAway(others, () => hands.detectives());
          await yard.everybody('the next round', (view) => view.round === round);
          await heardBy(others, yard);
          await gallery.kiosks('missed', others);
        } else await hands.detectives();
        await yard.everybody('the next round', (view) => view.round === round);
        await hands.travel([flee(yard.secret)]);
      }
      await yard.everybody('slot 8', ({ log }) => log.length === 8);
      await heardBy([...kiosks, ...xs, ...detectives], yard);
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      await gallery.kiosks('later', kiosks, undefined, [...KIOSK_SIZES, TABLET]);
      await gallery.phones('x-covered-later', xs);

      await kiosk.menu();
      await yard.giveUp();
      await heardBy([...kiosks, ...xs, ...detectives], yard);
      await atOnce(kiosks, (each) => each.ending());
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      await atOnce(kiosks, (each) => each.page.getByRole('slider').waitFor());
      await gallery.kiosks('end', kiosks, undefined, [...KIOSK_SIZES, TABLET]);
      await gallery.phones('end', detectives);
      gallery.close();
    },
    LONG,
  ));

async function atOnce<T>(pages: readonly T[], work: (page: T) => Promise<unknown>): Promise<void> {
  await Promise.all(pages.map(work));
}

/** Until every page has heard what the kiosk of the party has. */
async function heardBy(pages: readonly (KioskPage | PhonePage)[], yard: YardTable): Promise<void> {
  const { round, log, next, phase } = yard.view;
  const same = JSON.stringify([round, log.length, next, phase]);
  for (const { device } of pages) {
    await device.wire.until(`${device.name}: the same`, ({ match }) => {
      const view = match?.game;
      return (
        view !== undefined &&
        JSON.stringify([view.round, view.log.length, view.next, view.phase]) === same
      );
    });
  }
}

/** Home and the three pages of the set-up, in the other languages and then in English. */
async function setUpPages(evening: Evening, gallery: Gallery): Promise<KioskPage[]> {
  const kiosks: KioskPage[] = [];
  for (const language of evening.languages) {
    const kiosk = await evening.kiosk(language, `kiosk-${language}`);
    await kiosk.device.remember({ language });
    kiosks.push(kiosk);
  }
  await atOnce(kiosks, (each) => each.open(evening.referee));
  await gallery.kiosks('home', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.table.home.newTable).click());
  for (const step of ['rules', 'players', 'house'] as const) {
    await atOnce(kiosks, (each) => each.tab(each.words.table.setup.steps[step]));
    await gallery.kiosks(`set-up-${step}`, kiosks);
  }
  // Screens have room for names of 24 characters, and say so of longer ones.
  await atOnce(kiosks, async (each) => {
    const words = each.words['scotland-yard-setup'];
    await each.tab(each.words.table.setup.steps.players);
    const long = [
      [words.misterXName, 'Bartholomäus Maximilian '],
      [words.hunterName(1), 'Maximilian Bartholomäus '],
    ] as const;
    for (const [field, kept] of long) {
      const name = each.page.getByRole('textbox', { name: field, exact: true });
      await name.focus();
      // At once: anyone who types as fast as a scanner is taken for one.
      await each.page.keyboard.insertText(`${kept}Anastasius`);
      expect(await name.inputValue()).toBe(kept);
    }
    await expect(each.page.getByText(words.nameLimit(24)).count()).resolves.toBe(2);
  });
  await gallery.kiosks('set-up-long-names', kiosks);
  await atOnce(kiosks, async (each) => {
    const words = each.words['scotland-yard-setup'];
    for (const field of [words.hunterName(1), words.hunterName(2)]) {
      await each.page.getByRole('textbox', { name: field, exact: true }).fill('Alexandra');
    }
    await each.page.getByText(words.nameTwice).nth(1).waitFor();
  });
  await gallery.kiosks('set-up-names-alike', kiosks);
  const english = kiosks.shift();
  if (english !== undefined) await evening.lose(english.device);
  return kiosks;
}

/** The way to a seat, by code and by recovery code, before anybody sits. */
async function joinPages(evening: Evening, gallery: Gallery): Promise<PhonePage[]> {
  const phones: PhonePage[] = [];
  for (const language of evening.languages)
    phones.push(await evening.phone(language, `join-${language}`));
  await atOnce(phones, (each) => each.page.goto(`${evening.referee.lanAddress}/play`));
  await atOnce(phones, (each) => each.button(each.words.join.haveRecovery).waitFor());
  await gallery.phones('join', phones);
  await atOnce(phones, (each) => each.button(each.words.join.haveRecovery).tap());
  await gallery.phones('join-by-recovery-code', phones);
  return phones;
}

/** Phones in the other languages that hold the same seat, as further tabs of one phone would. */
async function alsoHeld(evening: Evening, held: ClaimedSeat, name: string): Promise<PhonePage[]> {
  const phones: PhonePage[] = [];
  for (const language of evening.languages.filter((each) => each !== 'en')) {
    const phone = await evening.phone(language, `${name}-${language}`);
    await phone.device.remember({ language, seats: [held] });
    await phone.page.goto(`${evening.referee.lanAddress}/play`);
    await phone.button(phone.words.phone.menu.open).waitFor();
    phones.push(phone);
  }
  return phones;
}

/** What opens over the table. */
async function dialogs(gallery: Gallery, kiosks: readonly KioskPage[]): Promise<void> {
  await atOnce(kiosks, (each) => each.button(each.words.table.play.history).click());
  await gallery.kiosks('history', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.common.close).click());
  await atOnce(kiosks, (each) => each.menu());
  await gallery.kiosks('menu', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.table.seats.title).click());
  await gallery.kiosks('seats', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.common.close).click());
  await atOnce(kiosks, (each) => each.menu());
  await atOnce(kiosks, (each) => each.button(each.words.table.screens.menu).click());
  await atOnce(kiosks, (each) =>
    each.page.getByText(each.words.table.screens.own, { exact: true }).waitFor(),
  );
  await gallery.kiosks('screens', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.table.screens.signOut).click());
  await gallery.kiosks('screens-sign-out', kiosks);
  await atOnce(kiosks, (each) => each.button(each.words.common.cancel).click());
  await atOnce(kiosks, (each) => each.button(each.words.common.close).click());
}
