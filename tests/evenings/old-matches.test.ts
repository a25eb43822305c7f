import { spawnSync } from 'node:child_process';
import type { MatchRecord } from '@mister-x/engine/record';
import { wordsOf } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { COMMAND } from '../processes/programs.js';
import { wander } from '../support/europe-planner.js';
import { detectives, refill, travelByPage } from '../support/europe-play.js';
import { EuropeTable } from '../support/europe-table.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { OldMatch } from '../support/old-match.js';
import type { Party } from '../support/party.js';
import type { PhonePage } from '../support/phone-page.js';
import { flee } from '../support/planner.js';

useChromium();

/**
 * Matches of the first version of both games (`gameVersion: 1`), which were open when the referee was stopped: Mister X
 * had moved, and the others not yet. Server and pages of commit 81f46f3 played them, in a test such as this one; the
 * files hold the database, the keys beside it and what each device had in its storage. They are never made anew.
 */

/** Under that version a hunter who gives up asks nobody (CM-17 came later). */
async function giveUpAtOnce(party: Party, phone: PhonePage): Promise<void> {
  const { menu } = phone.words.phone;
  await phone.button(menu.open).tap();
  await phone.button(menu.concede).tap();
  await phone.page.getByText(menu.concedeDetectives).waitFor();
  await phone.button(menu.concede).tap();
  await party.everybody('the end', ({ end }) => end?.code === 'CONCEDED_BY_DETECTIVES');
}

/** No device finds anything wrong; each says that it checks anew from where it was continued. */
async function checkedEverywhere(party: Party): Promise<void> {
  for (const { page, words } of [party.kiosk, party.x, ...party.phones.values()]) {
    const checked = page.locator('button.checked');
    await checked.waitFor();
    expect(await checked.textContent()).toMatch(
      new RegExp(words.trust.checked.since(9).replace('9', '\\d+')),
    );
    expect(await page.getByText(words.trust.alarm.band).count()).toBe(0);
  }
}

/** The record of the whole match, against words that were noted under the old version. */
async function verified({ evening, table }: Party, head: string): Promise<void> {
  const host = await evening.handsOfKiosk(table);
  const record: MatchRecord = await host.get('record', { table });
  expect(record.genesis.gameVersion).toBe(1);
  const args = ['verify', '-', '--head', wordsOf(head).join(' ')];
  const input = JSON.stringify(record);
  const run = spawnSync(process.execPath, [COMMAND, ...args], { input, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('\nVERIFIED') });
}

it('a match of Scotland Yard from before goes on to its end', async () => {
  const old = await OldMatch.read('scotland-yard-1');
  await old.inFolder((data) =>
    Evening.spend(
      'old-yard',
      async (evening) => {
        const party = await old.party(evening, ['Xenia', 'Ada', 'Ben'], ['Ada']);
        const { kiosk, x } = party;
        await party.everybody('round 2', ({ round, log }) => round === 2 && log.length === 2);
        const hands = await FastHands.of(party);
        await hands.detectives();
        await party.everybody('round 3', ({ round, phase }) => round === 3 && phase === 'x_turn');
        // In window 3 Mister X appears, and his receipt is opened.
        await party.travel([flee(party.secret)]);
        await kiosk.reveal(party.xStop);
        await hands.detectives();
        await party.everybody('round 4', ({ round, phase }) => round === 4 && phase === 'x_turn');
        await giveUpAtOnce(party, party.phoneOf('Ada'));
        await kiosk.goOn();
        await checkedEverywhere(party);
        await x.page.getByText(x.words['scotland-yard'].winner.x).waitFor();
        expect(party.view.end?.report.map(({ verdict }) => verdict)).toEqual(['OK', 'OK', 'OK']);
        for (const round of [1, 2]) await verified(party, old.head('kiosk', round));
      },
      { data },
    ),
  );
});

it('a match across Europe from before goes on to its end', async () => {
  const old = await OldMatch.read('mister-x-europe-1');
  await old.inFolder((data) =>
    Evening.spend(
      'old-europe',
      async (evening) => {
        const party = await old.party(evening, ['Xenia', 'Ada', 'Ben'], ['Ada', 'Ben']);
        const table = await EuropeTable.of(party);
        await refill(table, 'x', table.hand('x').slice(0, 1), () => undefined, true);
        await detectives(table, 'avoid', true);
        if (table.secret.phase === 'specials') await table.act('h1', { type: 'noSpecial' });
        await table.phase('refill');
        for (const seat of ['h1', 'h2']) await refill(table, seat, [], () => undefined, true);
        await table.pages('round 2', ({ round, phase }) => round === 2 && phase === 'x_move');
        // None of the tickets that he has drawn leads out of city 9: luck of that match, and ever the same.
        await table.act('x', { type: 'swap' });
        await table.everybody('a way', ({ own }) => own === null || own.reach.length > 0);
        await travelByPage(table, wander(table.secret, []));
        await giveUpAtOnce(party, table.phone('h1'));
        await checkedEverywhere(party);
        const { end } = table.secret;
        expect(end?.report.rows.every(({ verdict }) => verdict === 'OK')).toBe(true);
        expect(end?.report.ledger).toEqual([]);
        await verified(party, old.head('kiosk', 1));
      },
      { data },
    ),
  );
});
