import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { Party } from '../support/party.js';
import { dash, flee, hunt, inTheDark, surrender } from '../support/planner.js';
import { beginRematch, endOnEveryDevice, watchReplay } from '../support/the-end.js';

useChromium();

const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan'];
const STARTS = [34, 91, 132, 155];
/** Until then Mister X runs; afterwards he walks into their arms. */
const TIRED = 7;

it('a whole evening in English: Mister X is caught', () =>
  Evening.spend('capture', async (evening) => {
    const players = { hunters: 4, names: PEOPLE, language: 'en' } as const;
    const party = await Party.gather(evening, players, ['Ada', 'Ben']);
    const { kiosk } = party;
    await evening.looks(kiosk, 'everybody is here');
    await kiosk.start();
    await party.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await evening.looks(kiosk, 'registration');
    await party.putDown(STARTS, 174);

    /** The detectives close in; nobody steps onto Mister X before he is tired. */
    const step = (detective: string) =>
      hunt(party.view, detective, party.xStop, party.view.round >= TIRED);
    const everyoneElseMoves = async () => {
      while (party.view.phase === 'detectives') {
        const [next] = party.view.next;
        if (next !== undefined) await party.move(next, step(next));
      }
    };

    // Round 1: a black ticket on the map; Ada takes a move back, and Mister X agrees.
    await evening.looks(party.x, 'covered');
    await party.travel([inTheDark(party.secret)], 'map');
    await evening.looks(kiosk, 'a detective is next');
    const ada = party.phones.get('Ada');
    if (ada === undefined) throw new Error('Ada has a phone');
    const before = party.view;
    await party.move('d1', step('d1'), 'map');
    await ada.button(ada.words.phone.takeback.ask).tap();
    await ada.button(ada.words.phone.takeback.askYes).tap();
    await kiosk.page.getByText(kiosk.words.table.takeback.asked('Ada')).waitFor();
    // Until he answers, nobody is told to move: Ben's phone says what all wait for.
    const other = party.phoneOf('Ben');
    const turn = other.page.getByRole('heading', { name: other.words.hunt.turn.you });
    const asks = other.page.getByText(other.words.phone.takeback.wants('Ada'));
    await asks.waitFor();
    expect(await turn.count()).toBe(0);
    await party.answerTakeback('Ada', true);
    expect(party.view).toEqual(before);
    await asks.waitFor({ state: 'hidden' });
    await everyoneElseMoves();

    // Round 2: a double over a window that shows him (SY-42); illegal moves everywhere.
    const [first, second] = dash(party.secret);
    await party.enterTravel([first, second]);
    await evening.looks(party.x, 'a double to confirm');
    await party.moveTooFar(party.x, first, () => party.x.confirm());
    const { NO_CONNECTION } = kiosk.words['scotland-yard'].refusals;
    await party.x.page.getByText(NO_CONNECTION).waitFor();
    await party.travel([first, second]);
    await kiosk.reveal(party.xStop);
    await party.enterMove('d1', step('d1'));
    await party.moveTooFar(ada, step('d1'), () => ada.confirm());
    await ada.page.getByText(NO_CONNECTION).waitFor();
    await party.move('d1', step('d1'));

    // The plug is pulled in the middle of the round; everybody goes on by himself.
    const { view } = party;
    await evening.blackout();
    expect(party.view).toEqual(view);
    await party.move('d2', step('d2'));
    await party.enterMove('d3', step('d3'));
    const go = kiosk.button(kiosk.words['hunt-table'].turn.go);
    await party.moveTooFar(kiosk, step('d3'), () => go.click());
    await kiosk.toast(NO_CONNECTION);
    await go.click();
    await party.everybody('d3 has moved', ({ next }) => next[0] === 'd4');
    await everyoneElseMoves();

    // Round 3: Mister X reloads his page; Cleo asks at the kiosk, and Mister X declines.
    await party.x.page.reload();
    await party.travel([flee(party.secret)]);
    await party.move('d1', step('d1'));
    await party.move('d2', step('d2'));
    await party.move('d3', step('d3'));
    const stands = party.view;
    await kiosk.button(new RegExp(kiosk.words.table.takeback.ask)).click();
    await party.answerTakeback('Cleo', false);
    expect(party.view).toEqual(stands);
    await everyoneElseMoves();

    // Round 4: the last double. Ben's phone has forgotten everything; his words bring him back.
    await party.travel(dash(party.secret));
    const ben = await party.replacePhone('Ben');
    await ben.page.getByRole('heading', { name: 'Ben' }).waitFor();
    await everyoneElseMoves();

    for (let round = 5; party.view.end === null && round <= 12; round++) {
      const { secret } = party;
      await party.travel([round < TIRED ? flee(secret) : surrender(secret)]);
      if (party.view.log.at(-1)?.shown === 'due') await kiosk.reveal(party.xStop);
      await everyoneElseMoves();
    }

    await endOnEveryDevice(party, 'CAUGHT');
    expect(party.view.end?.winner).toBe('detectives');
    await watchReplay(party);
    await beginRematch(party);
  }));
