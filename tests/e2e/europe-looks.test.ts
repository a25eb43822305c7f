import {
  type Action,
  type Kind,
  symbolOf,
  type Ticket,
  transportOf,
  type View,
} from '@mister-x/games/mister-x-europe/rules';
import { expect, it } from 'vitest';
import { alsoAt, alsoHeld, atOnce, whileAway } from '../support/all-languages.js';
import { loiter, rush, steps, wander } from '../support/europe-planner.js';
import { detectives, refill } from '../support/europe-play.js';
import { EuropeTable } from '../support/europe-table.js';
import { Evening, useChromium } from '../support/evening.js';
import { Gallery, PHONE_SIZES } from '../support/gallery.js';
import type { KioskPage } from '../support/kiosk-page.js';
import type { PhonePage } from '../support/phone-page.js';

useChromium();

/** Photographs of a question take longer than people wait for its answer. */
const LONG = { waits: 'long' } as const;

const NAMES = ['Alexandra', 'Jean-Pierre', 'Maximilian'] as const;
/** A city of the yellow mission with roads and nothing else. */
const ROADS_ONLY = 133;
const MOST_ROUNDS = 40;

/** On every page of Mister X, under his cover. */
function inSecret(xs: Pages<PhonePage>, work: (page: PhonePage) => Promise<unknown>) {
  return atOnce(xs, async (each) => {
    await each.uncover();
    await work(each);
  });
}

/** The pages of one seat, or of the table, in every language. */
type Pages<T> = readonly T[];

class Looks {
  private constructor(
    readonly gallery: Gallery,
    readonly table: EuropeTable,
    readonly kiosks: Pages<KioskPage>,
    readonly xs: Pages<PhonePage>,
    readonly hunters: Pages<PhonePage>,
  ) {}

  static async gather(
    evening: Evening,
    gallery: Gallery,
    flags: Readonly<Record<string, string>> = {},
  ): Promise<Looks> {
    const settings = { language: 'en', names: NAMES, flags } as const;
    const table = await EuropeTable.gather(evening, settings);
    const { kiosk, x } = table.yard;
    const h1 = table.phone('h1');
    return new Looks(
      gallery,
      table,
      [kiosk, ...(await alsoAt(evening, table.yard.table))],
      [x, ...(await alsoHeld(evening, await x.held(), 'x'))],
      [h1, ...(await alsoHeld(evening, await h1.held(), 'h1'))],
    );
  }

  kiosk(moment: string, again?: (kiosk: KioskPage) => Promise<void>): Promise<void> {
    return this.gallery.kiosks(`europe-${moment}`, this.kiosks, again);
  }

  async phone(moment: string, phones: Pages<PhonePage>, uncovered = true): Promise<void> {
    // A cover falls by itself when nobody moves for a while.
    const again = async (phone: PhonePage): Promise<void> => {
      if (phones === this.xs && uncovered) await phone.uncover();
    };
    await this.gallery.phones(`europe-${moment}`, phones, PHONE_SIZES, again);
    // Fingers and the next moment find the page as a phone has it.
    await atOnce(phones, ({ page }) => page.setViewportSize({ width: 360, height: 740 }));
  }

  /** Over the seat's own line, until that line has been told what came of it. */
  async act(seat: string, action: Action): Promise<void> {
    const before = JSON.stringify(this.table.view(seat));
    await this.table.act(seat, action);
    await expect.poll(() => JSON.stringify(this.table.view(seat)) !== before).toBe(true);
    await this.table.everybody(
      'the same',
      (view) => publicly(view) === publicly(this.table.view(seat)),
    );
  }

  /** Until every page shows what the tests' own lines know. */
  async heard(): Promise<void> {
    const same = publicly(this.table.secret);
    for (const { device } of [...this.kiosks, ...this.xs, ...this.hunters]) {
      await device.wire.until(
        `${device.name}: the same`,
        ({ match }) => match !== undefined && publicly(match.game as unknown as View) === same,
      );
    }
  }

  close(): void {
    this.gallery.close();
  }
}

function publicly(view: View): string {
  const { phase, round, slots, detectives: pawns, hunters, x, rings, discs, end, supply } = view;
  return JSON.stringify([
    phase,
    round,
    slots.length,
    pawns,
    hunters,
    x,
    rings,
    discs,
    end?.code,
    supply,
  ]);
}

const words = (phone: PhonePage) => phone.words['mister-x-europe-phone'];

