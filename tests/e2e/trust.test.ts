import { checkNumberOf, isExtendedBy, groupDigits } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import { OBJECTION_MS, reportPhoneLost } from '../support/lost-phone.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives } from '../support/planner.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan'];
const players = { hunters: 4, names: PEOPLE, language: 'en', serverDeals: true } as const;
it('receipts, words, a lost phone, a restart, and a past that was put back', () =>
  Evening.spend(
    'trust',
    async (evening) => {
      const yard = await YardTable.gather(evening, players, ['Ada']);
      const { kiosk, x } = yard;
      const ada = yard.phoneOf('Ada');
      const words = kiosk.words.trust;
      const start = kiosk.button(kiosk.words.screen.gathering.start);

      // Nobody begins without the phone that keeps the key.
      await x.page.goto('about:blank');
      await kiosk.page.getByText(kiosk.words.screen.trust.away('Xenia')).waitFor();
      expect(await start.isDisabled()).toBe(true);
      await x.page.goto(`${evening.referee.lanAddress}/play`);
      await kiosk.start();
      await yard.everybody('round 1', ({ round }) => round === 1);
      await yard.travel([stepAwayFromDetectives(yard.secret)]);

      // The same receipt on the kiosk and on X's phone.
      const published = await kiosk.page.locator('.strip code').first().textContent();
      expect(published).toMatch(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);
      await x.uncover();
      await x.tab(x.words.phone.move.log);
      await x.page.getByText(x.words.trust.receipts.mine).waitFor();
      await x.page
        .locator('.beside code')
        .getByText(published ?? '')
        .waitFor();
      await evening.looks(x, 'receipts');

      // Lost, says the table; here, says the phone.
      await x.page.goto('about:blank');
      await reportPhoneLost(kiosk);
      await ada.page.getByText(words.reopening.band('Xenia')).waitFor();
      await kiosk.page.getByText(words.reopening.band('Xenia')).waitFor();
      await x.page.goto(`${evening.referee.lanAddress}/play`);
      await x.button(words.reopening.object).tap();
      await kiosk.toast(words.news.vetoed('Xenia'));
      await ada.page.getByText(words.reopening.band('Xenia')).waitFor({ state: 'hidden' });

      // After a restart everybody waits for X's phone, and goes on when it is there.
      await x.page.goto('about:blank');
      const away = evening.devices.splice(evening.devices.indexOf(x.device), 1);
      await evening.blackout();
      evening.devices.push(...away);
      await kiosk.page.getByRole('heading', { name: words.waiting.title('Xenia') }).waitFor();
      await ada.page.getByText(words.waiting.title('Xenia')).waitFor();
      await evening.looks(kiosk, 'waiting');
      const copy = await evening.referee.copyData();
      await x.page.goto(`${evening.referee.lanAddress}/play`);
      await kiosk.page.getByText(words.waiting.title('Xenia')).waitFor({ state: 'hidden' });
      await ada.page.getByText(words.waiting.title('Xenia')).waitFor({ state: 'hidden' });
      const hands = await FastPlayers.of(yard);
      await hands.detectives();
      await yard.everybody('round 2', ({ round }) => round === 2);
      await yard.travel([stepAwayFromDetectives(yard.secret)]);
      hands.close();
      const kept = await chainOf(evening, yard);

      // Someone puts the disk of a quarter of an hour ago in its place: nobody believes it.
      evening.referee.waits = 'short';
      await evening.blackout(() => evening.referee.putBack(copy));
      for (const page of [kiosk, ada, x]) {
        await page.page.getByRole('alertdialog').getByText(words.alarm.past.text).waitFor();
        await evening.looks(page, 'the alarm');
      }
      const again = await chainOf(evening, yard, kept.chain);
      expect(again.steps).toBeNull();
      // Put away it stays in sight, and can be overruled with open eyes.
      await kiosk.button(words.alarm.later).click();
      await kiosk.page.getByText(words.alarm.band).waitFor();
      await kiosk.button(words.alarm.show).click();
      for (const page of [kiosk, ada, x]) {
        await page.button(words.alarm.anyway).click();
        await page.page.getByText(words.alarm.anywayText).waitFor();
        await page.button(words.alarm.anyway).click();
        await page.page.getByText(words.alarm.band).waitFor({ state: 'hidden' });
      }
      const slow = await FastPlayers.of(yard);
      await slow.detectives();
      await yard.everybody('round 2 again', ({ round, phase }) => round === 2 && phase === 'x_turn');

      slow.close();

      // Nobody objects: another phone takes the seat, and the game goes on.
      await x.page.goto('about:blank');
      await reportPhoneLost(kiosk);
      await kiosk.page.getByRole('heading', { name: words.open.title('Xenia') }).waitFor({ timeout: OBJECTION_MS });
      await evening.looks(kiosk, 'the seat is open');
      await ada.page.getByText(words.open.title('Xenia'), { exact: true }).waitFor();
      const code = (await kiosk.page.locator('.join code').textContent()) ?? '';
      await evening.lose(x.device);
      yard.x = await evening.phone('en', 'x-new');
      await yard.x.type(evening.referee.lanAddress, code);
      const check = await kiosk.page.locator('.check-number').first().textContent();
      expect(await yard.x.sameNumber()).toBe(check);
      await yard.x.writeCodeDown();
      await kiosk.page.getByRole('heading', { name: words.open.title('Xenia') }).waitFor({ state: 'hidden' });
      await yard.x.device.wire.until('his secrets', ({ match }) => match?.game.own !== null);
      await yard.travel([stepAwayFromDetectives(yard.secret)]);

      // What the kiosk showed are the words of the finished record.
      await kiosk.menu();
      await yard.giveUp();
      await kiosk.goOn();
      await kiosk.menu();
      await kiosk.button(words.title).click();
      const rows = kiosk.page.locator('.heads li');
      await rows.getByText(words.chain.end, { exact: true }).waitFor();
      await evening.looks(kiosk, 'what you can rely on');
      const newest = kiosk.page.locator('.head-line .check-number');
      await expect.poll(() => newest.textContent()).toBe(await rows.locator('.check-number').first().textContent());
      // This moment, the end, and the rounds that this screen believed.
      const shown = await rows.locator('.check-number').allTextContents();
      const keeper = await evening.handsOfKiosk(yard.table);
      const { heads } = await keeper.record(yard.table);
      const all = heads.map((head) => groupDigits(checkNumberOf(head)));
      expect(shown).toHaveLength(4);
      expect(shown.slice(0, 2)).toEqual([all.at(-1), all.at(-1)]);
      for (const number of shown) expect(all).toContain(number);
    },
    { waits: 'long' },
  ));

/** What the server tells of its past to someone who saw `seen`. */
async function chainOf(evening: Evening, yard: YardTable, seen: Seen = null) {
  const hands = await evening.handsOfKiosk(yard.table);
  const proof = await hands.get('chain', { table: yard.table, seen });
  if (proof.steps !== null && seen !== null && proof.chain !== null) {
    expect(isExtendedBy(seen, proof.steps, proof.chain)).toBe(true);
  }
  return proof;
}
type Seen = { readonly link: number; readonly head: string } | null;
