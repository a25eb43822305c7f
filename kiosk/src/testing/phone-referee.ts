// biome-ignore-all lint/style/noRestrictedImports: the gallery brings a whole referee along
import {
  type Command,
  decideMatch,
  foldMatch,
  type Game,
  type GameTypes,
  type Json,
  type Match,
  matchNotice,
  matchView,
  type Rng,
  startMatch,
  unwrap,
} from '@mister-x/engine';
import type { TableInfo } from '@mister-x/engine/protocol';
import type { PushName, RequestName, Wire } from '../lib/client/wire.js';

/** A referee inside the page: one table, no network, no secrets. For the gallery only. */
export class PageReferee<T extends GameTypes> {
  #match: Match<T>;
  #clients = new Set<Client>();
  #history: ((viewer: string) => unknown)[] = [];
  info: TableInfo;

  constructor(
    private readonly game: Game<T>,
    setup: T['setup'],
    info: TableInfo,
  ) {
    this.#match = unwrap(startMatch(game, setup));
    this.info = info;
  }

  wire(): Wire {
    const client = new Client(this);
    this.#clients.add(client);
    return client;
  }

  get state(): T['state'] {
    return this.#match.state;
  }

  snapshot(viewer: string): unknown {
    const view = matchView(this.game, this.#match, viewer);
    const told = this.history(viewer).length;
    return { table: this.info, viewer, revision: 0, view, told, missed: [], waits: [] };
  }

  history(viewer: string): unknown[] {
    return this.#history.map((line) => line(viewer)).filter((line) => line !== undefined);
  }

  command(seat: string, command: Command<T['action']>): unknown {
    const decided = decideMatch(this.game, this.#match, seat, command, FIRST);
    if (!decided.ok) return { ok: false, refusal: decided.error };
    const before = this.#match;
    this.#match = foldMatch(this.game, before, decided.value);
    for (const event of decided.value.events) {
      this.#history.push((viewer) => matchNotice(this.game, before, event, viewer));
    }
    for (const client of this.#clients) client.update();
    return { ok: true, value: { revision: 0 } };
  }
}

/** Always the first choice: the gallery looks the same every time. */
export const FIRST: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: (items) => items[0] as (typeof items)[number],
};

/** Whatever the game: commands come from the pages as JSON. */
type AnyReferee = {
  history(viewer: string): unknown[];
  snapshot(viewer: string): unknown;
  command(seat: string, command: Command<never>): unknown;
};

class Client implements Wire {
  #seat = 'table';
  #told = 0;
  #pushes = new Map<PushName, (push: never) => void>();

  constructor(private readonly referee: AnyReferee) {}

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    const { seat, command, code } = ask as {
      seat: string;
      code: string;
      command: Command<Json>;
    };
    const reply = (): unknown => {
      switch (name) {
        case 'seat:claim': {
          const words = ['lantern', 'river', 'velvet', 'copper', 'winter', 'marble'];
          return { ok: true, value: { table: 't', seat: code, secret: 's', words, share: null } };
        }
        case 'seat:resume':
          this.#seat = seat;
          this.#told = this.referee.history(seat).length;
          return { ok: true, value: this.referee.snapshot(seat) };
        case 'table:open':
          this.#told = this.referee.history(this.#seat).length;
          return { ok: true, value: this.referee.snapshot(this.#seat) };
        case 'command':
          return this.referee.command(seat, command as Command<never>);
        case 'chain':
          return {
            ok: true,
            value: { chain: null, steps: [], receipts: [], openings: [], seed: null },
          };
        case 'history':
          return { ok: true, value: { notices: this.referee.history(this.#seat) } };
        default:
          return { ok: false, refusal: { code: 'FORBIDDEN' } };
      }
    };
    setTimeout(() => answered(reply()), 60);
  }

  update(): void {
    const push = this.#pushes.get('update') as ((update: unknown) => void) | undefined;
    const { view } = this.referee.snapshot(this.#seat) as { view: unknown };
    const log = this.referee.history(this.#seat);
    push?.({
      table: 't',
      revision: 0,
      view,
      notices: log.slice(this.#told),
      told: log.length,
      waits: [],
    });
    this.#told = log.length;
  }

  onPush(name: PushName, handler: (push: never) => void): void {
    this.#pushes.set(name, handler);
  }

  onUp(handler: () => void): void {
    setTimeout(handler, 0);
  }

  onDown(): void {}
  close(): void {}
}