/** Takes tickets out of the stack that `wanted` lets through. */
function take(table: EuropeTable, count: number, wanted: (kind: Kind) => boolean): readonly Kind[] {
  return Array.from({ length: count }, () => {
    const at = table.stack.findIndex(wanted);
    const [kind] = at < 0 ? [] : table.stack.splice(at, 1);
    if (kind === undefined) throw new Error('no such ticket is left');
    return kind;
  });
}

async function begin(looks: Looks): Promise<void> {
  const { table, xs, hunters } = looks;
  await looks.kiosk('start-cards');
  await looks.phone('start-cards', hunters);
  // Those nearest to him: someone will cross his way.
  const near = [82, 109, 125, 108, 81];
  for (const [i, { id, hunter }] of table.secret.detectives.entries()) {
    await looks.act(hunter, { type: 'registerStart', pawn: id, stop: near[i] ?? 0 });
  }
  await looks.heard();
  await looks.kiosk('mission');
  await looks.phone('mission', xs);
  await inSecret(xs, (each) =>
    each.page.getByRole('button', { name: each.words['mister-x-europe'].missions.yellow }).tap(),
  );
  await looks.phone('x-start', xs);
  await looks.act('x', { type: 'chooseMission', mission: 'yellow', stop: ROADS_ONLY });
  await looks.heard();
  await looks.kiosk('hands');
  await looks.phone('count', hunters);
  // Eight tickets for trains where no train goes: the whole hand is thrown off first (MX-30).
  const useless = take(table, 8, (kind) => kind === 'train/magnifier' || kind === 'train/beacon');
  await looks.act('x', { type: 'registerHand', tickets: useless });
  const wanted = { h1: 'magnifier', h2: 'magnifier' } as const;
  for (const { seat, limit } of table.secret.hunters) {
    await looks.act(seat, {
      type: 'registerHand',
      tickets: table.drawn(limit, [wanted[seat as 'h1']]),
    });
  }
  await table.pages('the first round', ({ phase }) => phase === 'x_move');
  await looks.heard();
}

/** Mister X is stuck, throws his hand off, and draws another one. */
async function swap(looks: Looks): Promise<void> {
  const { table, xs } = looks;
  expect(table.secret.own?.maySwap).toBe(true);
  await looks.kiosk('x-turn');
  await looks.phone('x-covered', xs, false);
  await looks.phone('x-swap', xs);
  await inSecret(xs, (each) => each.button(words(each).swap.label).tap());
  await looks.phone('x-swap-ask', xs);
  await looks.act('x', { type: 'swap' });
  await looks.heard();
  await looks.phone('x-redraw', xs);
  const cars = take(table, 2, (kind) => transportOf(kind) === 'car');
  const other = [
    'footprints',
    'footprints',
    'footprints',
    'silhouette',
    'silhouette',
    'silhouette',
  ];
  const special = other.flatMap((symbol) => take(table, 1, (kind) => symbolOf(kind) === symbol));
  await looks.act('x', { type: 'draw', tickets: [...cars, ...special] });
  await looks.heard();
}

/** Everything that Mister X looks at while he decides. */
async function xDecides(looks: Looks): Promise<void> {
  const { xs } = looks;
  await looks.phone('x-map', xs);
  await inSecret(xs, (each) => each.tab(each.words.phone.move.list));
  await looks.phone('x-list', xs);
  for (const special of ['double', 'secret'] as const) {
    await inSecret(xs, (each) =>
      each.page
        .getByRole('button', { name: each.words['mister-x-europe'].specials[special] })
        .tap(),
    );
    await looks.phone(`x-${special}`, xs);
  }
  // The secret trip chosen last, to its summary: tickets, way, and what lies face down.
  await inSecret(xs, async ({ page }) => {
    await page.locator('.picker li button').first().tap();
  });
  await looks.phone('x-secret-chosen', xs);
  await atOnce(xs, async (each) => {
    await each.page.reload();
    await each.uncover();
    await each.tab(each.words.phone.move.log);
  });
  await looks.phone('x-log', xs);
}

/** What was touched to be discarded stays after all. */
function letGo({ page }: PhonePage): Promise<void> {
  return page.locator('.rack button[aria-pressed="true"]').tap();
}

async function xRefills(looks: Looks): Promise<void> {
  const { table, xs } = looks;
  await inSecret(xs, ({ page }) => page.locator('.rack li.free button').first().tap());
  await looks.phone('x-refill', xs);
  await inSecret(xs, letGo);
  await inSecret(xs, (each) => each.button(words(each).refill.draw(table.secret.x.due)).tap());
  await looks.phone('x-draw', xs);
}

