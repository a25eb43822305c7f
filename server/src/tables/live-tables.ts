import { setImmediate as soon } from 'node:timers/promises';
import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger, type OnModuleDestroy, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { ComputerPool } from '../computers/computer-pool.js';
import { TableComputers } from '../computers/table-computers.js';
import { BrokenChain } from '../database/broken-chain.js';
import { EventBus } from '../runtime/events.js';
import {
  RUN_AFTER,
  type RunAfter,
  OBJECTION_MS,
  COMPUTER_PACE_MS,
  TIMER_MS_BY_ID,
  type TimerMsById,
} from '../runtime/tokens.js';
import { LongWaits } from './long-waits.js';
import { SeatAnnouncements } from './seat-announcements.js';
import { TableTimers } from './table-timers.js';
import { TableActor, type TableReferee } from './table-actor.js';
import { TableLoader } from './table-loader.js';
import type { DueTimes } from './waits.repository.js';
import type { Client } from '../socket/clients/clients.service.js';
import { refuse } from '../socket/requests/answer.js';
import type { RequestBody, RequestName, Route, Row, RouteResult } from '../socket/requests/route.js';

const logger = new Logger('Tables');

/** Tables nobody used for so long leave the memory, in milliseconds. */
const IDLE_AFTER_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 60_000;
/** When one is read again that could not be, in milliseconds. */
const RETRY_MS = 10_000;

/** The tables in memory: at most one actor for each, made when it is first asked for. */
@Injectable()
export class LiveTables implements OnModuleDestroy {
  private readonly tables = new Map<TableId, Promise<TableActor | undefined>>();
  private readonly loaded = new Map<TableId, TableActor>();
  private readonly sweeper = setInterval(() => this.sweep(performance.now()), SWEEP_EVERY_MS).unref();
  private referee: TableReferee = { runOut: async () => true, played: async () => undefined };

  constructor(
    private readonly loader: TableLoader,
    private readonly longWaits: LongWaits,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
    @Inject(TIMER_MS_BY_ID) private readonly timerMs: TimerMsById,
    @Inject(OBJECTION_MS) private readonly objectionMs: number,
    private readonly pool: ComputerPool,
    @Inject(COMPUTER_PACE_MS) private readonly paceMs: number,
    private readonly events: EventBus,
  ) {
    // Its own timers do the rest.
    longWaits.onDue((id) => this.open(id));
  }

  get count(): number {
    return this.loaded.size;
  }

  /** Of all tables that are loaded from now on. */
  setReferee(referee: TableReferee): void {
    this.referee = referee;
  }

  /**
   * Use the table before anything else is awaited, or queue the work: it stays in memory only
   * while it was used lately. Rejects where the stored match cannot be folded any more.
   */
  async get(id: TableId): Promise<TableActor | undefined> {
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
    table?.touch();
    return table;
  }

  /**
   * Reads a table as after a restart: it stays only where the referee waits for something that is not
   * kept on the disk. Hundreds of matches that live for weeks need no memory. Rejects as `get` does.
   */
  async look(id: TableId): Promise<void> {
    const table = await this.get(id);
    // The one who came meanwhile uses it first.
    await soon();
    if (table?.isUnusedSince(performance.now())) this.forget(id);
  }

  /** Whether it is in memory, or about to be. */
  holds(id: TableId): boolean {
    return this.tables.has(id);
  }

  /** After a failed write: what is on the disk is the truth, and is read again when asked for. */
  forget(id: TableId): void {
    this.loaded.get(id)?.retire();
    this.tables.delete(id);
    this.loaded.delete(id);
  }

  /** Drops what is idle and waits for nothing. */
  sweep(now: number): void {
    for (const [id, table] of this.loaded) {
      if (table.isUnusedSince(now - IDLE_AFTER_MS)) this.forget(id);
    }
  }

  /** Resolves when nothing is left to do at any table. */
  async drain(): Promise<void> {
    // A table that is just being read may have something to do at once.
    await Promise.allSettled(this.tables.values());
    await Promise.all([...this.loaded.values()].map((table) => table.idle()));
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeper);
    for (const table of this.loaded.values()) table.retire();
  }

  /** What computers at a table knew is gone. */
  private async readAgain(id: TableId): Promise<void> {
    this.forget(id);
    if (!(await this.open(id))) this.after(RETRY_MS, () => this.readAgain(id));
  }

  private async open(id: TableId): Promise<boolean> {
    try {
      await this.get(id);
      return true;
    } catch (error) {
      logger.error({ msg: `Table ${id} could not be opened when its time was up.`, err: error });
      // What was changed by others stays so, and is not tried again.
      return error instanceof BrokenChain;
    }
  }

  private async load(id: TableId): Promise<TableActor | undefined> {
    const opened = await this.loader.load(id);
    if (opened === undefined) return undefined;
    const { game, ...state } = opened;
    const due = await this.longWaits.of(id);
    const keep = (next: DueTimes) => void this.longWaits.keep(id, next);
    const timers = new TableTimers(this.after, this.timerMs, { due, keep });
    const announcements = new SeatAnnouncements(this.after, this.objectionMs);
    const computers = new TableComputers(this.pool, this.after, this.paceMs, () => this.readAgain(id));
    const table = new TableActor(game, state, timers, announcements, computers, this.referee);
    this.events.publish('table:loaded', table);
    return table;
  }
}

type OfTable = {
  [N in RequestName]: RequestBody<N> extends { readonly table: TableId } ? N : never;
}[RequestName];

type ServeAtTable<N extends OfTable, Service> = (
  service: Service,
  client: Client,
  table: TableActor,
  ask: RequestBody<N>,
) => RouteResult<N>;

/** A request about one table, which is loaded for it. */
export function atTable<N extends OfTable, Shape extends z.ZodType<RequestBody<N>>, Service>(
  by: Type<Service>,
  { ask, who, serve, cost = 1, inTheClear = false, size }: Row<N, Shape, ServeAtTable<N, Service>>,
): Route<N> {
  const bind: Route<N>['bind'] = (services) => {
    const service = services.get(by);
    const tables = services.get(LiveTables);
    return async (client, asked) => {
      if (!who.afterTable && !who.may(client, asked)) return refuse('FORBIDDEN');
      const table = await tables.get(asked.table);
      if (table === undefined) return refuse('TABLE_UNKNOWN');
      if (who.afterTable && !who.may(client, asked)) return refuse('FORBIDDEN');
      return serve(service, client, table, asked);
    };
  };
  return { ask, who, cost, inTheClear, needsTable: true, size, bind };
}
