// biome-ignore-all lint/style/noRestrictedImports: the gallery brings a whole referee along
import type { Command, GameTypes, Json, MatchRun, Rng, Step } from '@mister-x/engine';
import type { TableInfo } from '@mister-x/engine/protocol';
import type { PushName, RequestName, Wire } from '../lib/client/wire.js';

/** A referee inside the page: one table, no network, no secrets. For the gallery only. */
export class PageReferee {
  #clients = new Set<Client>();
  #steps: Step<GameTypes>[] = [];

  constructor(
    private readonly begun: MatchRun<GameTypes>,
    readonly info: TableInfo,
  ) {}

  get run(): MatchRun<GameTypes> {
    return this.#steps.at(-1)?.after ?? this.begun;
  }

  wire(): Wire {
    const client = new Client(this);
    this.#clients.add(client);
    return client;
  }

  snapshot(viewer: string): unknown {
    const view = this.run.view(viewer);
    const told = this.history(viewer).length;
    return { table: this.info, viewer, revision: 0, view, told, missed: [], waits: [] };
  }

  history(viewer: string): unknown[] {
    return this.#steps.flatMap((step) => step.notices(viewer));
  }

  command(seat: string, command: Command<Json>): unknown {
    const made = this.run.step(seat, command);
    if (!made.ok) return { ok: false, refusal: made.error };
    this.take(made.value);
    return { ok: true, value: { revision: 0 } };
  }

  /** @param step from where the last one led */
  take(step: Step<GameTypes>): void {
    this.#steps.push(step);
    for (const client of this.#clients) client.update();
  }
}

/** Always the first choice: the gallery looks the same every time. */
export const FIRST: Rng = {
  int: () => 0,
  shuffle: (items) => [...items],
  pick: (items) => items[0] as (typeof items)[number],
};

class Client implements Wire {
  #seat = 'table';
  #told = 0;
  #pushes = new Map<PushName, (push: never) => void>();

  constructor(private readonly referee: PageReferee) {}

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    const { seat, command, code } = ask as {
      seat: string;
      code: string;
      command: Command<Json>;
    };
    const reply = (): unknown => {
      switch (name) {
        case 'seat:find':
          return { ok: true, value: { table: 't', seat: code } };
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
          return this.referee.command(seat, command);
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
