import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FaultyLink } from '../support/faulty-link.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { atPaceOf } from '../support/pace.js';
import { YardTable } from '../support/yard-table.js';
import { PhonePage } from '../support/phone-page.js';
import { flee, hunt } from '../support/planner.js';
import { expectNoSecrets } from '../support/secrets.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];
const players = { hunters: 3, names: PEOPLE, language: 'en', serverDeals: true } as const;

it('a line that breaks under a move: the move is sent again, and counts once (CM-6)', () =>
  Evening.spend('line', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    using line = await FaultyLink.to(evening.referee.port);
    const ada = await yard.joinThrough(line, 'Ada');
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await yard.travel([flee(yard.secret)]);
    const step = hunt(yard.view, 'd1', yard.xStop, false);
    const held = yard.view.detectives[0]?.tickets;
    await yard.enterMove('d1', step);
    ada.device.expectOutage(true);
    line.cut();
    await ada.page.getByText(ada.words.common.connection.offline).waitFor();
    await evening.looks(ada, 'the line is down');
    await ada.confirm();
    line.mend();
    await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');
    await ada.page.locator('.strip.shown').waitFor({ state: 'hidden' });
    ada.device.expectOutage(false);
    const { stop, tickets } = yard.view.detectives[0] ?? {};
    expect(stop).toBe(step.stop);
    const paid = step.ticket === 'black' ? 'taxi' : step.ticket;
    expect(tickets).toEqual({ ...held, [paid]: (held?.[paid] ?? 0) - 1 });
  }));

it('a line that goes silent, and that nobody closes: kiosk and phone say so', () =>
  Evening.spend('silence', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    using line = await FaultyLink.to(evening.referee.port);
    const ada = await yard.joinThrough(line, 'Ada');
    const away = await yard.screenThrough(line);
    await yard.kiosk.start();
    const both = [ada, away];
    for (const { device } of both) {
      await device.wire.until('round 1', ({ match }) => match?.game.round === 1);
      device.expectOutage(true);
    }
    await away.button(away.words.table.play.menu).waitFor();
    await ada.tab(ada.words.phone.move.log);
    // What a page needs later on, it fetches while it has nothing else to do.
    await Promise.all(both.map(({ page }) => page.waitForLoadState('networkidle')));
    line.mute();
    for (const { page, words } of both) {
      await page.getByText(words.common.connection.silent).waitFor();
    }
    for (const each of both) await evening.looks(each, 'the line is silent');
    // What was lost on the way is lost: the line has to be a new one.
    line.cut();
    for (const { page, words } of both) {
      await page.getByText(words.common.connection.offline).waitFor();
    }
    line.mend();
    for (const { page } of both) {
      await page.locator('.strip.shown').waitFor({ state: 'hidden' });
    }
  }));

it('tickets have the colours of the edition, on every screen', () =>
  Evening.spend('papers', async (evening) => {
    const yard = await YardTable.gather(evening, players, ['Ada']);
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const papers = [yard.kiosk, yard.phoneOf('Ada')].map(({ page }) =>
      page
        .locator('.ticket.taxi:visible')
        .first()
        .evaluate((ticket) => getComputedStyle(ticket).backgroundColor),
    );
    // The current edition prints its taxi tickets on cream.
    expect(await Promise.all(papers)).toEqual(['rgb(246, 241, 223)', 'rgb(246, 241, 223)']);
  }));

it('two tabs of Mister X: what one enters, the other sees; an old draft is dropped', () =>
  Evening.spend('two-tabs', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const device = await yard.x.device.anotherTab('x-again');
    evening.devices.push(device);
    const second = new PhonePage(device, yard.x.words);
    await second.page.goto(`${evening.referee.lanAddress}/play`);
    await device.wire.until('the same view', ({ match }) => match !== undefined);
    expect(device.wire.view).toEqual(yard.secret);
    const step = flee(yard.secret);
    await yard.enterTravel([step]);
    await second.page.bringToFront();
    await second.uncover();
    await second.chooseInList(step.ticket, step.stop);
    await second.confirm();
    await yard.everybody('Mister X has moved', ({ log }) => log.length === 1);
    await device.wire.until('the first slot', ({ match }) => match?.game.log.length === 1);
    await yard.x.page.bringToFront();
    await yard.x.uncover();
    await expect.poll(() => yard.x.button(yard.x.words.phone.move.confirm).count()).toBe(0);
    expect(yard.view.log).toHaveLength(1);
  }));

