import type { Json } from '@mister-x/engine';
import { type TicketKind, kindOf, type Ticket, type TicketSymbol } from '@mister-x/games/mister-x-europe/rules';
import { EuropeTable } from './europe-table.js';
import type { Evening } from './evening.js';
import { SeatClient } from './hands.js';
import { YardTable } from './yard-table.js';

/** Tables at which every ticket counts by the number printed on it (CM-9). */

/** The numbers of a kind lie in the stack in their order; a drawn one is a piece of its own. */
class PieceNumbers {
  readonly #last = new Map<string, number>();

  of(kind: Ticket): TicketKind {
    const number = (this.#last.get(kind) ?? 0) + 1;
    this.#last.set(kind, number);
    // Everywhere else a kind stands for its piece.
    return `${kind}/${number}` as TicketKind;
  }
}

/** All on phones. */
class NumberedTable extends EuropeTable {
  readonly #pieces = new PieceNumbers();

  override drawn(count: number, wanted: readonly TicketSymbol[] = []): readonly TicketKind[] {
    return super.drawn(count, wanted).map((kind) => this.#pieces.of(kind));
  }

  /** Touches each kind, then the number of the piece. */
  override async count(seat: string, tickets: readonly Ticket[], go: string): Promise<void> {
    const phone = this.phone(seat);
    for (const ticket of tickets) {
      await phone.button(this.oneMore(kindOf(ticket))).tap();
      await phone.button(this.words.numbers.numbered(numberOf(ticket))).tap();
    }
    await phone.button(go).tap();
  }
}

/** Mister X on a phone, all hunters at the kiosk with cards and a scanner; their racks only they know (MX-11). */
export class CardTable extends NumberedTable {
  readonly racks: Record<string, readonly Ticket[]> = { h1: [], h2: [] };

  static async setUp(
    evening: Evening,
    language: 'en' | 'de',
    names: readonly [string, string, string],
    flags: { readonly [flag: string]: Json },
  ): Promise<CardTable> {
    const host = await SeatClient.connect(evening.referee.address);
    await host.get('host:open', { key: evening.referee.hostKey });
    const colours = ['clear', 'red+blu+gre', 'yel+bla'];
    const { table } = await host.get('table:create', {
      game: 'mister-x-europe',
      options: { hunters: 2, devices: 'kiosk', flags },
      seats: names.map((name, i) => ({ name, colour: colours[i] ?? '' })),
      language,
    });
    host.close();
    const kiosk = await evening.kiosk(language);
    await kiosk.open(evening.referee);
    await kiosk.page.goto(`http://localhost:${evening.referee.port}/#table=${table}`);
    await kiosk.button(kiosk.words.screen.gathering.start).waitFor();
    const x = await evening.phone(language, 'x');
    const yard = new YardTable(evening, kiosk, x, new Map(), names);
    await yard.join(names[0], x, 'scan');
    await kiosk.button(kiosk.words.screen.gathering.start).tap();
    await x.device.wire.until('the game', ({ match }) => match !== undefined);
    const quick = await evening.handsOfKiosk(table);
    const hands = new Map<string, SeatClient>([['x', await evening.handsOfSeat(await x.held())]]);
    for (const seat of ['h1', 'h2']) hands.set(seat, quick);
    return new CardTable(yard, hands);
  }

  override hand(seat: string): readonly Ticket[] {
    return seat === 'x' ? super.hand('x') : (this.racks[seat] ?? []);
  }

  gain(seat: string, tickets: readonly Ticket[]): void {
    this.racks[seat] = [...this.hand(seat), ...tickets];
  }

  lose(seat: string, tickets: readonly Ticket[]): void {
    this.racks[seat] = this.hand(seat).filter((ticket) => !tickets.includes(ticket));
  }
}

export function numberOf(ticket: Ticket): number {
  return Number(ticket.slice(ticket.lastIndexOf('/') + 1));
}
