import {
  type TicketKind,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  type View,
} from '@mister-x/games/mister-x-europe/rules';
import { expect } from 'vitest';
import { plannerBoard, goalsOf, type HuntStyle, detectiveStep, type Step } from './europe-planner.js';
import type { EuropeTable } from './europe-table.js';

/** What people do in one round, by pages where that is what the evening shows, else by quick hands. */

const HUNTERS = ['h1', 'h2'] as const;
const SPECIALS: Readonly<Record<'double' | 'secret', TicketSymbol>> = {
  double: 'footprints',
  secret: 'silhouette',
};

export function countOfSymbol(hand: readonly Ticket[], symbol: TicketSymbol): number {
  return hand.filter((ticket) => symbolOf(ticket) === symbol).length;
}

/** Start cards, mission and start city, and where people draw them the first hands: all by pages. */
export async function beginEuropeMatch(
  table: EuropeTable,
  mission: 'green' | 'yellow' | 'orange',
  registered: boolean,
  wanted: Readonly<Record<string, readonly TicketSymbol[]>>,
): Promise<void> {
  const { x, own } = table;
  if (registered) {
    for (const seat of HUNTERS) {
      for (const { id } of table.pawns(seat)) {
        const phone = table.phone(seat);
        const taken = table.secret.detectives.map(({ stop }) => stop);
        const stop = table.secret.deck.find((card) => !taken.includes(card)) ?? 0;
        await phone.button(String(stop)).tap();
        await phone.button(phone.words.hunt.detective.startYes).tap();
        await table.pages(`${id} stands on ${stop}`, ({ detectives }) =>
          detectives.some((each) => each.id === id && each.stop === stop),
        );
      }
    }
  }
  await takeMission(table, mission);
  if (registered) {
    for (const seat of ['x', ...HUNTERS]) {
      if (seat === 'x') await x.uncover();
      const { limit } =
        seat === 'x' ? table.secret.x : (table.secret.hunters.find((hunter) => hunter.seat === seat) ?? { limit: 0 });
      await table.count(seat, table.drawn(limit, wanted[seat]), own.count.go);
      await table.everybody(
        'a hand',
        (view) =>
          view.round > 0 ||
          (seat === 'x' ? view.x.dealt : view.hunters.some((each) => each.seat === seat && each.drawn)),
      );
    }
  }
  await table.pages('the first round', ({ round, phase }) => round === 1 && phase === 'x_move');
}

/** Mister X's choice on his phone, once the detectives stand: the first start city that nobody holds. */
export async function takeMission(table: EuropeTable, mission: 'green' | 'yellow' | 'orange'): Promise<void> {
  const { x, own } = table;
  await table.everybody('the pawns', ({ detectives }) => detectives.every(({ stop }) => stop));
  const held = table.secret.detectives.map(({ stop }) => stop);
  const stop = plannerBoard().data.missions?.[mission]?.starts.find((each) => !held.includes(each)) ?? 0;
  await x.uncover();
  await x.page.getByRole('button', { name: table.words.missions[mission] }).tap();
  await x.button(String(stop)).tap();
  await x.button(own.mission.yes).tap();
  await x.covered();
  await table.pages('the mission', (view) => view.mission === mission);
}

/** Mister X's double or secret trip on his phone: the price from the rack, then the first ways that are no goal. */
export async function playSpecialTravel(table: EuropeTable, which: 'double' | 'secret'): Promise<void> {
  const { x } = table;
  const slots = table.secret.slots.length;
  const box = table.secret.supply.box;
  await x.uncover();
  await x.page.getByRole('button', { name: table.words.specials[which] }).tap();
  const payable = table.hand('x').filter((ticket) => symbolOf(ticket) === SPECIALS[which]);
  // Where there are no more than three, they pay by themselves.
  if (payable.length > 3) for (const ticket of payable.slice(0, 3)) await table.touch(x, ticket);
  await x.tab(x.words.phone.move.list);
  const goals = new Set([...goalsOf(table.secret), ...table.secret.detectives.map((d) => d.stop)]);
  for (let leg = 0; leg < (which === 'double' ? 2 : 1); leg++) {
    const ways = x.page.locator('.picker li button');
    await ways.first().waitFor();
    const stops = await ways.allTextContents();
    const at = stops.findIndex((stop) => !goals.has(Number(stop)));
    await ways.nth(Math.max(0, at)).tap();
  }
  await x.confirm();
  await x.covered();
  await table.pages('the special', ({ supply }) => supply.box === box + 3);
  await table.pages('its trips', (view) => view.slots.length > slots);
}

