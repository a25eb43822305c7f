import type { Json } from '@mister-x/engine';
import { groupDigits } from '@mister-x/engine/trust/digits';
import { expect } from 'vitest';
import { SeatClient } from '../hands.js';
import type { Referee } from '../referee.js';
import { buttonQuery, type Screen, textQuery } from './screen.js';

/** Mister X first. */
export const PEOPLE = ['Xenia', 'Ada', 'Ben', 'Cleo'];

type Table = {
  readonly game: string;
  readonly options: Json;
  readonly colours: readonly string[];
  /** The seat of the phone. */
  readonly seat: string;
};

/** How a table comes about, and its seats. */
export class Seats {
  constructor(
    private readonly referee: Referee,
    private readonly kiosk: Screen,
    private readonly phone: Screen,
    /** Of the referee, for phones. */
    private readonly address: string,
    /** Sockets of the tests' own in other seats. */
    private readonly others: SeatClient[],
  ) {}

  /** A table that the host set up elsewhere; the phone takes its seat by the code, all others are there. */
  async sit({ game, options, colours, seat: own }: Table): Promise<SeatClient> {
    const { referee, kiosk } = this;
    const maker = await SeatClient.connect(referee.address);
    await maker.get('host:open', { key: referee.hostKey });
    const seats = colours.map((colour, i) => ({ name: PEOPLE[i] ?? '', colour }));
    const { table } = await maker.get('table:create', { game, options, seats, language: 'en' });
    const { host } = await maker.get('table:open', { table });
    await kiosk.page.goto(`http://localhost:${referee.port}/#table=${table}`);
    await kiosk.sees(buttonQuery(this.kiosk.words.screen.gathering.start));
    await kiosk.show(`gathering-${game}`);
    await this.#join(host.codes[own] ?? '', groupDigits(host.checkNumber));
    for (const [seat, code] of Object.entries(host.codes)) {
      if (seat === own || game === 'scotland-yard') continue;
      const other = await SeatClient.connect(referee.address);
      this.others.push(other);
      const { secret } = await other.get('seat:claim', { code });
      await other.seat({ table, seat, secret });
    }
    await kiosk.button(this.kiosk.words.screen.gathering.start);
    await kiosk.sees(buttonQuery(this.kiosk.words.screen.play.menu));
    maker.close();
    return this.host(table);
  }

  async #join(code: string, checkNumber: string): Promise<void> {
    const { phone } = this;
    const { join, phone: words } = this.kiosk.words;
    // Where no page of ours runs that would keep its seat.
    await phone.page.goto(`${this.address}/icon-180.png`);
    await phone.page.call(() => localStorage.clear());
    await phone.page.goto(`${this.address}/play`);
    const isSecure = this.address.startsWith('https:');
    expect(await phone.page.call(() => window.isSecureContext)).toBe(isSecure);
    await phone.fill(join.code, code);
    await phone.show('join');
    await phone.button(join.take);
    if (!isSecure) {
      await phone.sees({ css: 'h1, h2', name: words.check.heading });
      const list = await phone.page.call(() => {
        return [...document.querySelectorAll('li')].map((each) => each.textContent).join(' ');
      });
      expect(list).toBe(checkNumber);
      await phone.show('same-number');
      await phone.button(words.check.same);
    }
    const { heading, show, written } = words.recovery;
    await expect
      .poll(async () => (await phone.find(buttonQuery(show))) ?? phone.find(textQuery(heading)))
      .not.toBeNull();
    if ((await phone.find(buttonQuery(show))) !== null) await phone.button(show);
    await phone.hold();
    await phone.show('recovery-code');
    await phone.page.up();
    await phone.button(written);
  }

  /** The tests' own socket in the seat of the phone. */
  async hands(): Promise<{ readonly hands: SeatClient; readonly table: string }> {
    const [held] = await this.phone.page.call(() => {
      const kept = localStorage.getItem('mister-x:seats') ?? '[]';
      return JSON.parse(kept) as { table: string; seat: string; secret: string }[];
    });
    if (held === undefined) throw new Error('this phone holds no seat');
    const hands = await SeatClient.connect(this.referee.address);
    return { hands: await hands.seat(held), table: held.table };
  }

  async host(table: string): Promise<SeatClient> {
    const hands = await SeatClient.connect(this.referee.address);
    return hands.kiosk(this.referee.hostKey, table);
  }
}
