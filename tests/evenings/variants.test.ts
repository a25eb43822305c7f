import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { Party } from '../support/party.js';
import { flee, stroll } from '../support/planner.js';
import { endOnEveryDevice } from '../support/the-end.js';

useChromium();

it('classic-1983 in German: the referee draws the start cards, tickets never run out (SYC-4)', () =>
  Evening.spend('classic', async (evening) => {
    const party = await Party.gather(
      evening,
      {
        variant: 'classic-1983',
        hunters: 3,
        names: ['Xaver', 'Jörg', 'Ülkü', 'Björn'],
        language: 'de',
        serverDeals: true,
      },
      ['Jörg'],
    );
    await party.kiosk.start();
    await party.everybody('round 1', ({ round }) => round === 1);
    expect(party.view.variant).toBe('classic-1983');
    expect(party.view.x.unlimited).toBe(true);
    const starts = [...party.view.detectives.map(({ stop }) => stop), party.xStop];
    expect(new Set(starts).size).toBe(4);
    for (let round = 1; round <= 3; round++) {
      await party.travel([flee(party.secret)]);
      if (round === 3) await party.kiosk.reveal(party.xStop);
      for (const { id } of party.view.detectives) {
        await party.move(id, stroll(party.view, id, party.xStop));
      }
    }
    await evening.looks(party.kiosk, 'round 4');
    for (const phone of [party.x, ...party.phones.values()]) await evening.looks(phone, 'round 4');
  }));

it('newer boxes in French: two players with two detectives each, in any order (SY-3, SY-12)', () =>
  Evening.spend('newer', async (evening) => {
    const party = await Party.gather(
      evening,
      {
        variant: 'newer',
        hunters: 2,
        names: ['Xavière', 'Zoé', 'Noël'],
        language: 'fr',
        serverDeals: true,
      },
      ['Noël'],
    );
    const { kiosk } = party;
    const noël = party.phones.get('Noël');
    if (noël === undefined) throw new Error('Noël has a phone');
    await kiosk.start();
    await party.everybody('round 1', ({ round }) => round === 1);
    expect(party.view.revealWindows).toEqual([3, 8, 13, 18, 24]);
    expect(party.view.detectives.map(({ hunter }) => hunter)).toEqual(['h1', 'h1', 'h2', 'h2']);
    await party.travel([flee(party.secret)]);
    expect(party.view.next).toEqual(['d1', 'd2', 'd3', 'd4']);

    const own = (detective: string) =>
      party.view.detectives.findIndex(({ id }) => id === detective);
    const choose = async (detective: string) => {
      const phone = party.nameOf(detective) === 'Noël';
      const pawns = phone
        ? noël.page.locator('.strip button')
        : kiosk.page.locator('.pawns button');
      const left = party.view.next.filter((id) => party.nameOf(id) === party.nameOf(detective));
      if (phone) await pawns.nth(own(detective) - 2).tap();
      else if (left.length > 1) await pawns.nth(left.indexOf(detective as 'd1')).click();
    };
    await evening.looks(kiosk, 'who moves next?');
    await evening.looks(noël, 'his two detectives');
    for (const detective of ['d4', 'd2', 'd3', 'd1']) {
      await choose(detective);
      await party.move(detective, stroll(party.view, detective, party.xStop));
    }
    expect(party.view.round).toBe(2);
  }));

it('in Russian: giving up on either side, and ending early', () =>
  Evening.spend('giving-up', async (evening) => {
    const settings = { hunters: 3, language: 'ru', serverDeals: true } as const;
    const names = ['Ирина', 'Анна', 'Борис', 'Вера'];
    const party = await Party.gather(evening, { ...settings, names }, ['Анна']);
    const { kiosk, x } = party;
    await kiosk.start();
    await party.everybody('round 1', ({ round }) => round === 1);

    const { menu } = x.words.phone;
    await x.button(menu.open).tap();
    await evening.looks(x, 'the menu');
    await x.button(menu.concede).tap();
    await x.page.getByText(menu.concedeAsk).waitFor();
    await x.button(menu.concede).tap();
    await endOnEveryDevice(party, 'CONCEDED_BY_X');
    expect(party.view.end?.winner).toBe('detectives');

    await again(party);
    await party.travel([flee(party.secret)]);
    await kiosk.menu();
    await evening.looks(kiosk, 'the menu');
    await party.giveUp();
    await endOnEveryDevice(party, 'CONCEDED_BY_DETECTIVES');
    expect(party.view.end?.winner).toBe('x');

    await again(party);
    await kiosk.menu();
    await kiosk.button(kiosk.words.table.menu.abandon).click();
    await kiosk.button(kiosk.words.common.yes).click();
    await endOnEveryDevice(party, 'ABANDONED');
    expect(party.view.end?.winner).toBe(null);
  }));

async function again(party: Party): Promise<void> {
  await party.kiosk.button(party.kiosk.words.table.end.rematch).click();
  await party.kiosk.start();
  await party.everybody('round 1 of the rematch', ({ round, end }) => round === 1 && end === null);
}
