import type { Json } from '@mister-x/engine';
import type { Action, QuarterId, View } from '@mister-x/engine/mafia/browser';
import { expect } from 'vitest';
import { cardId } from './boss.js';
import type { Evening } from './evening.js';
import { Hands } from './hands.js';
import type { HeldSeat } from './phone-page.js';

const COLOURS = ['blue', 'yellow', 'red', 'green'];

type Settings = {
  readonly names: readonly string[];
  readonly flags?: { readonly [flag: string]: Json };
};

/** A table of Mafia whose seats are played by sockets of the tests' own: for pictures. */
export class MafiaTable {
  private constructor(
    readonly table: string,
    readonly host: Hands,
    readonly seats: ReadonlyMap<string, Hands>,
    readonly held: ReadonlyMap<string, HeldSeat>,
  ) {}

  static async gather(evening: Evening, { names, flags = {} }: Settings): Promise<MafiaTable> {
    const { address, hostKey } = evening.referee;
    const maker = await Hands.connect(address);
    await maker.get('host:open', { key: hostKey });
    const { table } = await maker.get('table:create', {
      game: 'mafia',
      options: { flags },
      seats: names.map((name, i) => ({ name, colour: COLOURS[i] ?? 'white' })),
      language: 'en',
    });
    const { host } = await maker.get('table:open', { table });
    const seats = new Map<string, Hands>();
    const held = new Map<string, HeldSeat>();
    for (const [seat, code] of Object.entries(host.codes)) {
      const claimer = await Hands.connect(address);
      const { secret } = await claimer.get('seat:claim', { code });
      claimer.close();
      held.set(seat, { table, seat, secret });
      seats.set(seat, await evening.handsOfSeat({ table, seat, secret }));
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
    for (const each of [this.host, ...this.seats.values()]) {
      await expect.poll(() => each.revision).toBeGreaterThanOrEqual(hands.revision);
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
}
