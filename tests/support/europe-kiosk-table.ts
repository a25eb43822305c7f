import { type Action, type TicketKind, kindOf } from '@mister-x/games/mister-x-europe/rules';
import type { Language } from '@mister-x/engine/protocol';
import { expect } from 'vitest';
import { plannerBoard, linesAcross, type Step } from './europe-planner.js';
import { EuropeTable } from './europe-table.js';
import type { Evening } from './evening.js';
import type { SeatClient } from './hands.js';
import type { KioskPage } from './kiosk-page.js';
import { settle } from './layout.js';
import { YardTable } from './yard-table.js';
import type { PhonePage } from './phone-page.js';

type Hunter = 'h1' | 'h2';
export const HUNTERS: readonly Hunter[] = ['h1', 'h2'];

/**
 * Mister X with a phone, all hunters at the kiosk. Their tickets stand on racks: no screen shows
 * them, so the people of this test know by themselves what they hold (MX-11).
 */
export class EuropeKioskTable extends EuropeTable {
  readonly #racks: Record<Hunter, readonly TicketKind[]> = { h1: [], h2: [] };

  /**
   * Set up and begun through the kiosk's own pages, by touch.
   * @param board its name on the shelf; our own Europe where none is named
   */
  static async setUp(
    evening: Evening,
    language: Language,
    names: readonly [string, string, string],
    board?: string,
  ): Promise<EuropeKioskTable> {
    const kiosk = await evening.kiosk(language);
    await kiosk.open(evening.referee);
    await chooseAndCreate(kiosk, names, board);
    const x = await evening.phone(language, 'x');
    const yard = new YardTable(evening, kiosk, x, new Map(), names);
    await yard.join(names[0], x, 'scan');
    await kiosk.button(kiosk.words.screen.gathering.start).tap();
    await x.device.wire.until('the game', ({ match }) => match !== undefined);
    const quick = await evening.handsOfKiosk(yard.table);
    const hands = new Map<string, SeatClient>([['x', await evening.handsOfSeat(await x.held())]]);
    for (const seat of HUNTERS) hands.set(seat, quick);
    return new EuropeKioskTable(yard, hands);
  }

  get kiosk(): KioskPage {
    return this.yard.kiosk;
  }

  get play() {
    return this.kiosk.words['mister-x-europe-setup'].play;
  }

  nameOfSeat(seat: Hunter): string {
    return this.yard.names[Number(seat[1])] ?? '';
  }

  override hand(seat: string): readonly TicketKind[] {
    return seat === 'x' ? super.hand('x').map(kindOf) : this.#racks[seat as Hunter];
  }

  override async act(seat: string, action: Action): Promise<void> {
    await super.act(seat, action);
    if (seat === 'x') return;
    const hunter = seat as Hunter;
    if (action.type === 'move') this.#lose(hunter, [action.ticket]);
    else if (action.type === 'discard') this.#lose(hunter, action.tickets);
    else if (action.type === 'draw') this.#gain(hunter, action.tickets ?? []);
  }

  /** Start cards nearest to where Mister X may begin, touched card by card (MX-8). */
  async putDown(mission: string): Promise<void> {
    const starts = plannerBoard().data.missions?.[mission]?.starts ?? [];
    const lines = linesAcross(starts);
    const near = this.secret.deck
      .filter((stop) => !starts.includes(stop))
      .sort((a, b) => (lines.get(a) ?? 99) - (lines.get(b) ?? 99));
    for (const [i, { id, hunter }] of this.secret.detectives.entries()) {
      const stop = near[i] ?? 0;
      const { choose } = this.kiosk.words['hunt-screen'].registration;
      await this.kiosk.page.getByText(choose(this.nameOfSeat(hunter as Hunter))).waitFor();
      const { lastYes } = this.kiosk.words['hunt-screen'].registration;
      await this.kiosk.button(String(stop)).tap();
      if (i === this.secret.detectives.length - 1) await this.kiosk.button(lastYes).tap();
      await this.pages(`${id} stands on ${stop}`, ({ detectives }) =>
        detectives.some((each) => each.id === id && each.stop === stop),
      );
    }
  }

  /** A hunter touches what he drew, face by face; only the number is shown (MX-7, MX-11). */
  async tapHand(seat: Hunter, tickets: readonly TicketKind[]): Promise<void> {
    const title = this.play.drawHand(this.nameOfSeat(seat), tickets.length);
    await this.kiosk.page.getByRole('heading', { name: title }).waitFor();
    await this.#tapTickets(tickets, this.own.count.go);
    this.#gain(seat, tickets);
  }

  /** Pawn, ticket, city; sent by the caller. */
  async chooseMove(id: string, { ticket, stop }: Step): Promise<void> {
    const { moves } = this.secret;
    if (moves.length > 1) {
      const place = moves.findIndex(({ detective }) => detective === id);
      await this.kiosk.page.locator('section .pawns > button').nth(place).tap();
    }
    await this.chooseWay({ ticket, stop });
  }

  async chooseWay({ ticket, stop }: Step): Promise<void> {
    await this.kiosk.button(this.nameOf(ticket)).tap();
    await this.kiosk.button(String(stop)).tap();
  }

