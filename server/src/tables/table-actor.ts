import { setImmediate as soon } from 'node:timers/promises';
import type { Command, HostedGame, Json, Timer, Viewer } from '@mister-x/engine';
import type { TableId, Wait } from '@mister-x/engine/protocol';
import type { Ledger } from '@mister-x/engine/trust';
import PQueue from 'p-queue';
import type { Answers } from '../matches/answers.js';
import type { MatchActor } from '../matches/match-actor.js';
import type { Shown } from '../matches/matches.repository.js';
import type { ViewerLogs } from '../matches/viewer-logs.js';
import { type Answered, refuse } from '../requests/answer.js';
import type { TableRecord } from './table.js';
import type { TableTimers } from './table-timers.js';

/** A match whose key is not there: its public side, until the phones of its secret seats are back. */
export type Dormant = {
  readonly ledger: Ledger;
  readonly shown: Shown | undefined;
  /** What the table was told. */
  readonly logs: Pick<ViewerLogs, 'count' | 'missed'>;
};

/** All that a table is at one moment. */
export type TableState = {
  readonly record: TableRecord;
  /** `undefined` until the game is started, and while its key is not there. */
  readonly match: MatchActor | undefined;
  /** The public side of a match whose key is not there. */
  readonly dormant: Dormant | undefined;
  /** Answers to commands that came (CM-6). */
  readonly answers: Answers;
};

/** What anybody may ask of a match, whenever; nobody is told anything by it. */
export type MatchReadings = Pick<
  MatchActor,
  | 'isOver'
  | 'options'
  | 'seedParts'
  | 'revision'
  | 'told'
  | 'missed'
  | 'publicly'
  | 'view'
  | 'timers'
  | 'history'
  | 'record'
>;

const COMMANDS = { priority: 0 };
/** What the referee does comes before what is asked of him. */
const REFEREE_FIRST = { priority: 1 };
/** What only reads a log waits until nobody else does, and takes none of their places. */
const READING = { priority: -1 };

/** One of a table's timers has run out. */
export type Fire = (table: TableActor, timer: Timer<Command<Json>>) => void;

type Job<T> = (hold: TableHold) => Promise<Answered<T>>;

/**
 * One table in memory, the only owner of its record, its match, its answers and its timers.
 * Everybody may ask it; to change it takes a `TableHold`, which only work in its queue gets, one after
 * another. Who looks at a table is known by `ClientsService`: connections outlive what is in memory.
 */
export class TableActor {
  private readonly queue = new PQueue({ concurrency: 1 });
  private readonly held: Held;
  private isRetired = false;
  /** When somebody last asked for it, in milliseconds since the epoch. */
  private lastUsed = Date.now();

  constructor(
    readonly game: HostedGame,
    state: TableState,
    private readonly timers: TableTimers,
    private readonly fire: Fire,
  ) {
    this.held = { ...state };
    this.wait();
  }

  get id(): TableId {
    return this.record.id;
  }

  get record(): TableRecord {
    return this.held.record;
  }

  get match(): MatchReadings | undefined {
    return this.held.match;
  }

  get dormant(): Dormant | undefined {
    return this.held.dormant;
  }

  /** Of a started match, whether its key is there or not. */
  get ledger(): Ledger | undefined {
    return this.held.match?.ledger ?? this.held.dormant?.ledger;
  }

  /** What everybody may see the referee wait for. */
  get waits(): readonly Wait[] {
    return this.timers.shown(this.held.match?.timers() ?? []);
  }

  /** Commands that wait for their turn. */
  get queued(): number {
    return this.queue.sizeBy(COMMANDS);
  }

  /** Somebody asks for it. */
  touch(): void {
    this.lastUsed = Date.now();
  }

  isUnusedSince(time: number): boolean {
    return !this.isBusy && this.lastUsed <= time;
  }

  /** Something is being done, or the referee waits for something. */
  get isBusy(): boolean {
    const { queue, held } = this;
    return queue.size > 0 || queue.pending > 0 || (held.match?.timers().length ?? 0) > 0;
  }

  /**
   * Does `job` when its turn has come. `BUSY` where another actor has taken this one's place by
   * then: what is known here is no longer what is on the disk.
   */
  work<T>(job: Job<T>): Promise<Answered<T>> {
    return this.inTurn(job, COMMANDS);
  }

  /** The same for what the referee does by himself. */
  referee<T>(job: Job<T>): Promise<Answered<T>> {
    return this.inTurn(job, REFEREE_FIRST);
  }

  /** `job` looks at the log, which nobody changes meanwhile. */
  read<T>(job: () => Promise<T>): Promise<T> {
    return this.queue.add(job, READING);
  }

  /**
   * Whoever is about to be shown what `viewer` sees comes after those who are here already: they are
   * told first what was put off (`MatchActor.settle`).
   */
  settleFor(viewer: Viewer): void {
    this.held.match?.settleFor(viewer);
  }

  /** Resolves when nothing is left to do. */
  idle(): Promise<void> {
    return this.queue.onIdle();
  }

  /** Another actor takes its place: work still queued here is not done, and no timer of it fires. */
  retire(): void {
    this.isRetired = true;
    this.timers.cancel();
  }

  private inTurn<T>(job: Job<T>, options: { readonly priority: number }): Promise<Answered<T>> {
    return this.queue.add(async () => {
      // The last answer leaves first: what is told after it, by this work at the latest, must not hold it up (CM-3).
      if (this.held.match?.owes) await soon();
      if (this.isRetired) return refuse('BUSY');
      const hold = new TableHold(this, this.held);
      try {
        return await job(hold);
      } finally {
        hold.expire();
        this.wait();
      }
    }, options);
  }

  private wait(): void {
    if (this.isRetired) return;
    this.timers.sync(this.held.match?.timers() ?? [], (timer) => this.fire(this, timer));
  }
}

type Held = { -readonly [K in keyof TableState]: TableState[K] };

/** The right to change a table, for as long as one piece of work in its queue lasts. */
export class TableHold {
  private hasExpired = false;

  constructor(
    readonly table: TableActor,
    private readonly held: Held,
  ) {}

  get record(): TableRecord {
    return this.mine.record;
  }

  get match(): MatchActor | undefined {
    return this.mine.match;
  }

  get dormant(): Dormant | undefined {
    return this.mine.dormant;
  }

  get answers(): Answers {
    return this.mine.answers;
  }

  /** What is on the disk by now. */
  change(change: Partial<TableRecord>): void {
    this.mine.record = { ...this.mine.record, ...change };
  }

  /** A match was begun, or its key is there again. */
  enter(match: MatchActor): void {
    this.mine.match = match;
    this.mine.dormant = undefined;
  }

  /** Nothing is changed through it any more. */
  expire(): void {
    this.hasExpired = true;
  }

  private get mine(): Held {
    if (this.hasExpired) throw new Error('a table was used after its turn');
    return this.held;
  }
}
