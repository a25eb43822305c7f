import { randomBytes } from 'node:crypto';
import type { Command, Seat } from '@mister-x/engine';
import type { SeatGrant } from '@mister-x/engine/protocol';
import type { Action, Notice, View } from '@mister-x/games/scotland-yard/rules';
import { nextSeatOf, simplePlayer } from '@mister-x/games/scotland-yard/computer';
import { SeededDice } from '@mister-x/tests/faults/dice';
import type { Page } from 'playwright-core';
import { type BenchTable, DEVICES_PER_TABLE, MoveEcho } from './bench-table.js';
import { Device, eachOf, Screen } from './device.js';

const HUNTERS = 5;
const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];
/** `h5` plays at the kiosk, so that screen and phones are six devices. */
const PHONES = ['x', 'h1', 'h2', 'h3', 'h4'];
/** The server hears only so many claims of one address at a time. */
const CLAIMS_AT_ONCE = 6;

export type ServerTarget = { readonly url: string; readonly hostKey: string };

type YardScreen = Screen<View, Notice>;

/** A game of Scotland Yard with six devices, played at random but without stepping onto X. */
export class YardTable implements BenchTable {
  over = false;
  private moves = 0;
  private readonly player: ReturnType<typeof simplePlayer>;

  private constructor(
    readonly id: string,
    private readonly kiosk: YardScreen,
    private readonly phones: readonly YardScreen[],
    readonly xGrant: SeatGrant,
    private readonly echo: MoveEcho,
    private readonly dice: SeededDice,
  ) {
    // Games shall last, so that the load stays what it is.
    this.player = simplePlayer(dice, () => this.x.view.own?.stop ?? null);
  }

  static async open(place: ServerTarget, seed: number): Promise<YardTable> {
    const echo = new MoveEcho();
    const screen = async (): Promise<YardScreen> => new Screen(await Device.connect(place.url), () => echo.heard());
    const kiosk = await screen();
    await kiosk.device.ask('host:open', { key: place.hostKey });
    const { table } = await kiosk.device.ask('table:create', {
      game: 'scotland-yard',
      options: { variant: 'modern', hunters: HUNTERS, flags: { start_source: 'server' } },
      seats: NAMES.map((name) => ({ name, colour: 'red' })),
      language: 'en',
    });
    const { host } = await kiosk.device.ask('table:open', { table });
    const phones: YardScreen[] = [];
    const grants: SeatGrant[] = [];
    for (const seat of PHONES) {
      const phone = await screen();
      grants.push(await phone.device.ask('seat:claim', { code: host.codes[seat] ?? '' }));
      phones.push(phone);
    }
    const opened = echo.expect(2 * DEVICES_PER_TABLE);
    await kiosk.device.ask('table:start', { table });
    // The empty table, then the deal.
    await opened;
    const dice = new SeededDice(seed);
    return new YardTable(table, kiosk, phones, grants[0] as SeatGrant, echo, dice);
  }

  get x(): YardScreen {
    return this.phones[0] as YardScreen;
  }

  get round(): number {
    return this.kiosk.view.round;
  }

  async move(): Promise<number> {
    const { screen, seat, command } = this.choose();
    const request = {
      table: this.id,
      seat,
      id: `bench-${String(this.moves++).padStart(4, '0')}`,
      revision: screen.last.revision,
      command,
      ...(screen === this.x ? { salts: [newSalt(), newSalt()] } : {}),
    };
    const heard = this.echo.expect(DEVICES_PER_TABLE);
    const refused = new Promise<never>((_, reject) => {
      screen.device.send('command', request, (reply) => {
        if (!reply.ok) reject(new Error(`a move was refused: ${reply.refusal.code}`));
      });
    });
    const ms = await Promise.race([heard, refused]);
    this.over = this.kiosk.view.end !== null;
    return ms;
  }

  close(): void {
    for (const { device } of [this.kiosk, ...this.phones]) device.close();
  }

  private choose(): {
    readonly screen: YardScreen;
    readonly seat: Seat;
    readonly command: Command<Action>;
  } {
    const seat = nextSeatOf(this.kiosk.view, this.dice) ?? '';
    const screen = this.phones[PHONES.indexOf(seat)] ?? this.kiosk;
    const command = this.player.choose({ seat, view: screen.last.view });
    if (command === undefined) throw new Error('nobody moves, and the game is not over');
    return { screen, seat, command };
  }
}

export async function openYardTables(place: ServerTarget, count: number): Promise<readonly YardTable[]> {
  const tables: YardTable[] = [];
  const seeds = Array.from({ length: count }, (_, i) => i + 1);
  await eachOf(seeds, CLAIMS_AT_ONCE, async (seed) => {
    tables.push(await YardTable.open(place, seed));
  });
  return tables;
}

const newSalt = (): string => randomBytes(16).toString('base64url');

/** The page keeps the host key, as one does that has paired. */
export async function signIn(page: Page, { hostKey }: ServerTarget): Promise<void> {
  await page.addInitScript((key) => {
    // Not on the empty page that comes first.
    if (location.protocol !== 'about:') localStorage.setItem('mister-x:host-key', key);
  }, JSON.stringify(hostKey));
}
