import { type AnyGame, type Json, type Registry } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import { Answers } from '../matches/answers.js';
import { MatchActor } from '../matches/match-actor.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { REGISTRY } from '../tokens.js';
import { type TableRecord, viewersOf } from './table.js';
import { TablesRepository } from './tables.repository.js';

/** A table in memory. Whatever changes it runs in its queue, one thing after another. */
export type LiveTable = {
  record: TableRecord;
  readonly game: AnyGame;
  /** `undefined` until the game is started. */
  match: MatchActor | undefined;
  readonly answers: Answers;
  readonly queue: PQueue;
  lastUsed: number;
  /** Superseded by what is on the disk; work still queued here must not be done. */
  stale: boolean;
};

/** Tables nobody used for so long leave the memory, in milliseconds. */
const IDLE_AFTER = 5 * 60_000;
const SWEEP_EVERY = 60_000;

/** Loads tables by folding their logs, and lets them go again. */
@Injectable()
export class LiveTables implements OnModuleDestroy {
  private readonly tables = new Map<TableId, Promise<LiveTable | undefined>>();
  private readonly loaded = new Map<TableId, LiveTable>();
  private readonly sweeper = setInterval(() => this.sweep(Date.now()), SWEEP_EVERY).unref();

  constructor(
    private readonly repository: TablesRepository,
    private readonly matches: MatchesRepository,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  get count(): number {
    return this.loaded.size;
  }

  /**
   * Use the table before anything else is awaited, or queue the work: it stays in memory only
   * while it was used lately. Rejects where the stored match cannot be folded any more.
   */
  async get(id: TableId): Promise<LiveTable | undefined> {
    let loading = this.tables.get(id);
    if (loading === undefined) {
      loading = this.load(id);
      this.tables.set(id, loading);
      loading.then(
        (table) => {
          if (table === undefined) this.tables.delete(id);
          else this.loaded.set(id, table);
        },
        () => this.tables.delete(id),
      );
    }
    const table = await loading;
    if (table !== undefined) table.lastUsed = Date.now();
    return table;
  }

  /** After a failed write: what is on the disk is the truth, and is read again when asked for. */
  forget(id: TableId): void {
    const table = this.loaded.get(id);
    if (table !== undefined) table.stale = true;
    this.tables.delete(id);
    this.loaded.delete(id);
  }

  /** Drops what is idle and waits for nothing. */
  sweep(now: number): void {
    for (const [id, table] of this.loaded) {
      const busy = table.queue.size > 0 || table.queue.pending > 0;
      const waits = table.match !== undefined && table.match.timers().length > 0;
      if (!busy && !waits && now - table.lastUsed >= IDLE_AFTER) this.forget(id);
    }
  }

  /** Resolves when every table's queue is empty. */
  async drain(): Promise<void> {
    await Promise.all([...this.loaded.values()].map(({ queue }) => queue.onIdle()));
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeper);
  }

  startMatch(record: TableRecord, game: AnyGame, setup: Json): MatchActor {
    return new MatchActor(game, setup, record.seed, viewersOf(record));
  }

  private async load(id: TableId): Promise<LiveTable | undefined> {
    const record = await this.repository.find(id);
    if (record === undefined) return undefined;
    const game = this.registry.get(record.game);
    if (game === undefined || game.version !== record.gameVersion) {
      throw new Error(`no version ${record.gameVersion} of the game ${record.game} here`);
    }
    const answers = new Answers();
    for (const { seat, id: command, digest, refusal } of await this.matches.readRefusals(id)) {
      answers.refuse(seat, command, digest, refusal);
    }
    const match = record.setup === null ? undefined : this.startMatch(record, game, record.setup);
    if (match !== undefined) {
      const log = await this.matches.readLog(id);
      match.replay(log);
      for (const { seat, command } of log) {
        if (command !== null) {
          answers.accepted(seat, command.id, command.digest, command.revision);
        }
      }
    }
    const over = match?.isOver === true;
    // The server was stopped between the last entry and this note of it.
    if (over && record.status !== 'over') await this.repository.finish(id);
    return {
      record: over ? { ...record, status: 'over' } : record,
      game,
      match,
      answers,
      queue: new PQueue({ concurrency: 1 }),
      lastUsed: Date.now(),
      stale: false,
    };
  }
}
