import { digitsIn } from '@mister-x/engine/trust/digits';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';
import {
  doubleMoveAway,
  stepAwayFromDetectives,
  stepTowards,
  stepByBlackTicket,
  stepToDetectives,
} from '../support/planner.js';
import { expectNoSecrets, expectOnlyBoxes } from '../support/secrets.js';
import { beginRematch, expectEndOnEveryDevice, watchReplay } from '../support/the-end.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan'];
const STARTS = [34, 91, 132, 155];
/** Until then Mister X runs; afterwards he walks into their arms. */
const TIRED = 7;

const filmOf = ({ page }: PhonePage) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return video === null ? 'none' : video.paused ? 'paused' : 'plays';
  });

it('a whole evening in English: Mister X is caught', () =>
  Evening.spend('capture', async (evening) => {
    const players = { hunters: 4, names: PEOPLE, language: 'en' } as const;
    const yard = await YardTable.gather(evening, players, ['Ada', 'Ben']);
    const { kiosk } = yard;
    await evening.looks(kiosk, 'everybody is here');
    // Over plain HTTP a silent video keeps the phone awake, from the first touch to the end of the game.
    expect(await yard.x.page.evaluate(() => isSecureContext)).toBe(false);
    await yard.x.page.locator('h1').tap();
    await expect.poll(() => filmOf(yard.x)).toBe('plays');
    await kiosk.start();
    await yard.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await evening.looks(kiosk, 'registration');
    await yard.putDown(STARTS, 174);

    /** The detectives close in; nobody steps onto Mister X before he is tired. */
    const step = (detective: string) => stepTowards(yard.view, detective, yard.xStop, yard.view.round >= TIRED);
    const everyoneElseMoves = async () => {
      while (yard.view.phase === 'detectives') {
        const [next] = yard.view.next;
        if (next !== undefined) await yard.move(next, step(next));
      }
    };

    // Round 1: a black ticket on the map; Ada takes a move back, and Mister X agrees.
    await evening.looks(yard.x, 'covered');
    await yard.travel([stepByBlackTicket(yard.secret)], 'map');
    await evening.looks(kiosk, 'a detective is next');
    const ada = yard.phones.get('Ada');
    if (ada === undefined) throw new Error('Ada has a phone');
    const before = yard.view;
    await yard.move('d1', step('d1'), 'map');
    await ada.button(ada.words.phone.takeback.ask).tap();
    await ada.button(ada.words.phone.takeback.askYes).tap();
    await kiosk.page.getByText(kiosk.words.screen.takeback.asked('Ada')).waitFor();
    // Until he answers, nobody is told to move: Ben's phone says what all wait for.
    const other = yard.phoneOf('Ben');
    const turn = other.page.getByRole('heading', { name: other.words.hunt.turn.you });
    const asks = other.page.getByText(other.words.phone.takeback.wants('Ada'));
    await asks.waitFor();
    expect(await turn.count()).toBe(0);
    await yard.answerTakeback('Ada', true);
    expect(yard.view).toEqual(before);
    await asks.waitFor({ state: 'hidden' });
    await everyoneElseMoves();

    // Round 2: a double over a slot that shows him (SY-42); illegal moves everywhere.
    const [first, second] = doubleMoveAway(yard.secret);
    await yard.enterTravel([first, second]);
    await evening.looks(yard.x, 'a double to confirm');
    await yard.moveTooFar(yard.x, first, () => yard.x.confirm());
    const { NO_CONNECTION } = kiosk.words['scotland-yard'].refusals;
    await yard.x.page.getByText(NO_CONNECTION).waitFor();
    await yard.travel([first, second]);
    await kiosk.reveal(yard.xStop);
    await yard.enterMove('d1', step('d1'));
    await yard.moveTooFar(ada, step('d1'), () => ada.confirm());
    await ada.page.getByText(NO_CONNECTION).waitFor();
    await yard.move('d1', step('d1'));

    // The plug is pulled in the middle of the round; everybody goes on by himself.
    const { view } = yard;
    await evening.blackout();
    expect(yard.view).toEqual(view);
    await yard.move('d2', step('d2'));
    await yard.enterMove('d3', step('d3'));
    const go = kiosk.button(kiosk.words['hunt-screen'].turn.go);
    await yard.moveTooFar(kiosk, step('d3'), () => go.click());
    await kiosk.toast(NO_CONNECTION);
    await go.click();
    await yard.everybody('d3 has moved', ({ next }) => next[0] === 'd4');
    await everyoneElseMoves();

    // Round 3: Mister X reloads his page; Cleo asks at the kiosk, and Mister X declines.
    await yard.x.page.reload();
    await yard.travel([stepAwayFromDetectives(yard.secret)]);
    await yard.move('d1', step('d1'));
    await yard.move('d2', step('d2'));
    await yard.move('d3', step('d3'));
    const stands = yard.view;
    await kiosk.button(new RegExp(kiosk.words.screen.takeback.ask)).click();
    await yard.answerTakeback('Cleo', false);
    expect(yard.view).toEqual(stands);
    await everyoneElseMoves();

    // Round 4: the last double. Ben's phone has forgotten everything; his words bring him back.
    await yard.travel(doubleMoveAway(yard.secret));
    const ben = await yard.replacePhone('Ben');
    await ben.page.getByRole('heading', { name: 'Ben' }).waitFor();
    await everyoneElseMoves();

    for (let round = 5; yard.view.end === null && round <= 12; round++) {
      const { secret } = yard;
      await yard.travel([round < TIRED ? stepAwayFromDetectives(secret) : stepToDetectives(secret)]);
      if (yard.view.log.at(-1)?.shown === 'due') await kiosk.reveal(yard.xStop);
      await everyoneElseMoves();
    }

    await expectEndOnEveryDevice(yard, 'CAUGHT');
    for (const { device } of [kiosk, ...yard.phones.values()]) expectNoSecrets(device.wire);
    for (const phone of [yard.x, ...yard.phones.values()]) {
      const { secret, table } = await phone.held();
      const codes = [...yard.codes.values()].map(digitsIn);
      expectOnlyBoxes(phone.device.wire, [secret, table, ...codes, 'Xenia', 'Ada']);
    }
    await expect.poll(() => filmOf(yard.x)).toBe('none');
    expect(yard.view.end?.winner).toBe('detectives');
    await watchReplay(yard);
    await beginRematch(yard);
  }));
