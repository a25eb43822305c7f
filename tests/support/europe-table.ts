import type { Json } from '@mister-x/engine';
import {
  type Action,
  TICKET_KINDS,
  type TicketKind,
  kindOf,
  type Phase,
  symbolOf,
  type Ticket,
  type TicketSymbol,
  transportOf,
  type View,
} from '@mister-x/games/mister-x-europe/rules';
import type { Language } from '@mister-x/engine/protocol';
import { plannerBoard } from './europe-planner.js';
import type { Evening } from './evening.js';
import { SeatClient } from './hands.js';
import { settle } from './layout.js';
import { YardTable } from './yard-table.js';
import type { PhonePage } from './phone-page.js';

type Settings = {
  readonly language: Language;
  /** Mister X first, then two hunters. */
  readonly names: readonly [string, string, string];
  readonly flags: { readonly [flag: string]: Json };
};

/** Three phones and the kiosk round a table of Mister X across Europe. */
export class EuropeTable {
  /** The stack as people have it before them, in the order in which they draw from it. */
  readonly stack: TicketKind[];

  protected constructor(
    readonly yard: YardTable,
    protected readonly hands: Map<string, SeatClient>,
  ) {
    const { tickets = {} } = plannerBoard().data;
    this.stack = TICKET_KINDS.flatMap((kind) => Array.from({ length: tickets[kind] ?? 0 }, () => kind));
  }

