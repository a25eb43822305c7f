import { setImmediate as soon } from 'node:timers/promises';
import type { Command, HostedGame, Json, Timer } from '@mister-x/engine';
import type { HostAnnouncement, TableId, PendingConsent } from '@mister-x/engine/protocol';
import type { Ledger } from '@mister-x/engine/trust';
import { Logger } from '@nestjs/common';
import PQueue from 'p-queue';
import type { PlayCommand, TableComputers } from '../computers/table-computers.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import type { SeatAnnouncements } from './seat-announcements.js';
import type { TableTimers } from './table-timers.js';
import type { TableRecord } from './table.js';
import {
  type DormantMatch,
  type MatchReadings,
  OwnedState,
  type TableReadings,
  type TableState,
  type TableTransaction,
} from './table-state.js';

const logger = new Logger('Tables');

const COMMAND_PRIORITY = { priority: 0 };
/** What the referee does comes before what is asked of him. */
const REFEREE_PRIORITY = { priority: 1 };
/** What only reads a log waits until nobody else does, and takes none of their places. */
const READING_PRIORITY = { priority: -1 };

/** Who does at a table what nobody asks for. Neither rejects. */
export type TableReferee = {
  /** One of its timers has run out; `false` when nothing came of it. */
  runOut(table: TableActor, timer: Timer<Command<Json>>): Promise<boolean>;
  /** A computer has chosen, at the moment of this sequence number. */
  played(table: TableActor, ...chosen: Parameters<PlayCommand>): Promise<void>;
};

type Job<T> = (tx: TableTransaction) => Promise<RequestResult<T>>;

/**
 * One table in memory, the only owner of its record, its match, its answers and what it waits for.
 * Everybody may ask it; to change it takes a `TableTransaction`, which only work in its queue gets, one after
 * another. Who looks at a table is known by `ClientsService`: connections outlive what is in memory.
 */
export class TableActor implements TableReadings {
  private readonly queue = new PQueue({ concurrency: 1 });
  private readonly state: OwnedState;
  readonly id: TableId;
  private isRetired = false;
  /** When someone last asked for it, by a clock that nobody sets. */
  private lastUsed = performance.now();

  constructor(
    readonly game: HostedGame,
    state: TableState,
    private readonly timers: TableTimers,
    announcements: SeatAnnouncements,
    private readonly computers: TableComputers,
    private readonly referee: TableReferee,
  ) {
    this.state = new OwnedState(this, state, announcements);
    this.id = state.record.id;
    this.wait();
  }

  get record(): TableRecord {
    return this.state.record;
  }

  get match(): MatchReadings | undefined {
    return this.state.match;
  }

  get dormant(): DormantMatch | undefined {
    return this.state.dormant;
  }

  get options(): Json {
    return this.state.match?.run.options ?? this.record.options;
  }

  get ledger(): Ledger | undefined {
    return this.state.match?.ledger ?? this.state.dormant?.ledger;
  }

  get waits(): readonly PendingConsent[] {
    return this.timers.shown(this.state.match?.run.timers ?? []);
  }

  get announced(): HostAnnouncement | null {
    return this.state.announcements.shown;
  }

  /** Commands that wait for their turn. */
  get queued(): number {
    return this.queue.sizeBy(COMMAND_PRIORITY);
  }

  /** Someone asks for it. */
  touch(): void {
    this.lastUsed = performance.now();
  }

  isUnusedSince(time: number): boolean {
    return !this.isBusy && this.lastUsed <= time;
  }

  /** Something is being done, or the referee waits for something that is not kept on the disk. */
  get isBusy(): boolean {
    const { queue, timers } = this;
    const waits = timers.holds || this.announced !== null || this.computers.isBusy;
    return waits || queue.size > 0 || queue.pending > 0;
  }

  /**
   * Does `job` when its turn has come. `BUSY` where another actor has taken this one's place by
   * then: what is known here is no longer what is on the disk.
   */
  work<T>(job: Job<T>, order: { readonly priority: number } = COMMAND_PRIORITY): Promise<RequestResult<T>> {
    return this.queue.add(async () => {
      if (this.state.match?.owes) {
        // The last answer leaves first: what is told after it must not hold it up (CM-3).
        await soon();
        this.settle();
      }
      if (this.isRetired) return refuse('BUSY');
      const { proxy: tx, revoke } = Proxy.revocable(this.state, {});
      try {
        return await job(tx);
      } finally {
        revoke();
        // What the match owes its secret seats they are told after the answer.
        if (this.state.match?.owes) setImmediate(() => this.settle());
        this.wait();
      }
    }, order);
  }

  /** The same for what the referee does by himself. */
  runFirst<T>(job: Job<T>): Promise<RequestResult<T>> {
    return this.work(job, REFEREE_PRIORITY);
  }

  /** `job` looks at the log, which nobody changes meanwhile. */
  read<T>(job: () => Promise<T>): Promise<T> {
    return this.queue.add(job, READING_PRIORITY);
  }

  /** Resolves when nothing is left to do. */
  idle(): Promise<void> {
    return this.queue.onIdle();
  }

  /** Another actor takes its place: work still queued here is not done, and no timer of it fires. */
  retire(): void {
    this.isRetired = true;
    this.timers.cancel();
    this.computers.retire();
    this.state.announcements.cancel();
  }

  /**
   * Tells secret seats of the last step, once its answer has left (CM-3) and before the next work
   * begins. What it tells is on the disk, so a retired actor tells it as well.
   */
  private settle(): void {
    try {
      this.state.match?.settle();
    } catch (error) {
      const msg = `Telling the secret seats of table ${this.id} failed because of an unexpected error.`;
      logger.error({ msg, err: error });
    }
  }

  private wait(): void {
    if (this.isRetired) return;
    const { record, match, dormant, announcements } = this.state;
    // What a match waits for whose key is not there, nobody knows.
    if (dormant === undefined) {
      this.timers.sync(match?.run.timers ?? [], (timer) => this.referee.runOut(this, timer));
    }
    this.computers.sync({ ...record, options: this.options }, match, (...chosen) =>
      this.referee.played(this, ...chosen),
    );
    // No phone is waited for any more.
    if (record.status === 'over') announcements.cancel();
  }
}
