import { expect, it } from 'vitest';
import { wander } from '../support/europe-planner.js';
import { begin } from '../support/europe-play.js';
import { EuropeTable } from '../support/europe-table.js';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import { flee } from '../support/planner.js';
import { endOnEveryDevice } from '../support/the-end.js';
import {
  answerHere,
  answerConcession,
  requestConcession,
  mayAsk,
  noConcession,
  concessionOf,
} from '../support/concession.js';

useChromium();

const IMPATIENT = { waits: 'short' } as const;

const question = ({ page, words }: KioskPage, who: string) =>
  page.getByRole('heading', { name: words.table.concession.asks(who) });

/** Every screen says that the time has run out, and nobody is asked any more (CM-17). */
async function silence(
  { yard, evening }: { yard: YardTable; evening: Evening },
  asker: PhonePage,
  sentence: string,
): Promise<void> {
  await noConcession(yard);
  await yard.kiosk.toast(sentence);
  expect(await yard.kiosk.page.locator('.answer').count()).toBe(0);
  for (const phone of [yard.x, ...yard.phones.values()]) {
    const words = phone.words.phone.concession;
    await phone.page.getByText(words.silence).waitFor();
    await phone.page.getByText(phone === asker ? words.again : words.goesOn).waitFor();
    expect(await phone.page.getByRole('alertdialog').count()).toBe(0);
  }
  for (const player of yard.players) await evening.looks(player, 'not everybody answered');
}

it('who does not answer in time plays on, and another round asks again', () =>
  Evening.spend(
    'giving-up-silence',
    async (evening) => {
      const names = ['Käthe', 'Jürgen', 'Ömer', 'Sören'];
      const settings = { hunters: 3, names, serverDeals: true, language: 'fr' } as const;
      const yard = await YardTable.gather(evening, settings, ['Jürgen', 'Ömer']);
      const { kiosk, x } = yard;
      const [jürgen, ömer] = [yard.phoneOf('Jürgen'), yard.phoneOf('Ömer')];
      await kiosk.start();
      await yard.everybody('the first round', ({ round }) => round === 1);

      await requestConcession(jürgen);
      await question(kiosk, 'Jürgen').waitFor();
      const asked = ömer.page.getByRole('alertdialog');
      await asked.getByText(/\d\ssecondes?/).waitFor();
      await answerHere(kiosk, 'Sören', true);
      await x.page.getByText(x.words.phone.concession.waiting('Ömer')).waitFor();
      await silence({ yard, evening }, jürgen, kiosk.words.sharedLog.concedeTimedOut);
      await question(kiosk, 'Jürgen').waitFor({ state: 'detached' });

      // An answer that comes too late answers nothing, and nobody asks twice in a round.
      const late = await evening.handsOfSeat(await ömer.held());
      const answer = { kind: 'answer-concede', agree: true } as const;
      expect(await late.command('h2', answer)).toBe('CONCEDE_NOT_NOW');
      const again = await evening.handsOfSeat(await jürgen.held());
      expect(await again.command('h1', { kind: 'concede' })).toBe('CONCEDE_NOT_NOW');
      expect(await mayAsk(jürgen)).toBe(false);
      expect(await mayAsk(ömer)).toBe(true);

      await yard.travel([flee(yard.secret)]);
      await (await FastHands.of(yard)).detectives();
      await yard.everybody('round 2', ({ round }) => round === 2);
      // What Sören agreed to in the round before counts for nothing.
      await requestConcession(jürgen);
      await concessionOf(yard, { by: 'h1', waiting: ['h2', 'h3'], agreed: [] });
      await answerConcession(ömer, true);
      // Two answers at once would be one too late.
      await concessionOf(yard, { by: 'h1', waiting: ['h3'], agreed: ['h2'] });
      await answerHere(kiosk, 'Sören', true);
      await endOnEveryDevice(yard, 'CONCEDED_BY_DETECTIVES');
    },
    IMPATIENT,
  ));

it('across Europe as well', () =>
  Evening.spend(
    'giving-up-silence-europe',
    async (evening) => {
      const flags = { hand_source: 'server', start_source: 'server' };
      const names = ['Xenia', 'Ada', 'Ben'] as const;
      const table = await EuropeTable.gather(evening, { language: 'en', names, flags });
      const { yard } = table;
      await begin(table, 'green', false, {});

      const ada = table.phone('h1');
      await requestConcession(ada);
      await question(yard.kiosk, 'Ada').waitFor();
      await table
        .phone('h2')
        .page.getByRole('alertdialog')
        .getByText(/\d seconds?/)
        .waitFor();
      await silence({ yard, evening }, ada, table.x.words.sharedLog.concedeTimedOut);
      expect(await mayAsk(ada)).toBe(false);

      const { slots } = table.secret;
      await table.act('x', { type: 'travel', legs: [wander(table.secret, [])] });
      await table.pages('the trip', (view) => view.slots.length > slots.length);
      await table.x.page
        .getByText(table.x.words.phone.concession.silence)
        .waitFor({ state: 'detached' });
    },
    IMPATIENT,
  ));