export async function travelByPage(table: EuropeTable, { ticket, stop }: Step): Promise<void> {
  const slots = table.secret.slots.length;
  await table.x.uncover();
  await table.choose(table.x, ticket, stop);
  await table.x.confirm();
  await table.x.covered();
  await table.pages('a trip', (view) => view.slots.length > slots || view.end !== null);
}

/** Throws off what nobody wants, and draws; by the page of the seat, or by its line. */
export async function refillHand(
  table: EuropeTable,
  seat: string,
  away: readonly Ticket[],
  draws: (due: number) => readonly TicketKind[] | undefined,
  byPage = false,
): Promise<void> {
  const due = () => {
    const view = table.view(seat);
    return seat === 'x' ? view.x.due : (view.hunters.find((each) => each.seat === seat)?.due ?? 0);
  };
  if (away.length > 0) {
    const before = due();
    if (byPage) {
      const phone = table.phone(seat);
      if (seat === 'x') await phone.uncover();
      for (const ticket of away) await table.touch(phone, ticket);
      // What is touched stays so under a cover that closed meanwhile.
      if (seat === 'x') await phone.uncover();
      await phone.button(table.own.refill.discard(away.length)).tap();
    } else await table.act(seat, { type: 'discard', tickets: away });
    await table.everybody('the discard', (view) => {
      const now = seat === 'x' ? view.x.due : view.hunters.find((each) => each.seat === seat)?.due;
      return now === before + away.length;
    });
  }
  const count = due();
  const tickets = draws(count);
  if (!byPage) await table.act(seat, { type: 'draw', ...(tickets ? { tickets } : {}) });
  else {
    const phone = table.phone(seat);
    if (seat === 'x') await phone.uncover();
    const { done, draw } = table.own.refill;
    await phone.button(count === 0 ? done : draw(count)).tap();
    if (tickets) await table.count(seat, tickets, table.own.refill.draw(count));
  }
  await table.everybody(`${seat} has drawn`, (view) =>
    seat === 'x'
      ? view.phase !== 'x_refill'
      : view.phase !== 'refill' || view.hunters.some((each) => each.seat === seat && each.drawn),
  );
}

/** All detectives move; the first of the round by a page where asked. */
export async function playDetectives(table: EuropeTable, how: HuntStyle, byPage = false): Promise<void> {
  const { round } = table.secret;
  let page = byPage;
  const open = (view: View) => view.phase === 'moves' && view.round === round && view.end === null;
  while (open(table.secret)) {
    const target = table.secret.own?.stop ?? 0;
    const wanted: readonly TicketSymbol[] = ['magnifier', 'beacon'];
    const next = table.secret.detectives.flatMap(({ id, hunter, moved }) => {
      const step = moved ? undefined : detectiveStep(table.secret, id, table.hand(hunter), target, how, wanted);
      return step === undefined ? [] : [{ id, hunter, step }];
    });
    const [first] = next.sort((a, b) => Number(b.step.stop === target) - Number(a.step.stop === target));
    if (first === undefined) {
      await table.act('h1', { type: 'closeMoves' });
      await table.everybody('the moves are closed', (view) => !open(view));
      return;
    }
    const { id, hunter, step } = first;
    if (page) {
      const phone = table.phone(hunter);
      const place = table.pawns(hunter).findIndex((pawn) => pawn.id === id);
      await phone.page.locator('.strip [aria-pressed]').nth(place).tap();
      await table.choose(phone, step.ticket, step.stop);
      await phone.confirm();
      page = false;
    } else await table.act(hunter, { type: 'move', detective: id, ...step });
    await table.everybody(
      `${id} has moved`,
      (view) => !open(view) || view.detectives.some((each) => each.id === id && each.moved),
    );
  }
}