  async sendMove(hunter: Hunter, id: string, { ticket, stop }: Step): Promise<void> {
    await this.kiosk.button(this.kiosk.words['hunt-screen'].turn.go).tap();
    await this.pages(`${id} is on ${stop}`, ({ detectives }) =>
      detectives.some((each) => each.id === id && each.stop === stop),
    );
    this.#lose(hunter, [ticket]);
  }

  /** Discards one ticket and draws to the limit, at the kiosk (MX-47). */
  async refill(seat: Hunter, away: TicketKind, drawn: readonly TicketKind[]): Promise<void> {
    const { kiosk, own } = this;
    const row = kiosk.page.getByRole('listitem').filter({ hasText: this.nameOfSeat(seat) });
    await row.getByRole('button', { name: own.refill.discardSome }).tap();
    await this.#tapTickets([away], own.refill.discardSome);
    this.#lose(seat, [away]);
    await row.getByRole('button', { name: own.refill.draw(drawn.length) }).tap();
    await this.#tapTickets(drawn, own.refill.draw(drawn.length));
    this.#gain(seat, drawn);
    await this.everybody(`${seat} has drawn`, (view) => view.hunters.some((each) => each.seat === seat && each.drawn));
  }

  /** In the middle of the game a hunter takes his seat on a phone, by the code among the kiosk's seats. */
  async takeToPhone(seat: Hunter): Promise<PhonePage> {
    const { kiosk, yard } = this;
    const name = this.nameOfSeat(seat);
    await kiosk.menu();
    await kiosk.button(kiosk.words.screen.seats.title).tap();
    const row = kiosk.page.getByRole('listitem').filter({ hasText: name });
    const code = (await row.locator('strong').textContent()) ?? '';
    await kiosk.button(kiosk.words.common.close).tap();
    const phone = await yard.evening.phone(kiosk.words.language, seat);
    await phone.scan(yard.evening.referee.lanAddress, code, yard.channelKey);
    await phone.writeCodeDown();
    await phone.device.wire.until('the game', ({ match }) => match !== undefined);
    yard.phones.set(name, phone);
    this.hands.set(seat, await yard.evening.handsOfSeat(await phone.held()));
    return phone;
  }

  /** Tickets of a special, as each hunter lays his down (MX-40): touched at the kiosk, or on one's phone. */
  async give(
    parts: Readonly<Record<Hunter, readonly TicketKind[]>>,
    at: KioskPage | PhonePage = this.kiosk,
  ): Promise<void> {
    for (const seat of HUNTERS) {
      for (const kind of parts[seat]) {
        await at.button(`${this.nameOfSeat(seat)}: ${this.nameOf(kind)}`).tap();
      }
      this.#lose(seat, parts[seat]);
    }
  }

  /** Touches a city on the board. */
  async touchBoard(stop: number): Promise<void> {
    const { page } = this.kiosk;
    // A board that is laid out again still moves.
    await settle(page);
    const number = page.locator('svg text').filter({ hasText: new RegExp(`^${stop}$`) });
    const box = await number.first().boundingBox();
    if (box === null) throw new Error(`city ${stop} is not on the board`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  async #tapTickets(tickets: readonly TicketKind[], go: string): Promise<void> {
    for (const kind of tickets) await this.kiosk.button(this.nameOf(kind)).tap();
    const { of } = this.own.count;
    const { page } = this.kiosk;
    const output = page.locator('output.ready');
    expect(await output.textContent()).toMatch(of(tickets.length, 0).split('0')[0] ?? '');
    await this.kiosk.button(go).tap();
  }

  #gain(seat: Hunter, tickets: readonly string[]): void {
    this.#racks[seat] = [...this.#racks[seat], ...tickets.map(kindOf)];
  }

  #lose(seat: Hunter, tickets: readonly string[]): void {
    const rack = [...this.#racks[seat]];
    for (const ticket of tickets) {
      const at = rack.indexOf(kindOf(ticket));
      if (at < 0) throw new Error(`${seat} holds no ${ticket}`);
      rack.splice(at, 1);
    }
    this.#racks[seat] = rack;
  }
}

/** The three pages of the set-up. */
async function chooseAndCreate(kiosk: KioskPage, names: readonly string[], board?: string): Promise<void> {
  const { screen, 'mister-x-europe': europe, 'mister-x-europe-setup': words } = kiosk.words;
  const { page } = kiosk;
  await kiosk.button(screen.home.newTable).tap();
  await page.getByText(europe.game, { exact: true }).click();
  await page.getByText(words.devices.kiosk.name, { exact: true }).tap();
  await page.getByText('2', { exact: true }).last().tap();
  if (board !== undefined) {
    const boards = page.getByRole('combobox', { name: words.board.question, exact: true });
    const option = boards.locator('option', { hasText: board });
    await boards.selectOption((await option.getAttribute('value')) ?? '');
  }
  await page.getByRole('tab', { name: new RegExp(screen.setup.steps.house) }).tap();
  await page.getByText(words.flags.start_source.name).waitFor();
  // Nobody would be shown what to take (MX-11).
  expect(await page.getByText(words.flags.hand_source.name).count()).toBe(0);
  await page.getByRole('tab', { name: new RegExp(screen.setup.steps.players) }).tap();
  for (const [i, name] of names.entries()) {
    const field = i === 0 ? words.misterXName : words.hunterName(i);
    await page.getByRole('textbox', { name: field, exact: true }).fill(name);
  }
  await kiosk.button(screen.setup.create).tap();
}
