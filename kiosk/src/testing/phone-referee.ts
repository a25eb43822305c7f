import type { Command, GameTypes, Json, MatchRun, Rng, Step } from '@mister-x/engine';
import type { TableInfo } from '@mister-x/engine/protocol';
import type { PushName, RequestName, Wire } from '../lib/client/wire.js';

/** A referee inside the page: one table, no network, no secrets. For the gallery, and for what pages send. */
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

  /** What was done by commands and by the referee, in order. */
  get done(): readonly Step<GameTypes>[] {
    return this.#steps;
  }

  snapshot(viewer: string, revision: number): unknown {
    const view = this.run.view(viewer);
    const told = this.history(viewer).length;
    return { table: this.info, viewer, revision, view, told, missed: [], waits: [] };
  }

  history(viewer: string): unknown[] {
    return this.#steps.flatMap((step) => step.notices(viewer));
  }

  command(seat: string, command: Command<Json>): unknown {
    const made = this.run.step(seat, command);
    if (!made.ok) return { ok: false, refusal: made.error };
    this.take(made.value);
    return { ok: true, value: null };
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
  /** Of what it was shown (CM-6). */
  #revision = 0;
  #shown = '';
  #pushes = new Map<PushName, (push: never) => void>();

  constructor(private readonly referee: PageReferee) {}

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    const { seat, command, code, revision } = ask as {
      seat: string;
      code: string;
      command: Command<Json>;
      revision: number;
    };
    const reply = (): unknown => {
      switch (name) {
        case 'seat:find':
          return { ok: true, value: { table: 't', seat: code } };
        case 'seat:claim': {
          const recoveryCode = '12345678901234567890';
          return {
            ok: true,
            value: { table: 't', seat: code, secret: 's', recoveryCode, share: null },
          };
        }
        case 'seat:resume':
          this.#seat = seat;
          return this.#enter();
        case 'table:open':
          return this.#enter();
        case 'command':
          if (revision !== this.#revision) return { ok: false, refusal: { code: 'STALE_STATE' } };
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

  #enter(): unknown {
    this.#told = this.referee.history(this.#seat).length;
    this.#shown = JSON.stringify(this.referee.run.view(this.#seat));
    return { ok: true, value: this.referee.snapshot(this.#seat, this.#revision) };
  }

  update(): void {
    const view = this.referee.run.view(this.#seat);
    const shown = JSON.stringify(view);
    const log = this.referee.history(this.#seat);
    if (shown === this.#shown && log.length === this.#told) return;
    this.#revision++;
    const push = this.#pushes.get('update') as ((update: unknown) => void) | undefined;
    push?.({
      table: 't',
      revision: this.#revision,
      view,
      notices: log.slice(this.#told),
      told: log.length,
      waits: [],
    });
    this.#shown = shown;
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