/** Both hunters put tickets in on their phones; answers whether it is enough for one special. */
export async function poolTickets(
  table: EuropeTable,
  symbol: 'magnifier' | 'beacon',
  parts: Readonly<Record<'h1' | 'h2', number>>,
): Promise<void> {
  for (const seat of HUNTERS) {
    const phone = table.phone(seat);
    const tickets = table.hand(seat).filter((ticket) => symbolOf(ticket) === symbol);
    await phone.page.getByText(table.own.special.give(table.pawns(seat).length)).waitFor();
    for (const ticket of tickets.slice(0, parts[seat])) await table.touch(phone, ticket);
    await phone.button(table.own.special.offer(parts[seat])).tap();
    // The other hunter's page fills up while she looks on.
    await table
      .phone(seat === 'h1' ? 'h2' : 'h1')
      .page.locator('.offers li')
      .nth(seat === 'h1' ? 0 : 1)
      .locator('.card')
      .nth(parts[seat] - 1)
      .waitFor();
  }
  await expect.poll(() => table.view('h1').offers).toEqual(table.view('h2').offers);
  expect(table.secret.offers).toEqual({});
}

/** How two hunters come to three tickets of a symbol, each within his limit (MX-40). */
export function sharesToGive(
  table: EuropeTable,
  symbol: 'magnifier' | 'beacon',
): { readonly h1: number; readonly h2: number } | undefined {
  const h1 = Math.min(2, countOfSymbol(table.hand('h1'), symbol));
  const h2 = Math.min(2, countOfSymbol(table.hand('h2'), symbol));
  if (h1 === 0 || h2 === 0 || h1 + h2 < 3) return undefined;
  return h1 === 2 ? { h1: 2, h2: 1 } : { h1: 1, h2: 2 };
}

export async function investigate(table: EuropeTable): Promise<void> {
  const before = table.secret.rings.length;
  await table.phone('h2').button(table.words.specials.investigation).tap();
  await table.pages('the investigation', ({ rings }) => rings.length > before);
}

/** Three beacons: someone's pawn goes once more, by car, away from Mister X. */
export async function operate(table: EuropeTable): Promise<boolean> {
  const view = table.secret;
  const able = view.moves.flatMap(({ detective, reach }) =>
    reach
      .filter(({ transport }) => transport === 'car')
      .flatMap(({ stops }) => stops.map((stop) => ({ detective, stop }))),
  );
  const chosen = able.find(({ stop }) => stop !== view.own?.stop);
  if (chosen === undefined) return false;
  const phone = table.phone('h1');
  await phone.button(table.words.specials.operation).tap();
  const ids = [...new Set(able.map(({ detective }) => detective))];
  await phone.page.locator('.step .strip [aria-pressed]').nth(ids.indexOf(chosen.detective)).tap();
  await table.touchCity(phone, chosen.stop);
  await phone.confirm();
  await table.pages('the operation', ({ detectives }) =>
    detectives.some(({ id, stop }) => id === chosen.detective && stop === chosen.stop),
  );
  return true;
}

/** A disc on a city, by the phone of a hunter (MX-54). */
export async function placeDisc(table: EuropeTable, stop: number): Promise<void> {
  const phone = table.phone('h1');
  await phone.tab(phone.words.phone.move.map);
  await phone.button(table.own.discs.open).tap();
  await phone.page.locator(`[data-stop="${stop}"]`).press('Enter');
  await table.pages('a disc', ({ discs }) => discs.stops.includes(stop));
  await phone.button(table.own.discs.close).tap();
}

export async function clearDiscs(table: EuropeTable): Promise<void> {
  await table.phone('h1').button(table.own.discs.removed).tap();
  await table.pages('the board is clear', ({ discs }) => discs.stops.length === 0);
}
