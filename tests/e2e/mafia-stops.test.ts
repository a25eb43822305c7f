import { fileURLToPath } from 'node:url';
import { CLANS, type Clan } from '@mister-x/games/mafia/rules/browser';
import { checkNumberOf, spellDigits } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import type { MafiaPlayer } from '../support/mafia-player.js';
import { MafiaSecrets } from '../support/mafia-secrets.js';
import { comeLater, gatherMafia } from '../support/mafia-players.js';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import {
  BLUE,
  GREEN,
  RED,
  toEscape,
  toExchange,
  toLastRound,
  toLayout,
  toPlay,
  toProsecutor,
  toRansom,
  toTarget,
  YELLOW,
} from '../support/mafia-course.js';
import { MafiaTable } from '../support/mafia-table.js';
import { savedRecord, verify } from '../support/saved-record.js';

/**
 * Where a game of Mafia does not simply go on: a move that is taken back, a table that wants to stop, a seat
 * whose phone is away, and the next game.
 */

useChromium();

const ARRANGED = fileURLToPath(new URL('games/dist/mafia/test/server/arranged.js', PROJECT));
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
/** A seat as the big screen names it: its colour, and the one who plays it. */
const CALLED = { Ada: 'Blue (Ada)', Ben: 'Yellow (Ben)', Cleo: 'Red (Cleo)', Dan: 'Green (Dan)' };
const called = (name: string) => CALLED[name as keyof typeof CALLED];

/** Round 1 up to the first sales: blue $270, red $150, green $120; it is blue’s turn. */
async function toSales(course: MafiaTable): Promise<void> {
  await toExchange(course);
  await toLayout(course);
  await toPlay(course);
  await course.open('B3');
  await course.choose('C2');
  await course.open('D2');
}

/** The host answers at the big screen, and every phone is told. */
async function answer(
  kiosk: KioskPage,
  players: readonly MafiaPlayer[],
  who: MafiaPlayer,
  agree: boolean,
) {
  const { asked, agree: yes, decline } = kiosk.words.table.takeback;
  await kiosk.page.getByRole('heading', { name: asked(called(who.name)) }).waitFor();
  await kiosk.button(agree ? yes : decline).click();
  const kind = agree ? 'taken-back' : 'takeback-declined';
  for (const { name, phone } of players) {
    await phone.device.wire.until(`${name} is told`, ({ match, notices }) => {
      return match?.takeback.open === null && notices.at(-1)?.kind === kind;
    });
  }
}

