import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FaultyLink } from '../support/faulty-link.js';
import { YardTable } from '../support/yard-table.js';
import { PhonePage } from '../support/phone-page.js';
import { stepAwayFromDetectives, stepTowards } from '../support/planner.js';
import { expectNoSecrets } from '../support/secrets.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];
const players = { hunters: 3, names: PEOPLE, language: 'en', serverDeals: true } as const;

it('a line that goes silent and breaks under a move: pages say so, and the move counts once (CM-6)', () =>
  Evening.spend('line', async (evening) => {
    const yard = await YardTable.gather(evening, players, []);
    using line = await FaultyLink.to(evening.referee.port);
    const ada = await yard.joinThrough(line, 'Ada');
    const away = await yard.screenThrough(line);
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    const both = [ada, away];
    for (const { device } of both) {
      await device.wire.until('round 1', ({ match }) => match?.game.round === 1);
    }
    await away.button(away.words.screen.play.menu).waitFor();
    // The current edition prints its taxi tickets on cream, on every screen.
    for (const { page } of [yard.kiosk, ada]) {
      const ticket = page.locator('.ticket.taxi:visible').first();
      const paper = await ticket.evaluate((each) => getComputedStyle(each).backgroundColor);
      expect(paper).toBe('rgb(246, 241, 223)');
    }
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    const step = stepTowards(yard.view, 'd1', yard.xStop, false);
    const held = yard.view.detectives[0]?.tickets;
    await yard.enterMove('d1', step);
    // What a page needs later on, it fetches while it has nothing else to do.
    await Promise.all(both.map(({ page }) => page.waitForLoadState('networkidle')));

    for (const { device } of both) device.expectOutage(true);
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
    await evening.looks(ada, 'the line is down');
    await ada.confirm();
    line.mend();
    await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');
    for (const { page, device } of both) {
      await page.locator('.strip.shown').waitFor({ state: 'hidden' });
      device.expectOutage(false);
    }
    const { stop, tickets } = yard.view.detectives[0] ?? {};
    expect(stop).toBe(step.stop);
    const paid = step.ticket === 'black' ? 'taxi' : step.ticket;
    expect(tickets).toEqual({ ...held, [paid]: (held?.[paid] ?? 0) - 1 });
  }));

it('Mister X in two tabs, and after the data of the server were moved away and back', () =>
  Evening.spend('moved-away', async (evening) => {
    const empty = await evening.referee.copyData();
    const yard = await YardTable.gather(evening, players, []);
    const { kiosk, x } = yard;
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await moveInTwoTabs(evening, yard);
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
    await kiosk.button(kiosk.words.screen.menu.watch).click();
    const link = new URL((await kiosk.page.getByText('/#watch=').textContent()) ?? '');
    await evening.looks(kiosk, 'the link to watch');
    await kiosk.button(kiosk.words.common.close).click();

    const spectator = await evening.kiosk('en', 'spectator');
    const { page, wire } = spectator.device;
    await page.goto(`${evening.referee.lanAddress}/${link.hash}`);
    await wire.until('the game', ({ match }) => match !== undefined);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    for (const { id } of yard.view.detectives) {
      await yard.move(id, stepTowards(yard.view, id, yard.xStop, false));
    }
    await wire.until('the same', ({ match }) => match?.game.round === yard.view.round);
    const { asker: _, ...shared } = yard.kiosk.device.wire.match?.takeback ?? { asker: null };
    expect(wire.match?.takeback).toMatchObject(shared);
    expect(wire.view).toEqual(yard.view);
    await evening.looks(spectator, 'watching');
    for (const button of [kiosk.words['hunt-screen'].turn.go, kiosk.words.screen.takeback.ask]) {
      expect(await spectator.button(new RegExp(button)).count()).toBe(0);
    }
    await spectator.menu();
    const { abandon, concede } = kiosk.words.screen.menu;
    for (const item of [abandon, concede, kiosk.words['hunt-screen'].menu.audit]) {
      expect(await spectator.button(item).count()).toBe(0);
    }
    expectNoSecrets(wire);
    expectNoSecrets(kiosk.device.wire);
    expect(wire.heard.join()).not.toContain('"codes"');
  }));

/** What one tab enters, the other sees; an old draft is dropped. */
async function moveInTwoTabs(evening: Evening, yard: YardTable): Promise<void> {
  const device = await yard.x.device.anotherTab('x-again');
  evening.devices.push(device);
  const second = new PhonePage(device, yard.x.words);
  await second.page.goto(`${evening.referee.lanAddress}/play`);
  await device.wire.until('the same view', ({ match }) => match !== undefined);
  expect(device.wire.view).toEqual(yard.secret);
  const step = stepAwayFromDetectives(yard.secret);
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
}