  /** Set up over a socket, joined and started by the pages. */
  static async gather(evening: Evening, settings: Settings): Promise<EuropeTable> {
    const { language, names, flags } = settings;
    const host = await SeatClient.connect(evening.referee.address);
    await host.get('host:open', { key: evening.referee.hostKey });
    const colours = ['clear', 'red+blu+gre', 'yel+bla'];
    const { table } = await host.get('table:create', {
      game: 'mister-x-europe',
      options: { hunters: 2, devices: 'phones', flags },
      seats: names.map((name, i) => ({ name, colour: colours[i] ?? '' })),
      language,
    });
    host.close();
    const kiosk = await evening.kiosk(language);
    await kiosk.open(evening.referee);
    await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${table}`);
    await kiosk.button(kiosk.words.screen.gathering.start).waitFor();
    const phones: PhonePage[] = [];
    for (const name of ['x', ...names.slice(1)]) phones.push(await evening.phone(language, name));
    const [x, ...others] = phones;
    if (x === undefined) throw new Error('nobody plays Mister X');
    const byName = new Map(others.map((phone, i) => [names[i + 1] ?? '', phone]));
    const yard = new YardTable(evening, kiosk, x, byName, names);
    for (const [i, phone] of phones.entries()) await yard.join(names[i] ?? '', phone, 'scan');
    await kiosk.start();
    return new this(yard, await handsOf(yard));
  }

  /** Of a game that has begun. */
  static async of(yard: YardTable): Promise<EuropeTable> {
    return new EuropeTable(yard, await handsOf(yard));
  }

  get x(): PhonePage {
    return this.yard.x;
  }

  phone(seat: string): PhonePage {
    return seat === 'x' ? this.x : this.yard.phoneOf(this.yard.names[Number(seat[1])] ?? '');
  }

  get words() {
    return this.x.words['mister-x-europe'];
  }

  get own() {
    return this.x.words['mister-x-europe-phone'];
  }

  /** As a seat sees it now, by its own line. */
  view(seat: string): View {
    return this.#hands(seat).view as unknown as View;
  }

  get secret(): View {
    return this.view('x');
  }

  hand(seat: string): readonly Ticket[] {
    if (seat === 'x') return this.secret.own?.hand ?? [];
    return this.view('h1').hands[seat as 'h1'] ?? [];
  }

  pawns(seat: string): View['detectives'] {
    return this.secret.detectives.filter(({ hunter }) => hunter === seat);
  }

  /** Until every line of the tests has been told. */
  async everybody(what: string, test: (view: View) => boolean): Promise<void> {
    for (const hands of this.hands.values()) {
      await hands.until(what, (view) => test(view as unknown as View));
    }
  }

  /** Until every page has been told as well. */
  async pages(what: string, test: (view: View) => boolean): Promise<void> {
    await this.everybody(what, test);
    await this.yard.everybody(what, (view) => test(view as unknown as View));
  }

  phase(...phases: readonly Phase[]): Promise<void> {
    return this.everybody(phases.join(' or '), ({ phase, end }) => phases.includes(phase) || end !== null);
  }

  /** Over the seat's own line, where no page is in question. */
  async act(seat: string, action: Action): Promise<void> {
    const hands = this.#hands(seat);
    for (let attempt = 0; attempt < 20; attempt++) {
      const { revision } = hands;
      const answer = await hands.command(seat, { kind: 'act', action: action as unknown as Json });
      if (answer === 'ok') return;
      if (answer !== 'STALE_STATE') throw new Error(`${seat} was refused: ${answer} ${JSON.stringify(action)}`);
      await hands.until('what happened meanwhile', () => hands.revision > revision);
    }
  }

  /** The next tickets of the stack that people would draw; those with `wanted` symbols lie on top. */
  drawn(count: number, wanted: readonly TicketSymbol[] = []): readonly TicketKind[] {
    const rank = (kind: TicketKind) => (wanted.includes(symbolOf(kind)) ? 0 : 1);
    return Array.from({ length: count }, (_, i) => {
      // Several ways to travel in every hand.
      const order = this.stack.map((kind, at) => ({ kind, at }));
      const transport = (['car', 'train', 'car', 'plane'] as const)[i % 4];
      order.sort(
        (a, b) =>
          rank(a.kind) - rank(b.kind) ||
          Number(transportOf(b.kind) === transport) - Number(transportOf(a.kind) === transport) ||
          a.at - b.at,
      );
      const [first] = order;
      if (first === undefined) throw new Error('the stack is empty');
      this.stack.splice(first.at, 1);
      return first.kind;
    });
  }

  /** The name of a ticket on a page. */
  nameOf(ticket: Ticket): string {
    const { transports, symbols, kind } = this.words;
    return kind(transports[transportOf(ticket)], symbols[symbolOf(ticket)]);
  }

  /** Its button on the page on which drawn tickets are counted. */
  oneMore(kind: TicketKind): RegExp {
    // Names are read with plain spaces, whatever French puts before its colons.
    return new RegExp(`^${this.own.count.add(this.nameOf(kind)).replaceAll(/\s+/g, ' ')}`);
  }

  /** Counts drawn tickets up on the page of their owner. */
  async count(seat: string, tickets: readonly TicketKind[], go: string): Promise<void> {
    const phone = this.phone(seat);
    for (const kind of tickets) {
      await phone.button(this.oneMore(kind)).tap();
    }
    await phone.button(go).tap();
  }

  /** Touches a ticket on the rack of a page. */
  async touch(phone: PhonePage, ticket: Ticket): Promise<void> {
    const name = this.nameOf(kindOf(ticket));
    const free = phone.page.locator('.rack li.free').getByRole('button', { name }).first();
    const button = await free.elementHandle();
    await free.tap();
    // While the tap is still on its way, the next one would meet the same ticket and lay it back.
    await phone.page.waitForFunction((touched) => !touched?.isConnected || !touched.closest('li.free'), button);
  }

  /** Touches a city on the map of a page. */
  async touchCity(phone: PhonePage, stop: number): Promise<void> {
    // A map that is laid out again still moves.
    await settle(phone.page);
    const box = await phone.page.locator(`[data-stop="${stop}"]`).boundingBox();
    if (box === null) throw new Error(`city ${stop} is not on the map`);
    await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Chooses ticket and city in the list of a page. */
  async choose(phone: PhonePage, ticket: TicketKind, stop: number): Promise<void> {
    await phone.tab(phone.words.phone.move.list);
    const { transports, symbols } = this.words;
    await phone.page
      .locator('.picker section')
      .filter({ hasText: transports[transportOf(ticket)] })
      .filter({ hasText: symbols[symbolOf(ticket)] })
      .getByRole('button', { name: String(stop), exact: true })
      .tap();
  }

  #hands(seat: string): SeatClient {
    const hands = this.hands.get(seat);
    if (hands === undefined) throw new Error(`nobody sits at ${seat}`);
    return hands;
  }
}

async function handsOf({ evening, x, phones }: YardTable): Promise<Map<string, SeatClient>> {
  const hands = new Map<string, SeatClient>();
  for (const phone of [x, ...phones.values()]) {
    await phone.device.wire.until('the game', ({ match }) => match !== undefined);
    const held = await phone.held();
    hands.set(held.seat, await evening.handsOfSeat(held));
  }
  return hands;
}
