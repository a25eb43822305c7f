import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { Party } from '../support/party.js';
import { dash, farStop, flee, inTheDark, type Step, stroll } from '../support/planner.js';
import { expectNoSecrets } from '../support/secrets.js';
import { beginRematch, endOnEveryDevice, watchReplay } from '../support/the-end.js';

useChromium();

const PEOPLE = ['Käthe', 'Jürgen', 'Ömer', 'Sören', 'Änne'];
const STARTS = [13, 26, 29, 34];
/** Doubles whose first leg fills a window that shows him (SY-41). */
const DOUBLES: readonly number[] = [3, 12];

it('a whole evening in German: Mister X escapes', () =>
  Evening.spend('escape', async (evening) => {
    const players = { hunters: 4, names: PEOPLE, language: 'de' } as const;
    const party = await Party.gather(evening, players, ['Jürgen', 'Ömer']);
    const { kiosk } = party;
    await kiosk.start();
    await party.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await party.putDown(STARTS, 198);
    const away = (detective: string) => stroll(party.view, detective, party.xStop);

    // Round 1: all by hand. Jürgen may not take his move back; Sören at the kiosk may.
    await party.travel([inTheDark(party.secret)]);
    await party.move('d1', away('d1'));
    const jürgen = party.phones.get('Jürgen');
    if (jürgen === undefined) throw new Error('Jürgen has a phone');
    await jürgen.button(jürgen.words.phone.takeback.ask).tap();
    await jürgen.button(jürgen.words.phone.takeback.askYes).tap();
    await party.answerTakeback('Jürgen', false);
    await party.move('d2', away('d2'));
    await party.move('d3', away('d3'));
    await kiosk.button(new RegExp(kiosk.words.table.takeback.ask)).click();
    await party.answerTakeback('Sören', true);
    await party.move('d3', away('d3'));
    await party.move('d4', away('d4'));

    // Round 2: what no page offers, asked by each device's own seat over a socket of its own.
    await illegalMoves(party);
    await party.travel([flee(party.secret)], 'map');
    await party.move('d1', away('d1'));
    await jürgen.page.reload();
    await evening.blackout();
    for (const detective of ['d2', 'd3', 'd4']) await party.move(detective, away(detective));
    await kiosk.page.reload();
    await kiosk.button(kiosk.words.table.play.menu).waitFor();

    // Round 3 and on: quick hands for the moves; kiosk and phones follow.
    let hands = await FastHands.of(party);
    for (let round = 3; round <= 22; round++) {
      await party.everybody(`round ${round}`, (view) => view.round === round);
      const legs: readonly Step[] = DOUBLES.includes(round)
        ? dash(party.secret)
        : [flee(party.secret)];
      const windows = party.view.log.length;
      await hands.travel(legs);
      await party.everybody('Mister X has moved', ({ log }) => log.length > windows);
      const shown = party.view.log.slice(windows).some((window) => window.shown === 'due');
      if (shown) await kiosk.reveal(party.view.x.lastSeen?.stop ?? 0);
      if (round === 9) {
        // Mister X's own phone has forgotten everything: only his words bring him back.
        await party.replacePhone('Käthe');
        hands = await FastHands.of(party);
      }
      if (round === 22) await evening.looks(kiosk, 'the last round');
      await hands.detectives();
    }

    expect(party.view.log.flatMap(({ shown }, i) => (shown ? [i + 1] : []))).toEqual([
      3, 8, 13, 18,
    ]);
    await endOnEveryDevice(party, 'X_ESCAPED');
    for (const { device } of [kiosk, ...party.phones.values()]) expectNoSecrets(device.wire);
    await watchReplay(party);
    await beginRematch(party);
  }));

/** Each is refused to the one who asked, with its own code, and no other device hears of it. */
async function illegalMoves(party: Party): Promise<void> {
  const { evening, kiosk, x, phones } = party;
  const far = farStop(party.secret, party.xStop);
  const before = party.devices.map(({ wire }) => wire.updates.length);
  const ask = async (
    hands: Awaited<ReturnType<Evening['handsOfSeat']>>,
    codes: readonly string[],
  ) => {
    expect([
      await hands.act('x', { type: 'travel', legs: [{ ticket: 'taxi', stop: far }] }),
      await hands.act('h1', { type: 'move', detective: 'd1', ticket: 'taxi', stop: far }),
      await hands.act('h3', { type: 'move', detective: 'd3', ticket: 'black', stop: far }),
    ]).toEqual(codes);
  };
  const x0 = await evening.handsOfSeat(await x.held());
  await ask(x0, ['NO_CONNECTION', 'FORBIDDEN', 'FORBIDDEN']);
  for (const [name, phone] of phones) {
    const own = name === 'Jürgen' ? 'NOT_YOUR_TURN' : 'FORBIDDEN';
    await ask(await evening.handsOfSeat(await phone.held()), ['FORBIDDEN', own, 'FORBIDDEN']);
  }
  const table = kiosk.device.wire.table?.table ?? '';
  await ask(await evening.handsOfKiosk(table), ['FORBIDDEN', 'FORBIDDEN', 'NOT_YOUR_TURN']);
  expect(party.devices.map(({ wire }) => wire.updates.length)).toEqual(before);
}