/** A detective decides on his phone; then he asks for his move back, and Mister X is asked. */
async function huntersMove(looks: Looks): Promise<void> {
  const { table, xs, hunters } = looks;
  await looks.kiosk('moves');
  await looks.phone('moves-map', hunters);
  await atOnce(hunters, (each) => each.tab(each.words.phone.move.list));
  await looks.phone('moves-list', hunters);
  await atOnce(hunters, ({ page }) => page.locator('.picker li button').first().tap());
  await looks.phone('moves-confirm', hunters);
  await atOnce(hunters, (each) => each.tab(each.words.phone.move.log));
  await looks.phone('moves-log', hunters);
  const [first] = table.secret.moves.filter(({ detective }) =>
    table.pawns('h1').some(({ id }) => id === detective),
  );
  const away = table.secret.own?.stop;
  const step = steps(first?.reach ?? [], table.hand('h1')).find(({ stop }) => stop !== away);
  if (first === undefined || step === undefined) throw new Error('nobody can move');
  await looks.act('h1', { type: 'move', detective: first.detective, ...step });
  await looks.heard();
  const [h1] = hunters;
  if (h1 === undefined) throw new Error('no hunter');
  await h1.button(h1.words.phone.takeback.ask).tap();
  await looks.phone('takeback-ask', [h1]);
  await h1.button(h1.words.phone.takeback.askYes).tap();
  await atOnce(hunters, (each) =>
    each.page
      .getByText(each.words.phone.takeback.asked(each.words['mister-x-europe'].misterX))
      .waitFor(),
  );
  await atOnce(xs, (each) => each.button(each.words.phone.takeback.decline).waitFor());
  await looks.phone('takeback', xs, false);
  await looks.phone('takeback-asked', hunters);
  await looks.kiosk('takeback');
  await table.yard.answerTakeback(NAMES[1], false);
}

/** Screens that were away meanwhile say all that is to be done on the board. */
async function missed(looks: Looks, move: () => Promise<unknown>): Promise<void> {
  const others = looks.kiosks.filter((each) => each !== looks.table.yard.kiosk);
  await whileAway(others, move);
  await looks.heard();
  await looks.kiosk('missed');
}

/** Several hunters put a special together. */
async function special(looks: Looks, symbol: 'magnifier' | 'beacon'): Promise<void> {
  const { table, hunters } = looks;
  const some = (seat: string, count: number): readonly Ticket[] =>
    table
      .hand(seat)
      .filter((ticket) => symbolOf(ticket) === symbol)
      .slice(0, count);
  if (symbol === 'magnifier') {
    await looks.kiosk('specials');
    await looks.phone('specials', hunters);
    await atOnce(hunters, (each) => each.button(words(each).special.none).tap());
    await looks.phone('specials-none', hunters);
    await atOnce(hunters, ({ page }) => page.keyboard.press('Escape'));
  }
  await looks.act('h1', { type: 'offer', tickets: some('h1', 2) });
  await looks.act('h2', { type: 'offer', tickets: some('h2', 2) });
  const go = symbol === 'magnifier' ? 'investigation' : 'operation';
  await atOnce(hunters, (each) =>
    each.button(each.words['mister-x-europe'].specials[go]).waitFor(),
  );
  await looks.phone(go, hunters);
  const parts = { h1: some('h1', 2), h2: some('h2', 2) };
  if (symbol === 'magnifier') {
    await looks.act('h1', { type: 'investigate', parts });
    await looks.heard();
    await atOnce(looks.kiosks, (each) => each.moment.waitFor());
    await looks.kiosk('investigated');
    await atOnce(looks.kiosks, ({ page }) => page.keyboard.press('Escape'));
  } else {
    await atOnce(hunters, (each) =>
      each.button(each.words['mister-x-europe'].specials.operation).tap(),
    );
    await looks.phone('operation-pawn', hunters);
  }
}

async function huntersRefill(looks: Looks): Promise<void> {
  const { table, hunters } = looks;
  await looks.heard();
  await looks.kiosk('refill');
  await atOnce(hunters, ({ page }) => page.locator('.rack li.free button').first().tap());
  await looks.phone('refill', hunters);
  await atOnce(hunters, letGo);
  const due = table.secret.hunters[0]?.due ?? 0;
  await atOnce(hunters, (each) => each.button(words(each).refill.draw(due)).tap());
  await looks.phone('refill-draw', hunters);
  await atOnce(hunters, (each) => each.page.reload());
}

