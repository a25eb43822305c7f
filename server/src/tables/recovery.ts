import { STORAGE_FAULTS, type TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { BrokenChain } from '../database/broken-chain.js';
import { Connection, sqliteCode, storageFault, TEST_WRITE } from '../database/connection.js';
import { type RequestResult, refuse } from '../socket/requests/answer.js';
import { RUN_AFTER, type RunAfter } from '../runtime/tokens.js';
import { LiveTables } from './live-tables.js';
import { TableBroadcast } from './table-broadcast.js';
import type { TableActor } from './table-actor.js';
import type { TableReadings, TableTransaction } from './table-state.js';

/** How long after a failed write the disk is looked at again; after each failure twice as long, up to a minute. */
const RETRY_MS = 2_000;
const RETRY_MAX_MS = 60_000;
/** After how long what was announced is tried again where it could not be saved, in milliseconds. */
const ANNOUNCED_RETRY_MS = 10_000;
/** Refusals that say nothing of the command itself: it may be sent again under its id. */
const TRANSIENT_CODES: readonly string[] = ['INTERNAL', 'SEALED', ...STORAGE_FAULTS];

export const isTransient = (code: string): boolean => TRANSIENT_CODES.includes(code);

type TableToReload = Pick<TableReadings, 'id' | 'match'>;

/** What becomes of a table that could not be saved: it goes on from what is on the disk. */
@Injectable()
export class TableRecovery {
  private readonly logger = new Logger('Tables');
  /** Tables whose disk is about to be looked at again: once, however often it fails meanwhile. */
  private readonly waiting = new Set<TableId>();

  /** Whether a write is about to show if there is room again, for all tables. */
  private isTesting = false;

  constructor(
    private readonly connection: Connection,
    private readonly tables: LiveTables,
    private readonly tableBroadcast: TableBroadcast,
    @Inject(RUN_AFTER) private readonly after: RunAfter,
  ) {}

  /** Work in the table's queue that writes. */
  async inTurn<T>(
    table: TableActor,
    work: (tx: TableTransaction) => Promise<RequestResult<T>>,
  ): Promise<RequestResult<T>> {
    return table.work(async (tx) => {
      try {
        const done = await work(tx);
        if (done.ok) this.tableBroadcast.saved(table);
        return done;
      } catch (error) {
        if (sqliteCode(error) === '') throw error;
        return this.unsaved(table, error);
      }
    });
  }

  /**
   * Nothing has happened as far as anybody knows; the disk is asked again what did.
   * @param error what was thrown, or a sentence of our own
   */
  unsaved(table: TableReadings, error: unknown): ReturnType<typeof refuse> {
    const { id } = table;
    const msg = `Table ${id} could not be saved: ${reasonOf(error)}. It continues from the last save.`;
    this.logger.error({ msg, err: error });
    this.doubt(table);
    const fault = storageFault(error);
    if (fault === undefined) return refuse('INTERNAL');
    this.tableBroadcast.unsaved(table, fault);
    this.testLater();
    return refuse(fault);
  }

  /**
   * Does what was announced and nobody asks for again: until it is saved, or is refused for a reason of its own.
   * @param what it is, for the log
   */
  async insist(what: string, work: () => Promise<RequestResult<unknown>>): Promise<void> {
    try {
      const done = await work();
      if (done.ok || !isTransient(done.error.code)) return;
    } catch (error) {
      this.logger.error({ msg: `${what} failed because of an unexpected error.`, err: error });
      if (sqliteCode(error) === '') return;
    }
    this.after(ANNOUNCED_RETRY_MS, () => this.insist(what, work));
  }

  /** What is known of the table may not be what is on the disk, which is read again. */
  doubt(table: TableReadings): void {
    this.tables.forget(table.id);
    this.readLater(table);
  }

  /** Reads it until that succeeds: a match may wait for nothing but the referee himself. */
  readLater(table: TableToReload, ms = RETRY_MS): void {
    if (this.waiting.has(table.id)) return;
    this.waiting.add(table.id);
    this.after(ms, () => this.recover(table, ms));
  }

  /** Nobody may send anything while the disk is full: only a write shows that there is room again. */
  private testLater(): void {
    if (this.isTesting || this.tableBroadcast.unsavedTables.length === 0) return;
    this.isTesting = true;
    this.after(RETRY_MS, async () => {
      const { unsavedTables } = this.tableBroadcast;
      const isWritten = await this.connection.write(TEST_WRITE).then(
        () => true,
        () => false,
      );
      this.isTesting = false;
      if (!isWritten) return this.testLater();
      for (const id of unsavedTables) {
        const table = await this.tables.get(id).catch(() => undefined);
        if (table === undefined) this.tableBroadcast.forgetFault(id);
        else this.tableBroadcast.saved(table);
      }
    });
  }

  /** Shows what is on the disk to whom it is news. */
  private async recover({ id, match: lost }: TableToReload, waited: number): Promise<void> {
    this.waiting.delete(id);
    try {
      const table = await this.tables.get(id);
      if (table === undefined) return;
      if (table.record.status === 'over') this.tableBroadcast.over(table);
      else this.tableBroadcast.table(table);
      this.tableBroadcast.host(table);
      await table.work((tx) =>
        this.tableBroadcast.match(tx, ({ viewer, revision }) => revision !== lost?.revision(viewer)),
      );
    } catch (error) {
      const msg = `Recovering table ${id} failed because of an unexpected error.`;
      if (waited === RETRY_MS) this.logger.error({ msg, err: error });
      // What was changed by others stays so.
      if (error instanceof BrokenChain) return;
      this.readLater({ id, match: lost }, Math.min(2 * waited, RETRY_MAX_MS));
    }
  }
}

/** The database says nothing of what was to be written, nor do sentences of our own; other errors may. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const known = error instanceof Error && sqliteCode(error).startsWith('SQLITE_');
  return known ? error.message : 'an unexpected error';
}
