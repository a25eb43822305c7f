import type { Json } from '@mister-x/engine';
import {
  type Action,
  TARGET_AIR,
  DEFAULT_MAFIA_PACK_FILE,
  type Clan,
  isAdjacent,
  ESCAPEE_NOBODY,
  ownerOf,
  compiledPackOf,
  type QuarterId,
  type View,
} from '@mister-x/games/mafia/rules/browser';
import { expect } from 'vitest';
import { cardId } from './mafia-player.js';
import type { Evening } from './evening.js';
import { SeatClient } from './hands.js';
import type { ClaimedSeat } from './phone-page.js';

const COLOURS = ['blue', 'yellow', 'red', 'green'];

type Settings = {
  readonly names: readonly string[];
  readonly variant?: string;
  readonly pack?: Json;
  readonly flags?: { readonly [flag: string]: Json };
};

const PACK = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

/** A table of Mafia whose seats are played by sockets of the tests' own: for pictures. */
export class MafiaTable {
  readonly #left = new Set<string>();

  private constructor(
    readonly table: string,
    readonly host: SeatClient,
    readonly seats: ReadonlyMap<string, SeatClient>,
    readonly held: ReadonlyMap<string, ClaimedSeat>,
  ) {}

  static async gather(evening: Evening, { names, ...options }: Settings): Promise<MafiaTable> {
    const { address, hostKey } = evening.referee;
    const maker = await SeatClient.connect(address);
    await maker.get('host:open', { key: hostKey });
    const { table } = await maker.get('table:create', {
      game: 'mafia',
      options,
      seats: names.map((name, i) => ({ name, colour: COLOURS[i] ?? 'white' })),
      language: 'en',
    });
    const { host } = await maker.get('table:open', { table });
    const seats = new Map<string, SeatClient>();
    const held = new Map<string, ClaimedSeat>();
    for (const [seat, code] of Object.entries(host.codes)) {
      const claimer = await SeatClient.connect(address);
      const { secret, share } = await claimer.get('seat:claim', { code });
      claimer.close();
      const grant = { table, seat, secret, ...(share === null ? {} : { share }) };
      held.set(seat, grant);
      seats.set(seat, await evening.handsOfSeat(grant));
    }
    await maker.get('table:start', { table });
    maker.close();
    return new MafiaTable(table, await evening.handsOfKiosk(table), seats, held);
  }

  /** As everybody sees it. */
  get view(): View {
    return this.host.view as unknown as View;
  }

  until(what: string, test: (view: View) => boolean): Promise<unknown> {
    return this.host.until(what, () => test(this.view));
  }

  async reached(what: string, test: (view: View) => boolean): Promise<View> {
    await this.until(what, test);
    return this.view;
  }

  /** The same of several seats, one after the other. */
  async all(seats: readonly string[], action: Action): Promise<void> {
    for (const seat of seats) await this.act(seat, action);
  }

  async act(seat: string, action: Action): Promise<void> {
    const hands = this.seats.get(seat) ?? this.host;
    const command = { kind: 'act', action: action as unknown as Json } as const;
    const { revision } = hands;
    let code = await hands.command(seat, command);
    while (code === 'STALE_STATE') {
      await hands.until('what happened meanwhile', () => hands.revision > revision);
      code = await hands.command(seat, command);
    }
    expect([seat, action, code]).toEqual([seat, action, 'ok']);
    for (const [each, there] of [['', this.host] as const, ...this.seats]) {
      if (this.#left.has(each)) continue;
      await expect.poll(() => there.revision).toBeGreaterThanOrEqual(hands.revision);
    }
  }

  lay(seat: string, cards: Readonly<Record<QuarterId, string>>): Promise<void> {
    const laid = Object.entries(cards).map(([quarter, card]) => ({ quarter, card: cardId(card) }));
    return this.act(seat, { type: 'lay', cards: laid });
  }

  /** Whose turn it is opens one after the other. */
  async open(...quarters: readonly QuarterId[]): Promise<void> {
    for (const quarter of quarters) {
      await this.act(this.view.turn ?? '', { type: 'open', quarter });
    }
  }

  async choose(choice: string): Promise<void> {
    await this.act(this.view.choice?.seat ?? '', { type: 'choose', choice });
  }

  /** Whatever it was dealt, on its own quarters. */
  async layAnyhow(seat: Clan): Promise<void> {
    const view = this.seats.get(seat)?.view as unknown as View | undefined;
    const quarters = Object.keys(DEFAULT_MAFIA_PACK_FILE.city.owner).filter((each) => ownerOf(PACK, each) === seat);
    const hand = view?.own?.hand ?? [];
    const cards = hand.map((card, i) => ({ card, quarter: quarters[i] ?? '' }));
    await this.act(seat, { type: 'lay', cards });
  }

  /** Everything is opened, with the first choice there is. */
  async openAll(): Promise<void> {
    for (;;) {
      const { phase, choice, turn, city } = this.view;
      if (phase !== 'play') return;
      if (choice !== null) await this.act(choice.seat, { type: 'choose', choice: this.#first(choice) });
      else {
        const own = city.find(({ quarter, state }) => state === 'closed' && ownerOf(PACK, quarter) === turn);
        await this.act(turn ?? '', own ? { type: 'open', quarter: own.quarter } : { type: 'pass' });
      }
    }
  }

  /** A Pistol fires into the air. */
  #first({ kind, quarter }: NonNullable<View['choice']>): string {
    if (kind === 'target') return TARGET_AIR;
    if (kind === 'prisoner') return ESCAPEE_NOBODY;
    const buyer = this.view.city.find(({ quarter: at, state, card }) => {
      return state === 'open' && card?.startsWith('MF-buyer') && isAdjacent(PACK, quarter, at);
    });
    return buyer?.quarter ?? '';
  }

  /** Its phone goes away. */
  leave(seat: Clan): void {
    this.seats.get(seat)?.close();
    this.#left.add(seat);
  }
}
