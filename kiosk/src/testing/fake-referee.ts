import type {
  ChainHead,
  ChainProof,
  Json,
  MatchRecord,
  MatchView,
  RecordPiece,
  Requests,
  SecretMove,
  Snapshot,
  TableInfo,
  Update,
} from '@mister-x/engine/protocol';
import {
  combineSeed,
  commitToShare,
  type Entry,
  type Genesis,
  headsAlong,
  keyCheckHash,
  type Ledger,
  openLedger,
  appendEntry,
  seedCheckHash,
} from '@mister-x/engine/trust';
import type { RequestName, Wire } from '../line/wire.js';
import type { OwnMove } from '../witness/receipts.svelte.js';

export const TEST_TABLE = 'table-of-a-test';
const SEED_SHARE = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU';
const PHONE_SHARE = 'BgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgY';
const SEED_PARTS = { server: SEED_SHARE, phones: [{ seat: 'keeper', share: PHONE_SHARE }] };
const MATCH_KEY = new Uint8Array(32).fill(7);
const SEED = combineSeed(TEST_TABLE, SEED_PARTS.server, SEED_PARTS.phones);

/** How a referee may misbehave; what is not named is honest. */
export type RefereeLies = {
  /** Refused so many times, or never answered. */
  record?: number | 'silent';
  /** The last move is shown, and that the game is over is never said: of a running game there is no record. */
  over?: 'denied';
  chain?: 'hidden' | 'refused' | 'silent';
  seed?: 'kept';
  /** The openings of this slot. */
  openings?: string;
  /** Receipts of this slot are never published, though a silent move in it is booked and opened. */
  receipts?: string;
  /** Said to these requests, whatever the truth is; a function answers what is asked. */
  replies?: Partial<Record<RequestName, unknown>>;
};

/** What a command of a test does: it fills slots of the log. */
export type FilledMoves = { readonly fills: readonly OwnMove[] };

/** What an entry is beside the slots that it fills. */
type BookOptions = {
  readonly silent?: boolean;
  readonly opens?: Parameters<typeof appendEntry>[1]['opens'];
  readonly events?: Parameters<typeof appendEntry>[1]['batch']['events'];
};

/**
 * A referee with honest books and a game without rules, which can be told to lie. Several devices
 * watch it, one wire each; what it keeps outlasts them.
 */
export class FakeReferee {
  lies: RefereeLies = {};
  info: TableInfo = tableInfo();
  /** As the game tells it: `end` once it is over, and the slots of the log that are filled. */
  game: { readonly [member: string]: Json; readonly filled: readonly string[] } = {
    end: null,
    filled: [],
  };
  readonly asked: RequestName[] = [];
  #ledger: Ledger = openLedger(genesis());
  #entries: Entry[] = [];
  #wires = new Set<FakeWire>();
  #refused = 0;

  /** A device's wire; it is up at once. */
  wire(): FakeWire {
    const wire = new FakeWire(this);
    this.#wires.add(wire);
    return wire;
  }

  start(): void {
    this.info = { ...this.info, status: 'playing' };
    this.#push('table', this.#reportedInfo);
    this.#update({});
  }

  /** Fills slots as someone sent them, with salts of his or of the referee's own. */
  move(moves: readonly SecretMove[], salts: readonly string[] = []): void {
    this.#book(moves, salts);
  }

  /** The same in silence: nobody is told. */
  whisper(moves: readonly SecretMove[], salts: readonly string[] = []): void {
    this.#book(moves, salts, { silent: true });
  }

  /** All that was whispered in these slots is shown. */
  reveal(...opens: readonly string[]): void {
    this.#book([], [], { opens });
  }

  /** The slot is empty again; what was committed to stays. */
  takeBack(slot: string): void {
    this.game = { ...this.game, filled: this.game.filled.filter((each) => each !== slot) };
    this.#book([], [], { events: [{ kind: 'taken-back', by: 'keeper' }] });
  }

  /** The last move, and all is opened. */
  end(code = 'CAUGHT'): void {
    this.game = { ...this.game, end: { code } };
    this.#book([], [], { opens: 'all' });
    this.info = { ...this.info, status: 'over' };
    this.#push('table', this.#reportedInfo);
  }

