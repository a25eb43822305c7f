import { type Command, type GameTypes, type Json, type MatchRun, type Step, TABLE } from '@mister-x/engine';
import type { ChainHead, HostInfo, MatchNotice, MatchRecord, TableInfo, Update } from '@mister-x/engine/protocol';
import { fieldsOf } from '../browser/fields.js';
import type { PushName, RequestName, Wire } from '../line/wire.js';
import { PageLedger } from './page-ledger.js';

/** What the host's screen knows of the table: a code for each seat, and one for all without secrets. */
export const HOST_INFO: Omit<HostInfo, 'codes'> = {
  addresses: ['http://192.168.178.23:8080'],
  scheme: 'http',
  authority: null,
  joinCode: 'WJYP-D3WX',
  invitations: [],
  channelKey: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
  checkNumber: '12345678901234567890',
};

/** A connection that a test can cut. */
export type WireSwitch = { cut(): void; mend(): void };

type Published = ReturnType<PageLedger['book']>;

/**
 * A referee inside the page: one table with real views and an honest ledger, and no network. It tells every client
 * at once.
 */
export class PageReferee {
  readonly #clients = new Set<Client>();
  readonly #steps: Step<GameTypes>[] = [];
  readonly #notices = new Map<string, MatchNotice<Json>[]>();
  readonly #books: PageLedger;
  /** @param steps that were made before anybody looks */
  constructor(
    private readonly begun: MatchRun<GameTypes>,
    public info: TableInfo,
    steps: readonly Step<GameTypes>[] = [],
  ) {
    this.#books = new PageLedger(info, begun.options as Json);
    for (const step of steps) this.take(step);
  }

  get run(): MatchRun<GameTypes> {
    return this.#steps.at(-1)?.after ?? this.begun;
  }

  wire(): Wire & WireSwitch {
    const client = new Client(this);
    this.#clients.add(client);
    return client;
  }

  /** What was done by commands and by the referee, in order. */
  get done(): readonly Step<GameTypes>[] {
    return this.#steps;
  }

  /** The custom board or pack, as the server keeps it. */
  get file(): string | undefined {
    const { board, pack } = fieldsOf(this.begun.options);
    const file = typeof board === 'object' ? board : pack;
    return typeof file === 'object' ? JSON.stringify(file) : undefined;
  }

  /** `null` while people gather; what all may see while phones are awaited. */
  view(viewer: string): unknown {
    const { status, waiting } = this.info;
    return status === 'gathering' ? null : this.run.view(waiting.length > 0 ? TABLE : viewer);
  }

  snapshot(viewer: string, revision: number): unknown {
    const isBegun = this.info.status !== 'gathering';
    return {
      ...{ table: this.info, viewer, revision, view: this.view(viewer) },
      ...{ logLength: this.history(viewer).length, missed: [], waits: [] },
      chain: isBegun ? this.#books.chainHead : null,
    };
  }

  get host(): HostInfo {
    const open = this.info.seats.filter(({ claimed }) => !claimed);
    return { ...HOST_INFO, codes: Object.fromEntries(open.map(({ seat }) => [seat, '9DXW-CF7K'])) };
  }

  history(viewer: string): readonly MatchNotice<Json>[] {
    let notices = this.#notices.get(viewer);
    if (notices === undefined) {
      notices = this.#steps.flatMap((step) => step.notices(viewer) as MatchNotice<Json>[]);
      this.#notices.set(viewer, notices);
    }
    return notices;
  }

  proof(seen: ChainHead | null): unknown {
    return this.info.status === 'gathering'
      ? { chain: null, steps: seen && null, receipts: [], openings: [], seed: null }
      : this.#books.proof(seen, this.info.status === 'over');
  }

