import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastPlayers } from '../support/fast-hands.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives } from '../support/planner.js';
import { expectEndOnEveryDevice } from '../support/the-end.js';
import {
  answerConcessionHere,
  answerConcession,
  requestConcession,
  mayRequestConcession,
  expectNoConcession,
  expectConcession,
} from '../support/concession.js';

useChromium();

const PEOPLE = ['Käthe', 'Jürgen', 'Ömer', 'Sören'] as const;
const SETTINGS = { hunters: 3, names: PEOPLE, serverDeals: true, language: 'de' } as const;

it('one hunter asks, another plays on; in the next round all agree', () =>
  Evening.spend('giving-up', async (evening) => {
    const yard = await YardTable.gather(evening, SETTINGS, ['Jürgen', 'Ömer']);
    const { kiosk, x } = yard;
    const [jürgen, ömer] = [yard.phoneOf('Jürgen'), yard.phoneOf('Ömer')];
    await kiosk.start();
    await yard.everybody('the first round', ({ round }) => round === 1);
    const words = x.words.phone.concession;

    await requestConcession(jürgen);
    await expectConcession(yard, { by: 'h1', waiting: ['h2', 'h3'], agreed: [] });
    await ömer.page.getByRole('alertdialog', { name: words.asks('Jürgen') }).waitFor();
    await jürgen.page.getByText(words.asked).waitFor();
    await x.page.getByText(words.wants('Jürgen')).waitFor();
    for (const { page } of [jürgen, x]) await page.getByText(words.waiting('Ömer, Sören')).waitFor();
    await kiosk.page.getByRole('heading', { name: kiosk.words.screen.concession.asks('Jürgen') }).waitFor();
    await kiosk.page.getByText(kiosk.words.screen.concession.onPhones('Ömer')).waitFor();
    for (const player of yard.players) await evening.looks(player, 'someone wants to give up');

    // Play stands still, for quick hands as well.
    const xHands = await evening.handsOfSeat(await x.held());
    const travel = { type: 'travel', legs: [stepAwayFromDetectives(yard.secret)] } as const;
    expect(await xHands.act('x', travel)).toBe('PHASE_WRONG');
    await answerConcessionHere(kiosk, 'Sören', true);
    await expectConcession(yard, { by: 'h1', waiting: ['h2'], agreed: ['h3'] });
    await answerConcession(ömer, false);
    await expectNoConcession(yard);
    for (const { page } of [jürgen, x]) await page.getByText(words.playsOn('Ömer')).waitFor();
    await jürgen.page.getByText(words.again).waitFor();
    await x.page.getByText(words.goesOn).waitFor();
    await kiosk.toast(kiosk.words.sharedLog.concedeDeclined('Ömer'));
    for (const player of yard.players) await evening.looks(player, 'Ömer plays on');

    // Who was refused may not ask again in this round; the others may.
    expect(await mayRequestConcession(jürgen)).toBe(false);
    expect(await mayRequestConcession(ömer)).toBe(true);
    const hands = await evening.handsOfSeat(await jürgen.held());
    expect(await hands.command('h1', { kind: 'concede' })).toBe('CONCEDE_NOT_NOW');
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    await (await FastPlayers.of(yard)).detectives();
    await yard.everybody('round 2', ({ round }) => round === 2);
    expect(await mayRequestConcession(jürgen)).toBe(true);

    await requestConcession(ömer);
    await expectConcession(yard, { by: 'h2', waiting: ['h1', 'h3'], agreed: [] });
    await answerConcession(jürgen, true);
    await expectConcession(yard, { by: 'h2', waiting: ['h3'], agreed: ['h1'] });
    await answerConcessionHere(kiosk, 'Sören', true);
    await expectEndOnEveryDevice(yard, 'CONCEDED_BY_DETECTIVES');
  }));
