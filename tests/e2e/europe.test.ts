import { type TicketKind, symbolOf, type TicketSymbol } from '@mister-x/games/mister-x-europe/rules';
import { drawSubset } from '@mister-x/engine/testing/draws';
import { expect, it } from 'vitest';
import { stepToGoal, stepToDetectives, stepAwayFromDetectives } from '../support/europe-planner.js';
import {
  beginEuropeMatch,
  clearDiscs,
  playDetectives,
  investigate,
  operate,
  placeDisc,
  poolTickets,
  refillHand,
  sharesToGive,
  playSpecialTravel,
  travelByPage,
} from '../support/europe-play.js';
import { EuropeTable } from '../support/europe-table.js';
import { Evening, useChromium } from '../support/evening.js';

useChromium();

const HUNTERS = ['h1', 'h2'] as const;
const MOST_ROUNDS = 40;

/** What each game has to show before it may end. */
type Done = { double: boolean; secret: boolean; investigation: boolean; operation: boolean };

/** Plays on until everything was shown, then to the end that is wanted. */
async function play(table: EuropeTable, end: 'MISSION_COMPLETE' | 'CAUGHT', registered: boolean) {
  const done: Done = { double: false, secret: false, investigation: false, operation: false };
  const all = () => Object.values(done).every(Boolean);
  const xWants = (): readonly TicketSymbol[] => [
    ...(done.double ? [] : (['footprints'] as const)),
    ...(done.secret ? [] : (['silhouette'] as const)),
  ];
  const hWants = (): readonly TicketSymbol[] => [
    ...(done.investigation ? [] : (['magnifier'] as const)),
    ...(done.operation ? [] : (['beacon'] as const)),
  ];
  const draws =
    (wanted: readonly TicketSymbol[]) =>
    (due: number): readonly TicketKind[] | undefined =>
      registered ? table.drawn(due, wanted) : undefined;
  const byPage = (round: number) => round <= 2;

  for (let round = 1; round <= MOST_ROUNDS && table.secret.end === null; round++) {
    await table.everybody(`round ${round}`, (view) => view.round === round && view.phase === 'x_move');
    const { own } = table.secret;
    if (!done.double && (own?.firstLegs.length ?? 0) > 0) {
      await playSpecialTravel(table, 'double');
      done.double = true;
    } else if (!done.secret && (own?.secretStops.length ?? 0) > 0) {
      await playSpecialTravel(table, 'secret');
      done.secret = true;
    } else if (own?.maySwap === true && own.reach.length === 0) {
      await table.act('x', { type: 'swap' });
      if (registered) await table.act('x', { type: 'draw', tickets: table.drawn(8) });
      round--;
      continue;
    } else {
      const choose = !all() ? stepAwayFromDetectives : end === 'CAUGHT' ? stepToDetectives : stepToGoal;
      const step = choose(table.secret, xWants());
      const slots = table.secret.slots.length;
      if (byPage(round)) await travelByPage(table, step);
      else await table.act('x', { type: 'travel', legs: [step] });
      await table.everybody('a trip', (view) => view.slots.length > slots || view.phase !== 'x_move');
    }
    if (table.secret.end !== null) break;
    const away = registered
      ? []
      : table.hand('x').filter((ticket) => !all() && xWants().length > 0 && !xWants().includes(symbolOf(ticket)));
    const some = round === 1 ? table.hand('x').slice(0, 1) : away.slice(0, 4);
    await refillHand(table, 'x', some, draws(xWants()), byPage(round));

    if (round === 3) await placeDisc(table, 150);
    await playDetectives(table, all() && end === 'CAUGHT' ? 'catch' : 'avoid', byPage(round));
    if (table.secret.end !== null) break;
    if (table.secret.phase === 'specials') {
      const now = table.secret.specialsOpen ? table.secret : undefined;
      const eyes = now && !done.investigation ? sharesToGive(table, 'magnifier') : undefined;
      const beacons = now && !done.operation ? sharesToGive(table, 'beacon') : undefined;
      if (eyes) {
        await poolTickets(table, 'magnifier', eyes);
        await investigate(table);
        done.investigation = true;
      } else if (beacons) {
        await poolTickets(table, 'beacon', beacons);
        done.operation = await operate(table);
      }
      if (table.secret.phase === 'specials') await table.act('h1', { type: 'noSpecial' });
    }
    await table.phase('refill');
    for (const seat of HUNTERS) {
      const keep = hWants();
      const hand = table.hand(seat);
      const useless = hand.filter((ticket) => keep.length > 0 && !keep.includes(symbolOf(ticket)));
      const gone = round === 2 ? hand.slice(0, 1) : registered ? [] : useless.slice(0, 3);
      await refillHand(table, seat, gone, draws(keep), byPage(round));
    }
    if (round === 3) await clearDiscs(table);
  }
  expect(done).toEqual({ double: true, secret: true, investigation: true, operation: true });
}

async function endEverywhere(table: EuropeTable, code: 'MISSION_COMPLETE' | 'CAUGHT') {
  await table.everybody('the end', ({ end }) => end?.code === code);
  const { end } = table.secret;
  const { kiosk } = table.yard;
  const title = table.words.outcomes[code];
  await kiosk.page.getByText(title).first().waitFor();
  expect(end?.report.rows.every(({ verdict }) => verdict === 'OK')).toBe(true);
  expect(end?.report.ledger).toEqual([]);
  for (const seat of ['x', ...HUNTERS]) {
    const { page, words } = table.phone(seat);
    await page.getByRole('heading', { name: words['mister-x-europe'].outcomes[code] }).waitFor();
    await page.getByText(words['mister-x-europe'].winner[end?.winner ?? 'nobody']).waitFor();
    expect(await page.getByText(words.trust.alarm.band).count()).toBe(0);
  }
}

/** The quick run draws one of them. */
const EVENINGS = {
  'Mister X completes his mission, tickets dealt onto the phones': mission,
  'Mister X is caught, tickets drawn from the real stack': caught,
};

it.each(drawSubset(Object.entries(EVENINGS)))('a whole evening across Europe: %s', (_, evening) => evening());

function mission(): Promise<void> {
  return Evening.spend('europe-mission', async (evening) => {
    const flags = { hand_source: 'server', start_source: 'server' };
    const names = ['Xenia', 'Ada', 'Ben'] as const;
    const table = await EuropeTable.gather(evening, { language: 'en', names, flags });
    await beginEuropeMatch(table, 'green', false, {});
    await play(table, 'MISSION_COMPLETE', false);
    await endEverywhere(table, 'MISSION_COMPLETE');
  });
}

function caught(): Promise<void> {
  return Evening.spend('europe-caught', async (evening) => {
    const names = ['Käthe', 'Jürgen', 'Ömer'] as const;
    const table = await EuropeTable.gather(evening, { language: 'de', names, flags: {} });
    await beginEuropeMatch(table, 'yellow', true, {
      x: ['footprints', 'silhouette'],
      h1: ['magnifier', 'beacon'],
      h2: ['magnifier', 'beacon'],
    });
    await play(table, 'CAUGHT', true);
    await endEverywhere(table, 'CAUGHT');
  });
}