/** The check, trace by trace, where there is one to be seen. */
async function readCheck(looks: Looks, seen: boolean): Promise<boolean> {
  const { kiosks } = looks;
  await looks.heard();
  const [kiosk] = kiosks;
  const title = kiosk?.words['mister-x-europe-setup'].play.checkTitle ?? '';
  const told = (await kiosk?.moment.getByText(title).count()) ?? 0;
  if (told > 0 && !seen) await looks.kiosk('check');
  for (const each of kiosks) {
    for (let i = 0; i < 6 && (await each.moment.count()) > 0; i++) {
      await each.page.keyboard.press('Escape');
    }
  }
  return seen || told > 0;
}

it('a phone for everybody', () =>
  Evening.spend(
    'europe-looks',
    async (evening) => {
      const board = ['pawns', 'stations', 'lines'] as const;
      const gallery = new Gallery({ kiosk: board, phone: board });
      const looks = await Looks.gather(evening, gallery);
      const { table, xs, hunters, kiosks } = looks;
      await begin(looks);
      await swap(looks);
      await xDecides(looks);
      let seen = false;
      for (let round = 1; round <= MOST_ROUNDS && table.secret.end === null; round++) {
        await table.everybody(
          'his turn',
          (view) => view.round === round && view.phase === 'x_move',
        );
        const done = seen && round > 6;
        const choose = done ? rush : seen ? wander : loiter;
        await looks.act('x', { type: 'travel', legs: [choose(table.secret, [])] });
        await table.phase('x_refill', 'moves');
        if (table.secret.end !== null) break;
        await looks.heard();
        if (round === 1) await xRefills(looks);
        await refill(table, 'x', [], (due) => table.drawn(due, ['footprints']));
        await looks.heard();
        if (round === 1) await huntersMove(looks);
        const move = () => detectives(table, seen ? 'avoid' : 'cross');
        if (round === 2) await missed(looks, move);
        else await move();
        await table.phase('specials', 'refill');
        await looks.heard();
        if (round === 5) await special(looks, 'magnifier');
        if (round === 6) await special(looks, 'beacon');
        if (table.secret.phase === 'specials') await looks.act('h1', { type: 'noSpecial' });
        await table.phase('refill');
        if (round === 1) await huntersRefill(looks);
        for (const seat of ['h1', 'h2']) {
          const keep = round < 5 ? 'magnifier' : 'beacon';
          const useless =
            round < 7 ? table.hand(seat).filter((each) => symbolOf(each) !== keep) : [];
          await refill(table, seat, useless.slice(0, 2), (due) => table.drawn(due, [keep]));
        }
        await table.everybody('the next round', (view) => view.round === round + 1);
        seen = await readCheck(looks, seen);
      }
      await looks.heard();
      await atOnce(kiosks, (each) => each.ending());
      await looks.kiosk('mission-complete');
      await atOnce(kiosks, (each) => each.page.keyboard.press('Escape'));
      await atOnce(kiosks, (each) => each.page.getByRole('slider').waitFor());
      await looks.kiosk('end');
      await atOnce(kiosks, (each) => each.page.getByRole('slider').fill('9'));
      await looks.kiosk('replay');
      await looks.phone('end', xs, false);
      await looks.phone('end-hunter', hunters);
      looks.close();
      expect(seen).toBe(true);
      expect(table.secret.end?.code).toBe('MISSION_COMPLETE');
    },
    LONG,
  ));

it('starts that the referee deals', () =>
  Evening.spend('europe-dealt', async (evening) => {
    const gallery = new Gallery({ kiosk: ['pawns', 'stations', 'lines'] });
    const looks = await Looks.gather(evening, gallery, { start_source: 'server' });
    const { table, kiosks } = looks;
    await table.everybody('the starts', ({ detectives: pawns }) =>
      pawns.every(({ stop }) => stop !== null),
    );
    await looks.heard();
    await atOnce(
      kiosks,
      ({
        page,
        words: {
          'mister-x-europe-setup': { doWithPieces },
        },
      }) => page.locator('.placings').getByText(doWithPieces.serverDraws).waitFor(),
    );
    await looks.kiosk('dealt-starts');
    const mission = 'yellow';
    await looks.act('x', { type: 'chooseMission', mission, stop: ROADS_ONLY });
    await looks.heard();
    await looks.kiosk('dealt-hands');
    looks.close();
  }));
