import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { MatchRecord } from '@mister-x/engine/record';
import { checkNumberOf, spellDigits } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { COMMAND } from '../processes/programs.js';
import { wander } from '../support/europe-planner.js';
import { detectives, refill, travelByPage } from '../support/europe-play.js';
import { EuropeTable } from '../support/europe-table.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { OldMatch } from '../support/old-match.js';
import { Party } from '../support/party.js';
import { flee } from '../support/planner.js';
import { answerHere, answerWish, askToGiveUp } from '../support/wishes.js';

useChromium();

/**
 * Matches that were open when the referee was killed: Mister X had moved, and the others not yet. The files hold the
 * database, the keys beside it and what each device had in its storage. They are never made anew.
 *
 * - Version 1 of both games (`gameVersion: 1`): server and pages of commit 81f46f3 played them.
 * - Version 2: those of commit 233f176, on 23 November 2026, with either seal. Ada took a move back, and Mister X moved
 *   twice in one turn.
 *
 * In one of them the recovery codes, which were words then, have been replaced by digits: the seats' shares were
 * wrapped anew, and nothing else was touched.
 *
 * Evenings such as these made them. They fix for good what the files of a data folder are called, the columns of the
 * database, and under which names a browser remembers what.
 */
const YARD = [
  { name: 'scotland-yard-1', version: 1, round: 2, windows: 2 },
  { name: 'scotland-yard-2', version: 2, round: 6, windows: 7 },
  { name: 'scotland-yard-2-host', version: 2, round: 6, windows: 7 },
] as const;
const EUROPE = [
  { name: 'mister-x-europe-1', version: 1, round: 1, stuck: true },
  { name: 'mister-x-europe-2', version: 2, round: 2, stuck: false },
  { name: 'mister-x-europe-2-host', version: 2, round: 3, stuck: false },
] as const;

/** Ada wants to give up. Under the first version that asked nobody (CM-17 came later). */
async function giveUp(party: Party, version: 1 | 2, others: () => Promise<unknown>): Promise<void> {
  const phone = party.phoneOf('Ada');
  if (version === 2) {
    await askToGiveUp(phone);
    await others();
  } else {
    const { menu } = phone.words.phone;
    await phone.button(menu.open).tap();
    await phone.button(menu.concede).tap();
    await phone.page.getByText(menu.concedeAsk).waitFor();
    await phone.button(menu.concede).tap();
  }
  await party.everybody('the end', ({ end }) => end?.code === 'CONCEDED_BY_DETECTIVES');
}

/** No device finds anything wrong; those of the first version say from where they check anew. */
async function checkedEverywhere(party: Party, version: 1 | 2): Promise<void> {
  for (const { page, words } of party.players) {
    const checked = page.locator('button:has(.icon-check)');
    await checked.waitFor();
    const { since, whole } = words.trust.checked;
    expect(await checked.textContent()).toMatch(
      new RegExp(version === 1 ? since(9).replace('9', '\\d+') : whole),
    );
    expect(await page.getByText(words.trust.alarm.band).count()).toBe(0);
  }
}

/** The record of the whole match, against heads that were noted under the old version. */
async function verified({ evening, table }: Party, version: number, head: string): Promise<void> {
  const host = await evening.handsOfKiosk(table);
  const record: MatchRecord = await host.record(table);
  expect(record.genesis.gameVersion).toBe(version);
  const args = ['verify', '-', '--check-number', spellDigits(checkNumberOf(head))];
  const input = JSON.stringify(record);
  const run = spawnSync(process.execPath, [COMMAND, ...args], { input, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('\nVERIFIED') });
}

/** All the rounds that the kiosk of that time wrote down. */
async function verifiedAgainst(party: Party, old: OldMatch, version: number, rounds: number) {
  for (let round = 1; round <= rounds; round++) {
    await verified(party, version, old.head('kiosk', round));
  }
}

it.each(YARD)('$name: a match of Scotland Yard from before goes on to its end', async (from) => {
  const { name, version, round, windows } = from;
  const old = await OldMatch.read(name);
  await old.inFolder((data) =>
    Evening.spend(
      name,
      async (evening) => {
        const party = await old.party(evening, ['Xenia', 'Ada', 'Ben'], ['Ada']);
        const { kiosk, x } = party;
        const xTurn = (next: number) =>
          party.everybody(
            `round ${next}`,
            (view) => view.round === next && view.phase === 'x_turn',
          );
        await party.everybody(
          `round ${round}`,
          (view) => view.round === round && view.log.length === windows,
        );
        const hands = await FastHands.of(party);
        await hands.detectives();
        await xTurn(round + 1);
        // In this window, the third or the eighth, Mister X appears, and his receipt is opened.
        await party.travel([flee(party.secret)]);
        await kiosk.reveal(party.xStop);
        await hands.detectives();
        await xTurn(round + 2);
        await giveUp(party, version, () => answerHere(kiosk, 'Ben', true));
        await kiosk.goOn();
        await checkedEverywhere(party, version);
        await x.page.getByText(x.words['scotland-yard'].winner.x).waitFor();
        expect(party.view.end?.report.map(({ verdict }) => verdict)).toEqual(
          Array.from({ length: windows + 1 }, () => 'OK'),
        );
        await verifiedAgainst(party, old, version, round);
      },
      { data },
    ),
  );
});

