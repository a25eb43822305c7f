import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import { flee, stroll } from '../support/planner.js';
import { endOnEveryDevice } from '../support/the-end.js';

useChromium();

it('classic-1983 in German: the referee draws the start cards, tickets never run out (SYC-4)', () =>
  Evening.spend('classic', async (evening) => {
    const yard = await YardTable.gather(
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
    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    expect(yard.view.variant).toBe('classic-1983');
    expect(yard.view.x.unlimited).toBe(true);
    const starts = [...yard.view.detectives.map(({ stop }) => stop), yard.xStop];
    expect(new Set(starts).size).toBe(4);
    for (let round = 1; round <= 3; round++) {
      await yard.travel([flee(yard.secret)]);
      if (round === 3) await yard.kiosk.reveal(yard.xStop);
      for (const { id } of yard.view.detectives) {
        await yard.move(id, stroll(yard.view, id, yard.xStop));
      }
    }
    await evening.looks(yard.kiosk, 'round 4');
    for (const phone of [yard.x, ...yard.phones.values()]) await evening.looks(phone, 'round 4');
  }));

it('newer boxes in French: two players with two detectives each, in any order (SY-3, SY-12)', () =>
  Evening.spend('newer', async (evening) => {
    const yard = await YardTable.gather(
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
    const { kiosk } = yard;
    const noël = yard.phones.get('Noël');
    if (noël === undefined) throw new Error('Noël has a phone');
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    expect(yard.view.revealSlots).toEqual([3, 8, 13, 18, 24]);
    expect(yard.view.detectives.map(({ hunter }) => hunter)).toEqual(['h1', 'h1', 'h2', 'h2']);
    await yard.travel([flee(yard.secret)]);
    expect(yard.view.next).toEqual(['d1', 'd2', 'd3', 'd4']);

    const own = (detective: string) => yard.view.detectives.findIndex(({ id }) => id === detective);
    const choose = async (detective: string) => {
      const phone = yard.nameOf(detective) === 'Noël';
      const pawns = phone
        ? noël.page.locator('.strip button')
        : kiosk.page.locator('.pawns button');
      const left = yard.view.next.filter((id) => yard.nameOf(id) === yard.nameOf(detective));
      if (phone) await pawns.nth(own(detective) - 2).tap();
      else if (left.length > 1) await pawns.nth(left.indexOf(detective as 'd1')).click();
    };
    await evening.looks(kiosk, 'who moves next?');
    await evening.looks(noël, 'his two detectives');
    for (const detective of ['d4', 'd2', 'd3', 'd1']) {
      await choose(detective);
      await yard.move(detective, stroll(yard.view, detective, yard.xStop));
    }
    expect(yard.view.round).toBe(2);
  }));

it('in Russian: giving up on either side, and ending early', () =>
  Evening.spend('giving-up', async (evening) => {
    const settings = { hunters: 3, language: 'ru', serverDeals: true } as const;
    const names = ['Ирина', 'Анна', 'Борис', 'Вера'];
    const yard = await YardTable.gather(evening, { ...settings, names }, ['Анна']);
    const { kiosk, x } = yard;
    await kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);

    const { menu } = x.words.phone;
    await x.button(menu.open).tap();
    await evening.looks(x, 'the menu');
    await x.button(menu.concede).tap();
    await x.page.getByText(menu.concedeAsk).waitFor();
    await x.button(menu.concede).tap();
    await endOnEveryDevice(yard, 'CONCEDED_BY_X');
    expect(yard.view.end?.winner).toBe('detectives');

    await again(yard);
    await yard.travel([flee(yard.secret)]);
    await kiosk.menu();
    await evening.looks(kiosk, 'the menu');
    await yard.giveUp();
    await endOnEveryDevice(yard, 'CONCEDED_BY_DETECTIVES');
    expect(yard.view.end?.winner).toBe('x');

    await again(yard);
    await kiosk.menu();
    await kiosk.button(kiosk.words.table.menu.abandon).click();
    await kiosk.button(kiosk.words.common.yes).click();
    await endOnEveryDevice(yard, 'ABANDONED');
    expect(yard.view.end?.winner).toBe(null);
  }));

async function again(yard: YardTable): Promise<void> {
  await yard.kiosk.button(yard.kiosk.words.table.end.rematch).click();
  await yard.kiosk.start();
  await yard.everybody('round 1 of the rematch', ({ round, end }) => round === 1 && end === null);
}
