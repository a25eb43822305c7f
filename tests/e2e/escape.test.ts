import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import { FastHands } from '../support/fast-hands.js';
import { YardTable } from '../support/yard-table.js';
import { dash, farStop, flee, inTheDark, type Step, stroll } from '../support/planner.js';
import { expectNoSecrets } from '../support/secrets.js';
import { beginRematch, endOnEveryDevice, watchReplay } from '../support/the-end.js';

useChromium();

const PEOPLE = ['Käthe', 'Jürgen', 'Ömer', 'Sören', 'Änne'];
const STARTS = [13, 26, 29, 34];
/** Doubles whose first leg fills a slot that shows him (SY-41). */
const DOUBLES: readonly number[] = [3, 12];

it('a whole evening in German: Mister X escapes', () =>
  Evening.spend('escape', async (evening) => {
    const players = { hunters: 4, names: PEOPLE, language: 'de' } as const;
    const yard = await YardTable.gather(evening, players, ['Jürgen', 'Ömer']);
    const { kiosk } = yard;
    await kiosk.start();
    await yard.everybody('the game has begun', ({ phase }) => phase === 'registration');
    await yard.putDown(STARTS, 198);
    const away = (detective: string) => stroll(yard.view, detective, yard.xStop);

    // Round 1: all by hand. Jürgen may not take his move back; Sören at the kiosk may.
    await yard.travel([inTheDark(yard.secret)]);
    await yard.move('d1', away('d1'));
    const jürgen = yard.phones.get('Jürgen');
    if (jürgen === undefined) throw new Error('Jürgen has a phone');
    await jürgen.button(jürgen.words.phone.takeback.ask).tap();
    await jürgen.button(jürgen.words.phone.takeback.askYes).tap();
    await yard.answerTakeback('Jürgen', false);
    await yard.move('d2', away('d2'));
    await yard.move('d3', away('d3'));
    await kiosk.button(new RegExp(kiosk.words.table.takeback.ask)).click();
    await yard.answerTakeback('Sören', true);
    await yard.move('d3', away('d3'));
    await yard.move('d4', away('d4'));

    // Round 2: what no page offers, asked by each device's own seat over a socket of its own.
    await illegalMoves(yard);
    await yard.travel([flee(yard.secret)], 'map');
    await yard.move('d1', away('d1'));
    await jürgen.page.reload();
    await evening.blackout();
    for (const detective of ['d2', 'd3', 'd4']) await yard.move(detective, away(detective));
    await kiosk.page.reload();
    await kiosk.button(kiosk.words.table.play.menu).waitFor();

    // Round 3 and on: quick hands for the moves; kiosk and phones follow.
    let hands = await FastHands.of(yard);
    for (let round = 3; round <= 22; round++) {
      await yard.everybody(`round ${round}`, (view) => view.round === round);
      const legs: readonly Step[] = DOUBLES.includes(round)
        ? dash(yard.secret)
        : [flee(yard.secret)];
      const slots = yard.view.log.length;
      await hands.travel(legs);
      await yard.everybody('Mister X has moved', ({ log }) => log.length > slots);
      const shown = yard.view.log.slice(slots).some((slot) => slot.shown === 'due');
      if (shown) await kiosk.reveal(yard.view.x.lastSeen?.stop ?? 0);
      if (round === 9) {
        // Mister X's own phone has forgotten everything: only his words bring him back.
        await yard.replacePhone('Käthe');
        hands = await FastHands.of(yard);
      }
      if (round === 22) await evening.looks(kiosk, 'the last round');
      await hands.detectives();
    }

    expect(yard.view.log.flatMap(({ shown }, i) => (shown ? [i + 1] : []))).toEqual([3, 8, 13, 18]);
    await endOnEveryDevice(yard, 'X_ESCAPED');
    for (const { device } of [kiosk, ...yard.phones.values()]) expectNoSecrets(device.wire);
    await watchReplay(yard);
    await beginRematch(yard);
  }));

/** Each is refused to the one who asked, with its own code, and no other device hears of it. */
async function illegalMoves(yard: YardTable): Promise<void> {
  const { evening, kiosk, x, phones } = yard;
  const far = farStop(yard.secret, yard.xStop);
  const before = yard.devices.map(({ wire }) => wire.updates.length);
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
  expect(yard.devices.map(({ wire }) => wire.updates.length)).toEqual(before);
}
