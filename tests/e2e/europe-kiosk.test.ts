import { TICKET_KINDS, type TicketKind, symbolOf, type View } from '@mister-x/games/mister-x-europe/rules';
import { expect, it } from 'vitest';
import { EuropeKioskTable, HUNTERS } from '../support/europe-kiosk-table.js';
import { stepNotToGoal, detectiveStep, stepsInReach } from '../support/europe-planner.js';
import {
  playDetectives,
  countOfSymbol,
  refillHand,
  sharesToGive,
  takeMission,
  travelByPage,
} from '../support/europe-play.js';
import { Evening, useChromium } from '../support/evening.js';
import { watchReplay } from '../support/the-end.js';

useChromium();

const MOST_ROUNDS = 25;

/** Touches the announcement over the whole screen away. */
function goOn({ kiosk }: EuropeKioskTable): Promise<void> {
  return kiosk.moment.getByRole('button', { name: kiosk.words.screen.reveal.go }).tap();
}

/** Start cards, Mister X's secrets on his phone, and every first hand. */
async function begin(table: EuropeKioskTable): Promise<void> {
  await table.putDown('green');
  await takeMission(table, 'green');
  for (const seat of HUNTERS) {
    const limit = table.secret.hunters.find((each) => each.seat === seat)?.limit ?? 0;
    await table.tapHand(seat, table.drawn(limit, ['magnifier']));
    await table.everybody('a hand', ({ hunters }) => hunters.some((each) => each.seat === seat && each.drawn));
  }
  await table.x.uncover();
  await table.count('x', table.drawn(table.secret.x.limit), table.own.count.go);
  await table.pages('the first round', ({ round, phase }) => round === 1 && phase === 'x_move');
}

/** A ticket that stands on nobody's rack is refused, then the pawn goes by one that does (MX-34). */
async function moveAfterRefusal(table: EuropeKioskTable): Promise<void> {
  const { kiosk, secret } = table;
  const [first] = secret.moves;
  if (first === undefined) throw new Error('no pawn can move');
  const hand = table.hand('h1');
  const step = detectiveStep(secret, first.detective, hand, secret.own?.stop ?? 0, 'avoid');
  const other = TICKET_KINDS.filter((kind) => !hand.includes(kind));
  const wrong = stepsInReach(first.reach, other).find(({ stop }) => stop !== secret.own?.stop);
  if (step === undefined || wrong === undefined) throw new Error('nothing to refuse');
  await table.chooseMove(first.detective, wrong);
  await table.yard.refused(kiosk.device, 'TICKET_NOT_HELD', () =>
    kiosk.button(kiosk.words['hunt-screen'].turn.go).tap(),
  );
  await kiosk.toast(table.words.refusals.TICKET_NOT_HELD);
  for (const _ of ['city', 'ticket']) await kiosk.button(kiosk.words.common.back).tap();
  await table.chooseWay(step);
  await table.sendMove('h1', first.detective, step);
}

async function placeDisc(table: EuropeKioskTable, stop: number): Promise<void> {
  const { kiosk, words, own } = table;
  await kiosk.button(new RegExp(`^${words.discs} `)).tap();
  await table.touchBoard(stop);
  await table.pages('a disc', ({ discs }) => discs.stops.includes(stop));
  await kiosk.button(own.discs.close).tap();
}

function given(table: EuropeKioskTable, symbol: 'magnifier' | 'beacon') {
  const parts = sharesToGive(table, symbol);
  const some = (seat: 'h1' | 'h2', count: number): readonly TicketKind[] =>
    table
      .hand(seat)
      .filter((kind) => symbolOf(kind) === symbol)
      .slice(0, count);
  return parts && { h1: some('h1', parts.h1), h2: some('h2', parts.h2) };
}

/**
 * Three magnifiers from two racks, put together on the phone to which a hunter took his seat; the stage tells the
 * trace (MX-40 to MX-42).
 */
async function investigate(table: EuropeKioskTable): Promise<boolean> {
  const parts = given(table, 'magnifier');
  if (parts === undefined) return false;
  const { kiosk, words } = table;
  const [told] = table.secret.slots.slice(-5);
  const phone = await table.takeToPhone('h2');
  await phone.button(words.specials.investigation).tap();
  await table.give(parts, phone);
  await phone.button(words.specials.investigation).tap();
  await kiosk.moment.getByText(table.play.investigationTitle).waitFor();
  await kiosk.moment.getByText(String(told?.stop), { exact: true }).waitFor();
  await goOn(table);
  return true;
}

/** Three beacons: one pawn goes once more, by car (MX-43 to MX-45). */
async function operate(table: EuropeKioskTable): Promise<boolean> {
  const parts = given(table, 'beacon');
  const { kiosk, words, secret } = table;
  const able = secret.moves.flatMap(({ detective, reach }) =>
    reach.flatMap(({ transport, stops }) => (transport === 'car' && stops.length > 0 ? [{ detective, stops }] : [])),
  );
  const place = able.findIndex(({ stops }) => stops.some((stop) => stop !== secret.own?.stop));
  const stop = able[place]?.stops.find((each) => each !== secret.own?.stop);
  if (parts === undefined || stop === undefined) return false;
  await kiosk.button(words.specials.operation).tap();
  await table.give(parts);
  await kiosk.button(words.specials.operation).tap();
  await kiosk.page.locator('section .pawns > button').nth(place).tap();
  await table.touchBoard(stop);
  await kiosk.button(words.specials.operation).tap();
  await table.pages('the operation', ({ detectives: pawns }) =>
    pawns.some((each) => each.id === able[place]?.detective && each.stop === stop),
  );
  return true;
}

