import type { Scanners } from '@mister-x/engine/protocol';
import {
  type OrdinaryTicket,
  type PawnId,
  type View,
  writeYardCard,
  type YardCard,
} from '@mister-x/games/scotland-yard/rules';
import type { Locator } from 'playwright-core';
import type { PracticeScanner } from '../processes/practice-scanner.js';
import type { KioskPage } from './kiosk-page.js';
import { waitAtPaceOf } from './pace.js';

/** People with printed cards and a scanner, who never touch the screen. */
export class CardHands {
  /** Serials of the tickets that each pawn has given away, by pawn and kind. */
  private readonly spent = new Map<string, number>();

  constructor(
    readonly kiosk: KioskPage,
    private readonly scanner: PracticeScanner,
    /** The scanner that is passed round. */
    public device = 'desk',
  ) {}

  /** What is told in large letters. */
  get stage(): Locator {
    return this.kiosk.page.locator('.stage');
  }

  /** Plugs the scanner in, and waits until the kiosk hears of it. */
  async plug(kind: 'mock' | 'keyboard' = 'mock'): Promise<void> {
    this.scanner.plug(this.device, 'Practice scanner', kind);
    await this.told('plugged in', (scanners) => scanners.some(({ state }) => state === 'ready'));
  }

  async unplug(): Promise<void> {
    this.scanner.unplug(this.device);
    await this.told('pulled out', (scanners) => scanners.length === 0);
  }

  private async told(what: string, test: (scanners: Scanners['scanners']) => boolean): Promise<void> {
    await this.kiosk.device.wire.until(`the scanner is ${what}`, ({ pushes }) => {
      const last = pushes.findLast(({ name }) => name === 'scanners')?.body as Scanners | undefined;
      return last !== undefined && test(last.scanners);
    });
  }

  scan(card: YardCard | string): void {
    this.scanner.scan(this.device, typeof card === 'string' ? card : writeYardCard(card));
  }

  /** Scans and reads what is asked for next. */
  async step(card: YardCard | string, ask: string): Promise<void> {
    this.scan(card);
    await this.stage.getByText(ask, { exact: true }).waitFor();
  }

  async refused(card: YardCard | string, sentence: string): Promise<void> {
    this.scan(card);
    await this.stage.getByRole('alert').getByText(sentence).waitFor();
  }

  /** The next ticket of this kind in the pawn's hand. */
  ticket(owner: PawnId, piece: OrdinaryTicket): YardCard {
    const serial = (this.spent.get(`${owner}/${piece}`) ?? 0) + 1;
    return { kind: 'ticket', owner, piece, serial };
  }

  async confirm(done: (view: View) => boolean): Promise<void> {
    this.scan({ kind: 'command', command: 'confirm' });
    await this.kiosk.device.wire.until('the scanned order is carried out', ({ match }) =>
      match === undefined ? false : done(match.game),
    );
    await this.stage.getByText(this.words.done).waitFor();
  }

  async start(pawn: PawnId, stop: number): Promise<void> {
    await this.step({ kind: 'start', stop }, this.words.ask.confirm);
    await this.confirm(({ detectives }) => detectives.some((d) => d.id === pawn && d.stop === stop));
  }

  /** Ticket, station (or its digits), confirm. */
  async move(pawn: PawnId, piece: OrdinaryTicket, stop: number, by: 'card' | 'digits' = 'card'): Promise<void> {
    await this.step(this.ticket(pawn, piece), this.words.ask.stop);
    await this.go(pawn, piece, stop, by);
  }

  /** The rest of a move whose ticket is scanned already. */
  async go(pawn: PawnId, piece: OrdinaryTicket, stop: number, by: 'card' | 'digits' = 'card'): Promise<void> {
    if (by === 'card') this.scan({ kind: 'stop', stop });
    else await this.spell(stop);
    await this.stage.getByText(this.words.ask.confirm, { exact: true }).waitFor();
    await this.confirm(({ detectives }) => detectives.some((d) => d.id === pawn && d.stop === stop));
    const key = `${pawn}/${piece}`;
    this.spent.set(key, (this.spent.get(key) ?? 0) + 1);
  }

  /** A number that could go on is ended by the confirm card. */
  private async spell(stop: number): Promise<void> {
    const { ask } = this.words;
    for (const digit of String(stop)) {
      this.scan({ kind: 'digit', digit: Number(digit) });
      await this.stage.getByText(new RegExp(`^(${ask.digits}|${ask.confirm})$`)).waitFor();
      await waitAtPaceOf('card', this.kiosk.page);
    }
    if (await this.stage.getByText(ask.digits, { exact: true }).isVisible()) {
      this.scan({ kind: 'command', command: 'confirm' });
    }
  }

  private get words() {
    return this.kiosk.words['scotland-yard-scan'];
  }
}