  /** Of a match that is over, whose key is not lost. */
  get record(): unknown {
    const { outcome } = this.run;
    const isThere = outcome !== undefined && !this.info.lost;
    return isThere
      ? { ok: true, value: this.#books.record(outcome as MatchRecord['outcome']) }
      : { ok: false, refusal: { code: 'SEALED' } };
  }

  command(seat: string, command: Command<Json>, salts: readonly string[] = []): unknown {
    const made = this.run.step(seat, command);
    if (!made.ok) return { ok: false, refusal: made.error };
    this.take(made.value, salts);
    return { ok: true, value: null };
  }

  /** @param step from where the last one led */
  take(step: Step<GameTypes>, salts: readonly string[] = []): void {
    for (const [viewer, notices] of this.#notices) notices.push(...(step.notices(viewer) as MatchNotice<Json>[]));
    this.#steps.push(step);
    if (step.outcome !== undefined) this.info = { ...this.info, status: 'over' };
    const published = this.#books.book(step, salts);
    for (const client of this.#clients) client.update(published);
  }

  leave(client: Client): void {
    this.#clients.delete(client);
  }
}

class Client implements Wire {
  #seat = 'table';
  #logLength = 0;
  /** Of what it was shown (CM-6). */
  #revision = 0;
  #shown = '';
  #status = '';
  #up: () => void = () => {};
  #down: () => void = () => {};
  readonly #pushes = new Map<PushName, (push: never) => void>();

  constructor(private readonly referee: PageReferee) {}

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    setTimeout(() => answered(this.#answer(name, ask as AskedCommand)), 0);
  }

  #answer(name: RequestName, { seat, command, code, revision, salts, seen }: AskedCommand): unknown {
    const { referee } = this;
    const said = (value: unknown) => ({ ok: true, value });
    switch (name) {
      case 'host:open':
        return said({ tables: [] });
      case 'board:list':
        return said({ boards: [] });
      case 'host:invite':
        return said({ ...HOST_INFO, code: 'WJYP-D3WX-9DXW-CF7K' });
      case 'host:screens':
        return said({
          screens: [{ name: 'Firefox, Linux', pairedAt: 1, own: true, connected: true }],
        });
      case 'seat:find':
        return said({ table: referee.info.table, seat: code });
      case 'seat:claim': {
        const recoveryCode = '12345678901234567890';
        const { table } = referee.info;
        return said({ table, seat: code, secret: 's', recoveryCode, share: null });
      }
      case 'seat:resume':
        this.#seat = seat;
        return said(this.#enter());
      case 'table:open':
        return said({ ...this.#enter(), host: referee.host });
      case 'command':
        if (revision !== this.#revision) return { ok: false, refusal: { code: 'STALE_STATE' } };
        return referee.command(seat, command, salts);
      case 'chain':
        return said(referee.proof(seen));
      case 'record':
        return referee.record;
      case 'history':
        return said({ notices: referee.history(this.#seat) });
      default:
        return { ok: false, refusal: { code: 'FORBIDDEN' } };
    }
  }

  #enter(): object {
    this.#logLength = this.referee.history(this.#seat).length;
    this.#shown = JSON.stringify(this.referee.view(this.#seat));
    this.#status = this.referee.info.status;
    return this.referee.snapshot(this.#seat, this.#revision) as object;
  }

  update(published: Published): void {
    const view = this.referee.view(this.#seat);
    const shown = JSON.stringify(view);
    const log = this.referee.history(this.#seat);
    const isNews = shown !== this.#shown || log.length !== this.#logLength;
    if (!isNews && published.chain === undefined) return;
    if (isNews) this.#revision++;
    const update: Update = {
      ...{ table: this.referee.info.table, revision: this.#revision, view },
      ...{ notices: log.slice(this.#logLength), logLength: log.length, waits: [], ...published },
    } as Update;
    this.#push('update', update);
    this.#shown = shown;
    this.#logLength = log.length;
    const { info } = this.referee;
    if (info.status !== this.#status) this.#push('table', info);
    this.#status = info.status;
  }

  #push(name: PushName, body: unknown): void {
    (this.#pushes.get(name) as ((push: unknown) => void) | undefined)?.(body);
  }

  onPush(name: PushName, handler: (push: never) => void): void {
    this.#pushes.set(name, handler);
  }

  onUp(handler: () => void): void {
    this.#up = handler;
    setTimeout(handler, 0);
  }

  onDown(handler: () => void): void {
    this.#down = handler;
  }

  mend(): void {
    this.#up();
  }

  cut(): void {
    this.#down();
  }

  close(): void {
    this.referee.leave(this);
  }
}

type AskedCommand = {
  readonly seat: string;
  readonly code: string;
  readonly command: Command<Json>;
  readonly revision: number;
  readonly salts?: readonly string[];
  readonly seen: ChainHead | null;
};