/** What the check told this round, read trace by trace (MX-49, MX-50). */
async function readTraces(table: EuropeKioskTable): Promise<number> {
  const { kiosk, secret } = table;
  const told = kiosk.device.wire.notices.flatMap((line) => {
    const notice = (line as { notice?: { type: string; hits?: readonly { stop: number }[] } }).notice;
    return notice?.type === 'checked' ? [notice.hits ?? []] : [];
  });
  const hits = told.length === secret.round - 1 ? (told.at(-1) ?? []) : [];
  for (const { stop } of hits) {
    await kiosk.moment.getByText(table.play.checkTitle).waitFor();
    await kiosk.moment.getByText(String(stop), { exact: true }).waitFor();
    await goOn(table);
  }
  await kiosk.moment.waitFor({ state: 'detached' });
  return hits.length;
}

type Done = { investigation: boolean; operation: boolean; traces: number };

async function xPlays(table: EuropeKioskTable, round: number): Promise<void> {
  const step = stepNotToGoal(table.secret);
  const slots = table.secret.slots.length;
  if (round === 1) await travelByPage(table, step);
  else await table.act('x', { type: 'travel', legs: [step] });
  await table.everybody('a trip', (view) => view.slots.length > slots);
  const away = round === 1 ? table.hand('x').slice(0, 1) : [];
  await refillHand(table, 'x', away, (due) => table.drawn(due), round === 1);
}

async function huntersPlay(table: EuropeKioskTable, round: number, done: Done): Promise<void> {
  const { kiosk, own } = table;
  await table.pages('the detectives', ({ phase }) => phase === 'moves');
  if (round === 1) await moveAfterRefusal(table);
  if (round === 2) await placeDisc(table, 150);
  const all = done.investigation && done.operation && done.traces > 0;
  await playDetectives(table, all ? 'catch' : 'cross');
  if (table.secret.end !== null) return;
  await table.pages('the specials', ({ phase }) => phase === 'specials');
  if (round === 1) await kiosk.button(own.special.goOn).tap();
  else {
    if (table.secret.specialsOpen && !done.investigation) done.investigation = await investigate(table);
    else if (table.secret.specialsOpen && !done.operation) done.operation = await operate(table);
    if (table.secret.phase === 'specials') await table.act('h1', { type: 'noSpecial' });
  }
  await table.pages('the hands', ({ phase }) => phase === 'refill');
  const wanted = done.investigation ? ('beacon' as const) : ('magnifier' as const);
  for (const seat of HUNTERS) {
    const hand = table.hand(seat);
    if (round === 1 && seat === 'h1') {
      const due = table.secret.hunters.find((each) => each.seat === seat)?.due ?? 0;
      const [away] = hand;
      if (away === undefined) throw new Error('an empty rack');
      await table.refill(seat, away, table.drawn(due + 1, [wanted]));
    } else {
      const useless = countOfSymbol(hand, wanted) < 3 ? hand.filter((kind) => symbolOf(kind) !== wanted) : [];
      await refillHand(table, seat, useless.slice(0, 2), (due) => table.drawn(due, [wanted]));
    }
  }
  if (table.secret.discs.stops.length > 0) {
    await kiosk.button(own.discs.removed).waitFor();
    await kiosk.button(own.discs.removed).tap();
  }
  await table.pages('the next round', (view) => view.round === round + 1);
  done.traces += await readTraces(table);
}

it('a whole evening at the kiosk: hunters at one screen, one by phone in the end, to the capture (MX-11, MX-40, MX-48, MX-54)', () =>
  Evening.spend('europe-kiosk', async (evening) => {
    const table = await EuropeKioskTable.setUp(evening, 'fr', ['Zoé', 'Adèle', 'Noël']);
    await begin(table);
    const done: Done = { investigation: false, operation: false, traces: 0 };
    for (let round = 1; round <= MOST_ROUNDS && table.secret.end === null; round++) {
      await xPlays(table, round);
      await huntersPlay(table, round, done);
    }
    expect(done).toMatchObject({ investigation: true, operation: true });
    expect(done.traces).toBeGreaterThan(0);

    const { kiosk, words } = table;
    await table.pages('the end', ({ end }) => end?.code === 'CAUGHT');
    await kiosk.moment.getByRole('heading', { name: words.outcomes.CAUGHT }).waitFor();
    // It goes by itself after a while.
    await kiosk.page.keyboard.press('Escape');
    await kiosk.page.getByRole('heading', { name: words.winner.detectives }).waitFor();
    await kiosk.page.getByText(kiosk.words['hunt-screen'].end.allInOrder).waitFor();
    await watchReplay(table.yard);
    const { x } = table;
    const h2 = table.phone('h2');
    await x.page.getByRole('heading', { name: words.outcomes.CAUGHT }).waitFor();
    // No screen was ever told which tickets stood on a rack (MX-11).
    for (const { wire } of [kiosk.device, x.device, h2.device]) {
      const hands = wire.updates.map(({ view }) => (view?.game as View | undefined)?.hands);
      expect(hands.length).toBeGreaterThan(wire === h2.device.wire ? 10 : 50);
      expect(hands.filter((each) => each && Object.keys(each).length > 0)).toEqual([]);
    }
  }));