it('Mister X goes on after the data of the server were moved away and back', () =>
  Evening.spend('moved-away', async (evening) => {
    const empty = await evening.referee.copyData();
    const yard = await YardTable.gather(evening, players, []);
    const { kiosk, x } = yard;
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await yard.travel([flee(yard.secret)]);
    const held = await x.held();
    const { referee } = evening;
    for (const device of evening.devices) device.expectOutage(true);
    await referee.kill();
    const full = await referee.copyData();
    await referee.putBack(empty);
    await referee.startAgain();
    const moved = x.page.getByRole('heading', { name: x.words.phone.moved.heading });
    await moved.waitFor();
    expect(await x.held()).toEqual(held);
    await referee.kill();
    await referee.putBack(full);
    await referee.startAgain();
    // Only his part of the key opens what the server has kept.
    await moved.waitFor({ state: 'hidden' });
    await x.uncover();
    expect(x.device.wire.view).toEqual(yard.secret);
  }));

it('someone who only watches sees what the kiosk shows, and can do nothing', () =>
  Evening.spend('spectator', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    const { kiosk } = yard;
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await kiosk.menu();
    await kiosk.button(kiosk.words.table.menu.watch).click();
    const link = new URL((await kiosk.page.getByText('/#watch=').textContent()) ?? '');
    await evening.looks(kiosk, 'the link to watch');
    await kiosk.button(kiosk.words.common.close).click();

    const spectator = await evening.kiosk('en', 'spectator');
    const { page, wire } = spectator.device;
    await page.goto(`${evening.referee.lanAddress}/${link.hash}`);
    await wire.until('the game', ({ match }) => match !== undefined);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    for (let moves = 0; moves < 2; moves++) {
      await yard.travel([flee(yard.secret)]);
      for (const { id } of yard.view.detectives) {
        await yard.move(id, hunt(yard.view, id, yard.xStop, false));
      }
      await wire.until('the same', ({ match }) => match?.game.round === yard.view.round);
      const { asker: _, ...shared } = yard.kiosk.device.wire.match?.takeback ?? { asker: null };
      expect(wire.match?.takeback).toMatchObject(shared);
      expect(wire.view).toEqual(yard.view);
    }
    await evening.looks(spectator, 'watching');
    for (const button of [kiosk.words['hunt-table'].turn.go, kiosk.words.table.takeback.ask]) {
      expect(await spectator.button(new RegExp(button)).count()).toBe(0);
    }
    await spectator.menu();
    const { abandon, concede } = kiosk.words.table.menu;
    for (const item of [abandon, concede, kiosk.words['hunt-table'].menu.audit]) {
      expect(await spectator.button(item).count()).toBe(0);
    }
    expectNoSecrets(wire);
    expectNoSecrets(kiosk.device.wire);
    expect(wire.heard.join()).not.toContain('"codes"');
  }));

it('the whole table by keyboard: start cards and a detective’s move', () =>
  Evening.spend('keyboard', async (evening) => {
    const settings = { ...players, serverDeals: false };
    const yard = await YardTable.gather(evening, settings, []);
    const { kiosk } = yard;
    await kiosk.start();
    await yard.everybody('registration', ({ phase }) => phase === 'registration');
    for (const [i, stop] of [34, 91, 132].entries()) {
      const name = PEOPLE[i + 1] ?? '';
      await kiosk.page.getByText(kiosk.words['hunt-table'].registration.choose(name)).waitFor();
      await typeNumber(kiosk, stop);
      if (i === 2) {
        // The last card locks all of them, so it is asked about (SY-9).
        await kiosk.button(kiosk.words['hunt-table'].registration.lastYes).waitFor();
        await pressSlowly(kiosk.page, 'Enter');
      }
      await yard.everybody(`${name} starts`, ({ detectives }) => detectives[i]?.stop === stop);
    }
    await yard.x.uncover();
    await yard.x.chooseStart(174);
    await yard.everybody('round 1', ({ round }) => round === 1);
    await yard.travel([flee(yard.secret)]);
    for (const { id } of yard.view.detectives) {
      const { ticket, stop } = hunt(yard.view, id, yard.xStop, false);
      const reach = yard.view.moves.find(({ detective }) => detective === id)?.reach ?? [];
      await kiosk.turnOf(yard.nameOf(id));
      const choice = 1 + reach.findIndex((way) => way.ticket === ticket);
      await pressSlowly(kiosk.page, String(choice));
      await typeNumber(kiosk, stop);
      await kiosk.button(kiosk.words['hunt-table'].turn.go).waitFor();
      await pressSlowly(kiosk.page, 'Enter');
      await yard.everybody(`${id} on ${stop}`, ({ detectives }) =>
        detectives.some((each) => each.id === id && each.stop === stop),
      );
    }
    expect(yard.view.round).toBe(2);
  }));

async function typeNumber({ page }: KioskPage, stop: number): Promise<void> {
  for (const digit of String(stop)) await pressSlowly(page, digit);
  await page.getByText(`${stop}_`).waitFor();
  await pressSlowly(page, 'Enter');
}

/** As fingers do: anyone who types as fast as a scanner is taken for one. */
async function pressSlowly(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await atPaceOf('key', page);
}