  /** Phone and recovery code are lost, and the key with them. */
  lose(): void {
    this.info = { ...this.info, status: 'over', lost: true };
    this.#push('table', this.#reportedInfo);
  }

  /** `undefined`: no answer at all. */
  answer(name: RequestName, ask: unknown): unknown {
    this.asked.push(name);
    const { [name]: reply } = this.lies.replies ?? {};
    if (reply !== undefined) return typeof reply === 'function' ? reply(ask) : reply;
    switch (name) {
      case 'table:open':
        return { ok: true, value: { ...this.#snapshot('table'), host: {} } };
      case 'table:watch':
        return { ok: true, value: this.#snapshot('table') };
      case 'seat:resume':
        return { ok: true, value: this.#snapshot('keeper') };
      case 'seat:leave':
        return { ok: true, value: null };
      case 'command':
        return this.#command(ask as Requests['command']['ask']);
      case 'chain':
        if (this.lies.chain === 'silent') return undefined;
        if (this.lies.chain === 'refused') return refusal('BUSY');
        return { ok: true, value: this.#proof((ask as Requests['chain']['ask']).seen) };
      case 'record':
        return this.#recordOrNot();
      default:
        return refusal('MALFORMED');
    }
  }

  left(wire: FakeWire): void {
    this.#wires.delete(wire);
  }

  #command({ command, salts }: Requests['command']['ask']): unknown {
    if (command.kind === 'act') {
      const { fills } = command.action as FilledMoves;
      const moves = fills.map(({ slot, move }) => ({ slot, move }));
      if (fills.some(({ silent }) => silent)) this.whisper(moves, salts);
      else this.move(moves, salts);
    }
    return { ok: true, value: { revision: this.#ledger.steps.length } };
  }

  #recordOrNot(): unknown {
    const { record = 0 } = this.lies;
    if (record === 'silent') return undefined;
    if (this.info.lost) return refusal('SEALED');
    if (this.#reportedInfo.status !== 'over') return refusal('GAME_NOT_OVER');
    if (this.#refused < record) {
      this.#refused += 1;
      return refusal('INTERNAL');
    }
    const value: RecordPiece = {
      rest: {
        format: 'mister-x-record/2',
        genesis: genesis(),
        seed: SEED_PARTS,
        key: '',
        outcome: { code: 'CAUGHT', winner: 'guests' } as unknown as MatchRecord['outcome'],
      },
      entries: this.#entries,
      secrets: this.#entries.map(() => null),
      heads: headsAlong(genesis(), this.#ledger.steps),
      next: null,
    };
    return { ok: true, value };
  }

  #book(
    moves: readonly SecretMove[],
    given: readonly string[],
    { silent = false, opens = [], events = [] }: BookOptions = {},
  ): void {
    const salts = moves.map((_, index) => given[index] ?? saltOf(this.#entries.length, index));
    const shown = silent ? [] : moves.map(({ slot }) => slot);
    this.game = { ...this.game, filled: [...new Set([...this.game.filled, ...shown])] };
    const hidden = shown.filter((slot) => slot === this.lies.receipts);
    const { entry, ledger } = appendEntry(
      this.#ledger,
      {
        batch: { by: opens === 'all' ? 'referee' : 'keeper', events },
        command: null,
        secretSeat: true,
        public: !silent,
        told: [],
        silent: [],
        secretMoves: moves.filter(({ slot }) => !hidden.includes(slot)),
        salts,
        opens,
      },
      () => 'CQkJCQ',
    );
    this.#ledger = ledger;
    this.#entries.push(entry);
    if (silent) return;
    const chain = { link: ledger.chainHead.link, step: ledger.steps.last ?? '' };
    this.#update({
      ...(this.lies.chain === undefined ? { chain } : {}),
      receipts: this.#receipted(entry.receipts),
      openings: this.#opened(entry.openings),
    });
  }

  #receipted<T extends { readonly slot: string }>(receipts: readonly T[]): readonly T[] {
    return receipts.filter(({ slot }) => slot !== this.lies.receipts);
  }

  #opened<T extends { readonly slot: string }>(openings: readonly T[]): readonly T[] {
    return openings.filter(({ slot }) => slot !== this.lies.openings);
  }

  #proof(seen: ChainHead | null): ChainProof {
    const begun = this.info.status !== 'gathering' && this.lies.chain !== 'hidden';
    const steps = seen === null ? [] : this.#ledger.steps.slice(seen.link);
    if (!begun) {
      return { chain: null, steps: seen && null, receipts: [], openings: [], seed: null };
    }
    const over = this.info.status === 'over' && !this.info.lost;
    return {
      chain: this.#ledger.chainHead,
      steps,
      receipts: this.#receipted(this.#ledger.receipts.slice()),
      openings: this.#opened(this.#ledger.openings.slice()),
      seed: over && this.lies.seed === undefined ? SEED_PARTS : null,
    };
  }

  #snapshot(viewer: string): Snapshot {
    const begun = this.info.status !== 'gathering';
    const chain = begun && this.lies.chain === undefined ? this.#ledger.chainHead : null;
    const revision = this.#ledger.steps.length;
    const view = begun ? this.#view : null;
    return {
      table: this.#reportedInfo,
      viewer,
      revision,
      view,
      chain,
      logLength: 0,
      missed: [],
      waits: [],
    };
  }

  get #reportedInfo(): TableInfo {
    const { info, lies } = this;
    return info.status === 'over' && lies.over === 'denied' ? { ...info, status: 'playing' } : info;
  }

  get #view(): MatchView<Json> {
    return {
      game: this.game,
      takeback: { mayAsk: false, asker: null, open: null },
      concession: { alone: [], together: [], open: null },
    };
  }