it('a prison move, a pass and a ransom are taken back if the host agrees [MF-110]', () =>
  Evening.spend(
    'mafia-taking-back',
    async (evening) => {
      const course = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      await toExchange(course);
      await toLayout(course);
      await toPlay(course);
      await course.open('B3');
      await toTarget(course);
      await toProsecutor(course);
      await toRansom(course);
      await toEscape(course);
      await toLastRound(course);
      const { kiosk, players } = await comeLater(evening, course, NAMES);
      const table = new MafiaSecrets(kiosk, players);
      const [ada, ben, cleo, dan] = players as [MafiaPlayer, MafiaPlayer, MafiaPlayer, MafiaPlayer];
      const { mafia, 'mafia-table': words, 'mafia-lines': lines } = kiosk.words;
      const { blue, yellow } = mafia.clans as Record<string, typeof mafia.clans.blue>;
      if (!blue || !yellow) throw new Error('a clan has no words');
      const told = kiosk.words.sharedLog;
      const says = (player: MafiaPlayer, agree: boolean) => answer(kiosk, players, player, agree);

      // A prison move: the host agrees, and Ada does something else.
      const [from, to] = [mafia.cell('15'), mafia.cell('12')];
      await ada.moveInPrison(from, to);
      await table.tells(lines.prisonerMoved(blue, from, to));
      await ada.askBack();
      // Nobody plays on meanwhile, whatever their phone sends.
      const quick = await evening.handsOfSeat(await ben.phone.held());
      expect(await quick.command(ben.seat, { kind: 'act', action: { type: 'pass' } })).toBe(
        'PHASE_WRONG',
      );
      await evening.looks(kiosk, 'a move is to be taken back');
      await evening.looks(ada.phone, 'a move is to be taken back');
      const { takeback, concession } = ben.phone.words.phone;
      await ada.page.getByText(ada.words.play.asked).waitFor();
      for (const { page } of [ben, cleo, dan]) {
        await page.getByText(takeback.wants('Ada')).waitFor();
        await page.getByText(concession.waiting(takeback.host)).first().waitFor();
      }
      await ben.phone.device.screenshot('mafia/phone-someone-takes-back');
      await ada.phone.device.screenshot('mafia/phone-takes-back');
      await kiosk.device.screenshot('mafia/take-back');
      await says(ada, true);
      await ada.turn();
      await kiosk.page.getByText(words.turn(blue)).first().waitFor();
      await kiosk.device.screenshot('mafia/taken-back');
      // A pass: the host says no, and it stands.
      await ada.pass();
      await ada.askBack();
      await says(ada, false);
      expect(ada.view.turn).toBe(ben.seat);
      await ada.cannotAskBack();
      await ada.page.getByText(told.takebackDeclined(CALLED.Ada)).waitFor();
      await ada.phone.device.screenshot('mafia/phone-refused');
      const once = await evening.handsOfSeat(await ada.phone.held());
      expect(await once.command(ada.seat, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');

      // Too late: the next one has acted.
      await ben.pass();
      await cleo.pass();
      await ben.cannotAskBack();
      expect(await quick.command(ben.seat, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
      // A pass: the host agrees.
      await cleo.askBack();
      await says(cleo, true);
      await cleo.turn();
      await cleo.pass();
      // The last one ends the play by itself.
      await dan.pass();
      await table.tells(words.collection.title(2));
      await dan.cannotAskBack();

      // Ransoms.
      const figure = mafia.figure(blue, table.figureIn(150, 'clan-1'));
      const before = ada.view.clans.map(({ balance }) => balance);
      const sum = '$150';
      await ada.ransom(sum, ada.words.ransom.payAsk(figure, sum, yellow));
      await ada.askBack();
      await says(ada, true);
      expect(ada.view.clans.map(({ balance }) => balance)).toEqual(before);
      await ada.ransom(sum, ada.words.ransom.payAsk(figure, sum, yellow));
      await ada.askBack();
      await says(ada, false);
      await ben.confirm();
      await ada.cannotAskBack();
      for (const player of [ada, cleo, dan]) await player.confirm();
      await table.tells();

      await kiosk.page.locator('tbody tr').first().waitFor();
      // The log tells each of them, the newest first.
      await kiosk.button(kiosk.words.table.play.history).click();
      const drawer = kiosk.page.getByRole('dialog');
      await drawer.getByText(told.takenBack(CALLED.Ada)).first().waitFor();
      const answers = [told.takenBack, told.takebackDeclined].flatMap((say) =>
        [CALLED.Ada, CALLED.Cleo].map(say),
      );
      const log = await drawer.getByRole('listitem').allInnerTexts();
      expect(log.filter((line) => answers.includes(line)).toReversed()).toEqual([
        told.takenBack(CALLED.Ada),
        told.takebackDeclined(CALLED.Ada),
        told.takenBack(CALLED.Cleo),
        told.takenBack(CALLED.Ada),
        told.takebackDeclined(CALLED.Ada),
      ]);
      await kiosk.page.keyboard.press('Escape');
    },
    { program: ARRANGED },
  ));

/** Both editions, as far as the same cards can be played the same way. */
const EDITIONS = [
  {
    variant: 'online2015',
    flags: {},
    winners: [CALLED.Ada, CALLED.Cleo],
    rows: [
      '1. Blue Ada $570 $720',
      '2. Red Cleo $150 $720',
      '3. Green Dan $120 $120',
      '4. Yellow Ben $0 $120',
    ],
    place: 2,
  },
  {
    variant: 'authors1992',
    flags: { first_player: 'blue' },
    winners: [CALLED.Ada],
    rows: ['1. Blue Ada $570', '2. Red Cleo $150', '3. Green Dan $120', '4. Yellow Ben $0'],
    place: 2,
  },
] as const;

it.each(EDITIONS)('a table of $variant stops when all four want to [MF-111]', (edition) =>
  Evening.spend(
    `mafia-stopping-${edition.variant}`,
    async (evening) => {
      const { variant, flags } = edition;
      const course = await MafiaTable.gather(evening, {
        ...{ names: NAMES, variant },
        flags: { blitz: true, ...flags },
      });
      await toSales(course);
      const { kiosk, players } = await comeLater(evening, course, NAMES);
      const table = new MafiaSecrets(kiosk, players);
      const [ada, ben, cleo, dan] = players as [MafiaPlayer, MafiaPlayer, MafiaPlayer, MafiaPlayer];
      const { 'mafia-table': words, 'mafia-lines': lines } = kiosk.words;

      // Three want to stop, one plays on; then one of the three plays on after all.
      await ada.suggestStop();
      await kiosk.page.getByText(words.votes.some(CALLED.Ada)).waitFor();
      for (const player of [ben, dan]) await player.stopToo();
      await cleo.page
        .getByText(cleo.words.stop.wanted([CALLED.Ada, CALLED.Ben, CALLED.Dan].join(', ')))
        .waitFor();
      await evening.looks(kiosk, 'three want to stop');
      await evening.looks(cleo.phone, 'three want to stop');
      await kiosk.device.screenshot('mafia/three-would-stop');
      await cleo.phone.device.screenshot('mafia/phone-three-would-stop');
      await ben.playOn();
      await cleo.stopToo();
      expect(ada.view).toMatchObject({ phase: 'play', round: 1, end: null });
      // The player whose turn it is plays on meanwhile.
      await ada.open('D3', 'good-arms-1');
      await ben.stopToo();

      // Prisoners may still be bought out, where the last round knows ransoms.
      if (variant === 'online2015') for (const player of players) await player.confirm();
      for (const player of players)
        await player.until('the end', ({ end }) => end?.code === 'STOPPED');
      await table.tells();
      await kiosk.page.getByText(lines.outcomes.STOPPED).first().waitFor();
      await kiosk.page
        .getByText(lines.winner(edition.winners.join(', '), edition.winners.length))
        .waitFor();
      const rows = await kiosk.page.locator('tbody tr').allInnerTexts();
      expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(edition.rows);
      await cleo.page.getByText(cleo.words.end.place(edition.place)).waitFor();
      await evening.looks(kiosk, 'the end');
      await evening.looks(cleo.phone, 'the end');
      await kiosk.device.screenshot(`mafia/stopped-${variant}`);
    },
    { program: ARRANGED },
  ),
);

/** Who is away. */
type Absence = { readonly name: string; readonly seat: Clan };

it('the host acts for seats whose phones are away, whatever they are asked for [MF-109]', () =>
  Evening.spend(
    'mafia-absent',
    async (evening) => {
      const course = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
      await course.until('the exchange', ({ phase }) => phase === 'exchange');
      const kiosk = await evening.kiosk('en');
      await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${course.table}`);
      await kiosk.button(kiosk.words.table.play.menu).waitFor();
      const { mafia, 'mafia-table': words, 'mafia-lines': lines } = kiosk.words;
      const table = new MafiaSecrets(kiosk, []);
      const cleo: Absence = { name: 'Cleo', seat: RED };
      const dan: Absence = { name: 'Dan', seat: GREEN };
      const clanOf = (seat: Clan) => {
        const clan = mafia.clans[['blue', 'yellow', 'red', 'green'][CLANS.indexOf(seat)] ?? ''];
        if (clan === undefined) throw new Error(`${seat} has no words`);
        return clan;
      };
      const actsFor = async ({ seat }: Absence, what: keyof typeof lines.stoodIn.host) => {
        await table.tellsUntil(words.absent.gone(clanOf(seat)));
        const button = kiosk.button(words.absent[what]);
        const dialog = kiosk.page.getByRole('dialog', { name: words.absent[what] });
        // The host is warned, and may think again.
        await button.click();
        await dialog.getByText(words.absent.warn(clanOf(seat))).waitFor();
        await kiosk.device.screenshot(`mafia/absent-${what}`);
        await dialog.getByRole('button', { name: kiosk.words.common.cancel }).click();
        await dialog.waitFor({ state: 'detached' });
        await button.click();
        await dialog.getByRole('button', { name: words.absent[what] }).click();
        await kiosk.button(kiosk.words.table.play.history).click();
        const told = lines.stoodIn.host[what](clanOf(seat));
        await kiosk.page.getByRole('dialog').getByText(told).first().waitFor();
        await kiosk.page.keyboard.press('Escape');
      };

      course.leave(RED);
      // Nobody acts for someone who is not waited for yet.
      await kiosk.page.getByText(words.waiting(CALLED.Ada)).waitFor();
      await kiosk.page.getByText(words.clan.away).waitFor();
      expect(await kiosk.button(words.absent.exchange).count()).toBe(0);
      await toExchange(course);
      await actsFor(cleo, 'exchange');
      await course.act(GREEN, { type: 'exchange', cards: [] });
      await course.lay(BLUE, { A1: 'theft-1', B1: 'police-1', C2: 'buyer-1', D3: 'good-arms-1' });
      await course.lay(YELLOW, {
        ...{ A4: 'robbery-1', C1: 'good-moonshine-1', A3: 'good-parts-1', B2: 'buyer-2' },
      });
      await actsFor(cleo, 'layout');
      await course.lay(GREEN, {
        ...{ B4: 'lawyer-2', D1: 'prosecutor-1', D2: 'good-parts-2', C3: 'good-moonshine-2' },
      });
      await course.open('C2', 'B2');
      await actsFor(cleo, 'turn');
      // Two Buyers lie beside it, and the phone is gone before it can say which.
      await course.open('C3');
      course.leave(GREEN);
      await actsFor(dan, 'choice');
      for (const seat of [BLUE, YELLOW]) await course.act(seat, { type: 'pass' });
      await actsFor(dan, 'turn');
      await course.until('the ransoms', ({ phase }) => phase === 'ransom');
      for (const seat of [BLUE, YELLOW]) await course.act(seat, { type: 'confirm' });
      await actsFor(cleo, 'ransom');
      await actsFor(dan, 'ransom');
      await course.until('the next round', ({ round }) => round === 2);
    },
    { program: ARRANGED },
  ));

it('a record with moves that were taken back is verified, and tells of them [MF-110]', () =>
  Evening.spend('mafia-taken-back-record', async (evening) => {
    const course = await MafiaTable.gather(evening, { names: NAMES, flags: { blitz: true } });
    await course.until('the exchange', ({ phase }) => phase === 'exchange');
    await course.all(CLANS, { type: 'exchange', cards: [] });
    await course.until('the layout', ({ phase }) => phase === 'layout');
    for (const seat of CLANS) await course.layAnyhow(seat);
    const { kiosk, players } = await comeLater(evening, course, NAMES);
    const table = new MafiaSecrets(kiosk, players);
    const [ada, ben] = players as [MafiaPlayer, MafiaPlayer];
    await ada.pass();
    await ada.askBack();
    await answer(kiosk, players, ada, true);
    await ada.pass();
    await ben.pass();
    await ben.askBack();
    await answer(kiosk, players, ben, false);
    await ada.suggestStop();
    for (const player of players.slice(1)) await player.stopToo();
    for (const player of players) await player.confirm();
    await table.tells();

    await kiosk.page.locator('tbody tr').first().waitFor();
    const text = await savedRecord(kiosk);
    expect(await savedRecord(ben.phone)).toBe(text);
    const record = JSON.parse(text);
    const head = spellDigits(checkNumberOf(record.heads.at(-1)));
    const verified = { code: 0, out: expect.stringContaining('\nVERIFIED\n') };
    expect(verify(text, head)).toEqual(verified);
    const kinds = [...text.matchAll(/"kind": ?"(taken-back|takeback-\w+)"/g)];
    expect(kinds.map(([, kind]) => kind)).toEqual([
      ...['takeback-asked', 'taken-back', 'takeback-asked', 'takeback-declined'],
    ]);
    // The game once more tells of them.
    const { sharedLog } = kiosk.words;
    await kiosk.button(kiosk.words['mafia-table'].end.replay).click();
    const next = kiosk.button(kiosk.words.table.end.forward);
    for (const line of [sharedLog.takenBack(CALLED.Ada), sharedLog.takebackDeclined(CALLED.Ben)]) {
      const said = kiosk.page.getByText(line).first();
      while (!(await said.isVisible())) await next.click();
    }
  }));

it('the same people stop before the first card is opened, and play again', () =>
  Evening.spend('mafia-again', async (evening) => {
    const { kiosk, players } = await gatherMafia(evening, { language: 'en', names: NAMES });
    const table = new MafiaSecrets(kiosk, players);
    const [ada, ...others] = players as [MafiaPlayer, ...MafiaPlayer[]];
    await kiosk.button(kiosk.words.table.play.menu).waitFor();
    await ada.phone.device.wire.until('the game', ({ match }) => match !== undefined);
    await ada.until('has cards', ({ phase }) => phase === 'exchange');
    await ada.suggestStop();
    for (const player of others) await player.stopToo();
    for (const player of players) await player.confirm();
    await table.tells();
    const before = kiosk.device.wire.table?.table;
    await kiosk.button(kiosk.words.table.end.rematch).click();
    await kiosk.page.getByText(kiosk.words.table.gathering.allHere).first().waitFor();
    await kiosk.start();
    for (const player of players) {
      const { wire } = player.phone.device;
      await wire.until(`${player.name} plays again`, ({ table: next }) => {
        return next !== undefined && next.table !== before && next.status === 'playing';
      });
      await player.until('has new cards', ({ phase, round, own }) => {
        return phase === 'exchange' && round === 1 && own?.hand.length === 4;
      });
    }
    // By the same rules as before.
    expect(ada.view).toMatchObject({ variant: 'online2015', bank: 2000, votes: [] });
    await ada.swap();
    await table.sees(kiosk.words['mafia-table'].clan.swapped(0));
  }));
