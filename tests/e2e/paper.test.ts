import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { waitAtPaceOf } from '../support/pace.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, type Step, stepsInReach } from '../support/planner.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan'];
const players = { hunters: 4, names: PEOPLE, language: 'en', serverDeals: true } as const;

it('SY-S48: two rounds by phone, the power fails, the rest was played on paper (SY-61, CM-14)', () =>
  Evening.spend('paper', async (evening) => {
    const table = await YardTable.gather(evening, players, []);
    const { kiosk, x } = table;
    const words = kiosk.words['scotland-yard-paper'].log;
    const yard = kiosk.words['scotland-yard'];
    await kiosk.start();
    await table.everybody('round 1', ({ round }) => round === 1);
    const hands = await FastPlayers.of(table);
    for (const round of [1, 2]) {
      await table.travel([stepAwayFromDetectives(table.secret)]);
      await hands.detectives();
      await table.everybody('the next round', (view) => view.round === round + 1);
    }

    // Without Mister X's phone the referee knows nothing that it could check against.
    await x.page.goto('about:blank');
    const away = evening.devices.splice(evening.devices.indexOf(x.device), 1);
    await evening.blackout();
    evening.devices.push(...away);
    await openPaper(kiosk);
    await kiosk.page.getByRole('alert').getByText(words.asleep('Xenia')).waitFor();
    await evening.looks(kiosk, 'asleep');
    expect(await kiosk.button(words.begin).isDisabled()).toBe(true);
    await x.page.goto(`${evening.referee.lanAddress}/play`);
    await x.device.wire.until('his secrets', ({ match }) => match?.game.own !== null);
    await kiosk.page.getByRole('alert').waitFor({ state: 'hidden' });
    await kiosk.button(words.begin).click();

    const good = stepAwayFromDetectives(table.secret);
    const first = await enter(kiosk, good, 3);
    await enter(kiosk, good, 4);
    // Read out wrongly: the same station twice is no move, and row 4 is corrected.
    await kiosk.page.getByText(words.doubts.NO_CONNECTION).waitFor({ state: 'hidden' });
    await kiosk.button(`${yard.slot(4)}: ${first}?`).click();
    await kiosk.page.getByText(words.doubts.NO_CONNECTION).waitFor();
    await kiosk.button(words.remove).click();

    // What was entered is still there after a reload.
    await kiosk.page.reload();
    await openPaper(kiosk);
    await kiosk.button(words.begin).click();
    await kiosk.button(`${yard.slot(3)}: ${first}`).waitFor();
    const far = table.secret.detectives.find(({ stop }) => stop !== good.stop)?.stop ?? 1;
    const impossible: Step = { ticket: 'taxi', stop: notFrom(table, good.stop, far) };
    for (const digit of String(impossible.stop)) await press(kiosk, digit);
    await press(kiosk, 'ArrowRight');
    await kiosk.page.getByText(words.doubts.NO_CONNECTION).waitFor();
    await evening.looks(kiosk, 'a doubtful row');
    await kiosk.page.keyboard.press('Enter');
    await kiosk.page.getByText(words.rows(2)).waitFor();

    await kiosk.button(words.next).click();
    await kiosk.page.getByText(words.doubtful(1)).waitFor();
    expect(await kiosk.button(words.confirm).isDisabled()).toBe(true);
    await kiosk.pick(yard.outcomes.X_ESCAPED);
    await evening.looks(kiosk, 'how it ended');
    await kiosk.button(words.confirm).click();

    // report_only: what the people say stands, and everybody sees which row cannot be.
    await table.everybody('the end', ({ end }) => end?.code === 'X_ESCAPED');
    await kiosk.goOn();
    await kiosk.page.getByText(`${yard.slot(4)}: ${yard.report.NO_CONNECTION}`).waitFor();
    await evening.looks(kiosk, 'the end');
    await kiosk.button(kiosk.words['hunt-screen'].end.report).click();
    const rows = kiosk.page.locator('dialog li');
    await rows.nth(3).getByText(yard.report.NO_CONNECTION).waitFor();
    await rows.nth(2).getByText(yard.report.OK).waitFor();
    expect(await rows.getByText(words.onPaper).count()).toBe(2);
    await evening.looks(kiosk, 'the report');
    await kiosk.button(kiosk.words.common.close).click();
    expect(table.view.end?.report.map(({ verdict }) => verdict)).toEqual(['OK', 'OK', 'OK', 'NO_CONNECTION']);
    expect(await kiosk.page.getByText(kiosk.words.trust.alarm.band).count()).toBe(0);
    await x.page.getByText(yard.report.NO_CONNECTION).waitFor();
  }));

/** At a person's pace: whatever comes faster is a scanner's. */
async function press(kiosk: KioskPage, key: string): Promise<void> {
  await kiosk.page.keyboard.press(key);
  await waitAtPaceOf('key', kiosk.page);
}

async function openPaper(kiosk: KioskPage): Promise<void> {
  await kiosk.menu();
  await kiosk.button(kiosk.words['scotland-yard-paper'].log.menu).click();
}

/** By touch; answers how the slot reads aloud, without its number. */
async function enter(kiosk: KioskPage, { ticket, stop }: Step, slot: number): Promise<string> {
  const { 'scotland-yard': yard, 'scotland-yard-paper': paper } = kiosk.words;
  await kiosk.pick(yard.pieces[ticket]);
  for (const digit of String(stop)) await kiosk.button(digit).click();
  await kiosk.button(paper.log.put).click();
  const row = `${yard.pieces[ticket]}, ${yard.station(stop)}`;
  await kiosk.button(new RegExp(`^${yard.slot(slot)}: ${row}`)).waitFor();
  return row;
}

/** A station that no single leg joins to `from`. */
function notFrom(table: YardTable, from: number, candidate: number): number {
  const near = stepsInReach(table.secret.own?.reach ?? []).map(({ stop }) => stop);
  return [candidate, 1, 199, 100].find((stop) => stop !== from && !near.includes(stop)) ?? 1;
}