  #update(published: Partial<Update>): void {
    const revision = this.#ledger.steps.length;
    this.#push('update', {
      table: TEST_TABLE,
      revision,
      view: this.#view,
      notices: [],
      logLength: 0,
      waits: [],
      ...published,
    });
  }

  #push(name: string, body: unknown): void {
    for (const wire of this.#wires) wire.push(name, body);
  }
}

/** One device's connection, which can be cut. */
export class FakeWire implements Wire {
  #isUp = false;
  #up: () => void = () => {};
  #down: () => void = () => {};
  readonly #handlers = new Map<string, (push: never) => void>();

  constructor(private readonly referee: FakeReferee) {}

  /** The line comes back. */
  mend(): void {
    this.#isUp = true;
    this.#up();
  }

  cut(): void {
    this.#isUp = false;
    this.#down();
  }

  push(name: string, body: unknown): void {
    if (this.#isUp) this.#handlers.get(name)?.(body as never);
  }

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    if (!this.#isUp) return;
    const reply = this.referee.answer(name, ask);
    if (reply !== undefined) queueMicrotask(() => answered(reply));
  }

  onPush(name: string, handler: (push: never) => void): void {
    this.#handlers.set(name, handler);
  }

  onUp(handler: () => void): void {
    this.#up = handler;
  }

  onDown(handler: () => void): void {
    this.#down = handler;
  }

  close(): void {
    this.#isUp = false;
    this.referee.left(this);
  }
}

function refusal(code: string) {
  return { ok: false, refusal: { code } };
}

function saltOf(entry: number, index: number): string {
  return `${String.fromCharCode(65 + entry, 65 + index)}AAAAAAAAAAAAAAAAAAAA`;
}

function genesis(): Genesis {
  return {
    format: 'mister-x-genesis/1',
    match: TEST_TABLE,
    game: 'none',
    gameVersion: 1,
    options: {},
    seats: [{ seat: 'keeper', role: 'keeper', secret: true, name: 'Xenia' }],
    startedAt: 1,
    seal: 'phones',
    seedCommitment: commitToShare(TEST_TABLE, SEED_SHARE),
    seedShares: ['keeper'],
    seedCheck: seedCheckHash(TEST_TABLE, SEED),
    keyCheck: keyCheckHash(TEST_TABLE, MATCH_KEY),
  };
}

function tableInfo(): TableInfo {
  return {
    table: TEST_TABLE,
    game: 'none',
    language: 'en',
    status: 'gathering',
    seats: [
      {
        seat: 'keeper',
        role: 'keeper',
        secret: true,
        name: 'Xenia',
        colour: 'clear',
        claimed: true,
        connected: true,
        awayIn: null,
        computer: null,
        onScreen: false,
      },
    ],
    next: null,
    seal: 'phones',
    waiting: [],
    lost: false,
    announced: null,
    storageFault: null,
    correspondence: null,
    seedCommitment: commitToShare(TEST_TABLE, SEED_SHARE),
  };
}
