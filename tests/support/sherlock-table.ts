import { randomBytes } from 'node:crypto';
import type { Json } from '@mister-x/engine';
import type { Language } from '@mister-x/engine/protocol';
import type { Action, View } from '@mister-x/games/sherlock-holmes/rules/browser';
import { expect } from 'vitest';
import type { Evening } from './evening.js';
import { Hands } from './hands.js';
import { nextAction } from './sherlock-play.js';

type Settings = {
  readonly names: readonly string[];
  readonly language: Language;
  readonly flags?: { readonly [flag: string]: Json };
};

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'];
let commands = 0;

/** A table of Sherlock Holmes whose seats are played by sockets of the tests' own: for pictures of the big screen. */
export class SherlockTable {
  private constructor(
    readonly table: string,
    readonly host: Hands,
    readonly seats: ReadonlyMap<string, Hands>,
  ) {}

  static async gather(evening: Evening, { names, language, flags = {} }: Settings) {
    const { address, hostKey } = evening.referee;
    const maker = await Hands.connect(address);
    await maker.get('host:open', { key: hostKey });
    const { table } = await maker.get('table:create', {
      game: 'sherlock-holmes',
      options: { seats: names.length, colours: COLOURS.slice(0, names.length), flags },
      seats: names.map((name, i) => ({ name, colour: COLOURS[i] ?? '' })),
      language,
    });
    const { host } = await maker.get('table:open', { table });
    const seats = new Map<string, Hands>();
    for (const [seat, code] of Object.entries(host.codes)) {
      const claimer = await Hands.connect(address);
      const { secret } = await claimer.get('seat:claim', { code });
      claimer.close();
      seats.set(seat, await evening.handsOfSeat({ table, seat, secret }));
    }
    await maker.get('table:start', { table });
    maker.close();
    return new SherlockTable(table, await evening.handsOfKiosk(table), seats);
  }

  /** As everybody sees it. */
  get view(): View {
    return this.host.view as unknown as View;
  }

  /** Over the seat's own line; what is committed to gets its salt. */
  async act(seat: string, action: Action): Promise<void> {
    const hands = this.seats.get(seat) ?? this.host;
    const id = `sherlock-${++commands}`;
    for (let attempt = 0; attempt < 20; attempt++) {
      const { revision } = hands;
      const command = { kind: 'act', action: action as unknown as Json } as const;
      const request = { table: this.table, seat, id: `${id}-${attempt}`, revision, command };
      const reply = await hands.ask('command', { ...request, ...salts(hands, action) });
      if (reply.ok) {
        await expect.poll(() => hands.revision >= reply.value.revision).toBe(true);
        return;
      }
      if (reply.refusal.code !== 'STALE_STATE') {
        throw new Error(`${seat}: ${reply.refusal.code} ${JSON.stringify(action)}`);
      }
      await hands.until('what happened meanwhile', () => hands.revision > revision);
    }
  }

  /** The one who can act does, until the table sees what `test` asks for; `false` if nobody brings it about. */
  async playUntil(
    test: (view: View) => boolean,
    { most = 2_000, reacts = false }: { readonly most?: number; readonly reacts?: boolean } = {},
  ): Promise<boolean> {
    for (let n = 0; n < most; n++) {
      if (test(this.view)) return true;
      const next = () => {
        if (test(this.view)) return null;
        for (const [seat, hands] of this.seats) {
          const action = nextAction(hands.view as unknown as View, seat, reacts);
          if (action !== undefined) return { seat, action };
        }
        return undefined;
      };
      await expect.poll(() => next() !== undefined).toBe(true);
      const found = next();
      if (found === null) return true;
      if (found !== undefined) await this.act(found.seat, found.action);
    }
    return false;
  }
}

/** A decision is one secret move. */
function salts(hands: Hands, action: Action): { readonly salts?: readonly string[] } {
  const { look } = hands.view as unknown as View;
  if (look === null || (action.type !== 'take' && action.type !== 'leave')) return {};
  return { salts: [randomBytes(16).toString('base64url')] };
}