it('Mister X, who lost his phone, comes back to a match from before by his recovery code', async () => {
  const old = await OldMatch.read('scotland-yard-2');
  await old.inFolder((data) =>
    Evening.spend(
      'old-code',
      async (evening) => {
        const kiosk = await old.kiosk(evening);
        const x = await evening.phone('en', 'x-new');
        await x.takeOver(evening.referee.lanAddress, old.code('Xenia'));
        expect(await x.sameNumber()).toBe(spellDigits(kiosk.device.wire.host?.checkNumber ?? ''));
        await x.writeCodeDown();
        const phones = new Map([['Ada', await old.phone(evening, 'Ada')]]);
        const party = new Party(evening, kiosk, x, phones, ['Xenia', 'Ada', 'Ben']);
        await party.everybody('round 6', (view) => view.round === 6 && view.log.length === 7);
        await (await FastHands.of(party)).detectives();
        await party.everybody('round 7', ({ round, phase }) => round === 7 && phase === 'x_turn');
        await party.travel([flee(party.secret)]);
        await kiosk.reveal(party.xStop);
      },
      { data },
    ),
  );
});

it.each(EUROPE)('$name: a match across Europe from before goes on to its end', async (from) => {
  const { name, version, round, stuck } = from;
  const old = await OldMatch.read(name);
  await old.inFolder((data) =>
    Evening.spend(
      name,
      async (evening) => {
        const party = await old.party(evening, ['Xenia', 'Ada', 'Ben'], ['Ada', 'Ben']);
        const table = await EuropeTable.of(party);
        await refill(table, 'x', table.hand('x').slice(0, 1), () => undefined, true);
        await detectives(table, 'avoid', true);
        if (table.secret.phase === 'specials') await table.act('h1', { type: 'noSpecial' });
        await table.phase('refill');
        for (const seat of ['h1', 'h2']) await refill(table, seat, [], () => undefined, true);
        await table.pages(
          `round ${round + 1}`,
          (view) => view.round === round + 1 && view.phase === 'x_move',
        );
        if (stuck) {
          // None of the tickets that he has drawn leads out of city 9: luck of that match, and ever the same.
          await table.act('x', { type: 'swap' });
          await table.everybody('a way', ({ own }) => own === null || own.reach.length > 0);
        }
        await travelByPage(table, wander(table.secret, []));
        await giveUp(party, version, () => answerWish(table.phone('h2'), true));
        await checkedEverywhere(party, version);
        const { end } = table.secret;
        expect(end?.report.rows.every(({ verdict }) => verdict === 'OK')).toBe(true);
        expect(end?.report.ledger).toEqual([]);
        await verifiedAgainst(party, old, version, round);
      },
      { data },
    ),
  );
});

/**
 * What became of two of those evenings: the hunters caught Mister X. `command-line/old-records` has their records; the
 * databases were compacted by `VACUUM`.
 */
const OVER = [
  { game: 'scotland-yard', onPhones: ['Ada'] },
  { game: 'mister-x-europe', onPhones: ['Ada', 'Ben'] },
] as const;

it.each(OVER)(
  'a finished match of $game from before is listed, opens and gives its record',
  async (from) => {
    const { game, onPhones } = from;
    const old = await OldMatch.read(`${game}-2-over`);
    await old.inFolder((data) =>
      Evening.spend(
        `over-${game}`,
        async (evening) => {
          const kiosk = await evening.kiosk('en', 'other');
          await kiosk.open(evening.referee);
          await kiosk.page.getByRole('heading', { name: kiosk.words.table.home.over }).waitFor();
          await kiosk.button(/^Xenia, Ada, Ben/).click();
          const title = kiosk.words[game].outcomes.CAUGHT;
          await kiosk.page.getByText(title).first().waitFor();
          const party = await old.party(evening, ['Xenia', 'Ada', 'Ben'], onPhones);
          await party.everybody('the end', ({ end }) => end?.code === 'CAUGHT');
          for (const { page, words } of [party.x, ...party.phones.values()]) {
            await page.getByRole('heading', { name: words[game].outcomes.CAUGHT }).waitFor();
          }
          for (const { page, words } of party.players) {
            expect(await page.getByText(words.trust.alarm.band).count()).toBe(0);
          }
          const { table } = party;
          const record = await (await evening.handsOfKiosk(table)).record(table);
          expect(record).toEqual(await oldRecord(game));
        },
        { data },
      ),
    );
  },
);

async function oldRecord(game: string): Promise<unknown> {
  const file = new URL(`../command-line/old-records/${game}-2.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}
