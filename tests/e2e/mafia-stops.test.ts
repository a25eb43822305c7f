import { CLANS } from '@mister-x/games/mafia/rules/browser';
import { checkNumberOf, groupDigits } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { MafiaPlayer } from '../support/mafia-player.js';
import { joinMafiaLater } from '../support/mafia-players.js';
import { MafiaSecrets } from '../support/mafia-secrets.js';
import { MafiaTable } from '../support/mafia-table.js';
import { savedRecord, verify } from '../support/saved-record.js';

/**
 * Where a game of Mafia does not simply go on: moves that are taken back, a seat whose phone is away, a table
 * that wants to stop, and its record.
 */

useChromium();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
/** A seat as the big screen names it: its colour, and the one who plays it. */
const CALLED = { Ada: 'Blue (Ada)', Ben: 'Yellow (Ben)', Cleo: 'Red (Cleo)', Dan: 'Green (Dan)' };

it('moves are taken back, the host acts for an absent seat, and all stop [MF-109] [MF-110] [MF-111]', () =>
  Evening.spend('mafia-stops', async (evening) => {
    const course = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
    await course.until('the exchange', ({ phase }) => phase === 'exchange');
    await course.all(CLANS, { type: 'exchange', cards: [] });
    await course.until('the layout', ({ phase }) => phase === 'layout');
    for (const seat of CLANS) await course.layAnyhow(seat);
    const { kiosk, players } = await joinMafiaLater(evening, course, NAMES);
    const table = new MafiaSecrets(kiosk, players);
    const [ada, ben, cleo, dan] = players as [MafiaPlayer, MafiaPlayer, MafiaPlayer, MafiaPlayer];

    // A pass: the host agrees, and nobody plays on meanwhile.
    await ada.pass();
    await ada.askBack();
    const quick = await evening.handsOfSeat(await ben.phone.held());
    expect(await quick.command(ben.seat, { kind: 'act', action: { type: 'pass' } })).toBe('PHASE_WRONG');
    const { takeback, concession } = ben.phone.words.phone;
    await ada.page.getByText(ada.words.play.asked).waitFor();
    for (const { page } of [ben, cleo, dan]) {
      await page.getByText(takeback.wants('Ada')).waitFor();
      await page.getByText(concession.waiting(takeback.host)).first().waitFor();
    }
    for (const page of [kiosk, ada.phone]) await evening.looks(page, 'a move is to be taken back');
    await kiosk.device.screenshot('mafia/take-back');
    await answer(kiosk, players, 'Ada', true);
    await ada.pass();
    // Another one: the host says no, it stands, and is not asked about again.
    await ben.pass();
    await ben.askBack();
    await answer(kiosk, players, 'Ben', false);
    await ben.cannotAskBack();
    expect(await quick.command(ben.seat, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');

    await actForAbsent(kiosk, table, cleo);
    await comeBack(cleo, `${evening.referee.lanAddress}/play`);

    // Three want to stop, one plays on; then all four stop.
    await ada.suggestStop();
    await kiosk.page.getByText(kiosk.words['mafia-screen'].votes.some(CALLED.Ada)).waitFor();
    await cleo.stopToo();
    await dan.stopToo();
    await ben.page.getByText(ben.words.stop.wanted([CALLED.Ada, CALLED.Cleo, CALLED.Dan].join(', '))).waitFor();
    for (const page of [kiosk, ben.phone]) await evening.looks(page, 'three want to stop');
    await dan.playOn();
    await ben.stopToo();
    expect(ada.view).toMatchObject({ phase: 'play', round: 1, end: null });
    await dan.stopToo();
    // Prisoners may still be bought out.
    for (const player of players) await player.confirm();
    await table.tells();

    await checkRecord(kiosk, ben);
  }));

/** The host answers at the big screen, and every phone is told. */
async function answer(
  kiosk: KioskPage,
  players: readonly MafiaPlayer[],
  who: keyof typeof CALLED,
  agree: boolean,
): Promise<void> {
  const { asked, agree: yes, decline } = kiosk.words.screen.takeback;
  await kiosk.page.getByRole('heading', { name: asked(CALLED[who]) }).waitFor();
  await kiosk.button(agree ? yes : decline).click();
  const kind = agree ? 'taken-back' : 'takeback-declined';
  for (const { name, phone } of players) {
    await phone.device.wire.until(`${name} is told`, ({ match, notices }) => {
      return match?.takeback.open === null && notices.at(-1)?.kind === kind;
    });
  }
}

/** It is Cleo's turn, and her phone is away: the host is warned, may think again, and passes for her. */
async function actForAbsent(kiosk: KioskPage, table: MafiaSecrets, cleo: MafiaPlayer) {
  const { mafia, 'mafia-screen': words, 'mafia-lines': lines } = kiosk.words;
  const { red } = mafia.clans;
  if (red === undefined) throw new Error('red has no words');
  await cleo.turn();
  await cleo.page.goto('about:blank');
  await table.tellsUntil(words.absent.gone(red));
  const button = kiosk.button(words.absent.turn);
  const dialog = kiosk.page.getByRole('dialog', { name: words.absent.turn });
  await button.click();
  await dialog.getByText(words.absent.warn(red)).waitFor();
  await dialog.getByRole('button', { name: kiosk.words.common.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  await button.click();
  await dialog.getByRole('button', { name: words.absent.turn }).click();
  await kiosk.button(kiosk.words.screen.play.history).click();
  const told = lines.stoodIn.host.turn(red);
  await kiosk.page.getByRole('dialog').getByText(told).first().waitFor();
  await kiosk.page.keyboard.press('Escape');
}

/** This phone did not claim its seat itself: its line is checked each time. */
async function comeBack({ page, phone }: MafiaPlayer, address: string): Promise<void> {
  await page.goto(address);
  await phone.sameNumber();
  await phone.button(phone.words.phone.menu.open).waitFor();
}

/** The record is the same everywhere, is verified, and the game once more tells of what was taken back. */
async function checkRecord(kiosk: KioskPage, { phone }: MafiaPlayer): Promise<void> {
  await kiosk.page.locator('tbody tr').first().waitFor();
  const text = await savedRecord(kiosk);
  expect(await savedRecord(phone)).toBe(text);
  const head = groupDigits(checkNumberOf(JSON.parse(text).heads.at(-1)));
  const verified = { code: 0, out: expect.stringContaining('\nVERIFIED\n') };
  expect(verify(text, head)).toEqual(verified);
  const kinds = [...text.matchAll(/"kind": ?"(taken-back|takeback-\w+)"/g)];
  expect(kinds.map(([, kind]) => kind)).toEqual([
    ...['takeback-asked', 'taken-back', 'takeback-asked', 'takeback-declined'],
  ]);
  const { sharedLog } = kiosk.words;
  await kiosk.button(kiosk.words['mafia-screen'].end.replay).click();
  const next = kiosk.button(kiosk.words.screen.end.forward);
  for (const line of [sharedLog.takenBack(CALLED.Ada), sharedLog.takebackDeclined(CALLED.Ben)]) {
    const said = kiosk.page.getByText(line).first();
    while (!(await said.isVisible())) await next.click();
  }
}
