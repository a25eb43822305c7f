import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import { TamperingWire } from '../support/tampering-wire.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives } from '../support/planner.js';

useChromium();

const refused = (code: string) => ({ ok: false, refusal: { code } });
/** What a page says itself of a line that was lost or led to someone else; a server may say it, too. */
const BORROWED = ['CONNECTION_LOST', 'CHANNEL_KEY_WRONG'];

it('what cannot be checked is an alarm, what was checked says so, and a move that X never sent is found out', () =>
  Evening.spend('fails-closed', async (evening) => {
    const names = ['Xenia', 'Ada', 'Ben'];
    const settings = { hunters: 2, names, language: 'en', serverDeals: true } as const;
    const yard = await YardTable.gather(evening, settings, ['Ada']);
    const { kiosk, x } = yard;
    const ada = yard.phoneOf('Ada');
    const { alarm, checked, chain, title } = kiosk.words.trust;
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    const hands = await FastPlayers.of(yard);
    await hands.detectives();
    await yard.everybody('round 2', ({ round }) => round === 2);

    // The check number of one step is the same on every screen.
    await kiosk.menu();
    await kiosk.button(title).click();
    await ada.button(ada.words.phone.menu.open).tap();
    await ada.button(title).tap();
    const rows = [kiosk, ada].map(({ page }) =>
      page.locator('li', { hasText: chain.round(2) }).filter({ has: page.locator('.check-number') }),
    );
    for (const row of rows) await row.waitFor();
    const [here, there] = await Promise.all(
      rows.map((row) => row.locator('b, small, .check-number').allTextContents()),
    );
    expect(here?.join()).toMatch(/^Round 2,step \d+,\d{4}( \d{4}){4}$/);
    expect(there).toEqual(here);
    await evening.looks(kiosk, 'the check numbers of the rounds');
    await evening.looks(ada, 'the check numbers of the rounds');
    await kiosk.button(kiosk.words.common.close).click();
    await ada.button(ada.words.common.close).tap();

    // Someone else plays the seat of Mister X: his phone never sent that.
    const stranger = await evening.handsOfSeat(await x.held());
    stranger.phones = () => [];
    const step = stepAwayFromDetectives(stranger.view);
    expect(await stranger.act('x', { type: 'travel', legs: [step] })).toBe('ok');
    await x.page.getByRole('alertdialog').getByText(alarm['receipt-unsent'].text).waitFor();
    await x.page.getByText(alarm.where('2'), { exact: true }).waitFor();
    await evening.looks(x, 'a move that was never sent');
    await x.page.reload();
    await x.page.getByRole('alertdialog').getByText(alarm['receipt-unsent'].text).waitFor();
    for (const { page } of [kiosk, ada]) {
      expect(await page.getByText(alarm.band).count()).toBe(0);
    }
    await x.button(alarm.anyway).tap();
    await x.button(alarm.anyway).tap();
    await x.page.getByText(alarm.band).waitFor({ state: 'hidden' });

    // The kiosk's referee is honest but for the record, which it keeps to itself.
    const lie = await TamperingWire.on(kiosk.page);
    lie.answers = { record: refused('INTERNAL') };
    await kiosk.page.reload();
    await kiosk.button(kiosk.words.screen.play.menu).waitFor();
    const others = [];
    for (const code of [...BORROWED, 'GAME_NOT_OVER']) {
      const screen = await evening.kiosk('en', code);
      const wire = await TamperingWire.on(screen.page);
      wire.answers = { record: refused(code) };
      wire.deniesTheEnd = code === 'GAME_NOT_OVER';
      await screen.page.goto(`${await evening.referee.kioskLink()}&table=${yard.table}`);
      await screen.button(screen.words.screen.play.menu).waitFor();
      others.push({ screen, wire });
    }
    await kiosk.menu();
    await yard.giveUp();
    // All at once: their patience runs.
    await Promise.all(
      [kiosk, ...others.map((each) => each.screen)].map(async (screen) => {
        await screen.goOn();
        await screen.button(new RegExp(checked.pending)).waitFor();
      }),
    );
    await evening.looks(kiosk, 'the check is being made');
    await ada.button(new RegExp(checked.whole)).waitFor();
    await x.button(/Checked from step \d+ on/).waitFor();
    await evening.looks(ada, 'everything checked');
    await kiosk.page.getByRole('alertdialog').getByText(alarm['record-missing'].text).waitFor();
    const attempts = lie.lies;
    expect(attempts).toBeGreaterThan(3);
    for (const { screen, wire } of others) {
      const missing = screen.page.getByRole('alertdialog').getByText(alarm['record-missing'].text);
      await missing.waitFor();
      expect(wire.lies).toBe(attempts);
    }
    await evening.looks(kiosk, 'the record is missing');
    await kiosk.button(alarm.later).click();
    await kiosk.page.getByText(alarm.band).waitFor();
    await kiosk.button(new RegExp(checked.failed)).waitFor();
    await evening.looks(kiosk, 'not checked');

    // It outlasts a reload, and goes when the very check succeeds.
    await kiosk.page.reload();
    await kiosk.page.getByRole('alertdialog').getByText(alarm['record-missing'].text).waitFor();
    // Its own attempts are over by then: what follows is the button's doing.
    await expect.poll(() => lie.lies).toBe(2 * attempts);
    lie.answers = {};
    await kiosk.button(alarm.again).click();
    await kiosk.page.getByText(alarm.band).waitFor({ state: 'hidden' });
    await kiosk.button(new RegExp(checked.whole)).click();
    await kiosk.page.getByText(checked.limit).waitFor();
    await evening.looks(kiosk, 'how it was checked');
  }));
