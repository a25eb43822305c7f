import type { TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { sqliteCode } from '../database/connection.js';
import { type Answered, refuse } from '../requests/answer.js';
import { LiveTables } from './live-tables.js';
import type { TableActor } from './table-actor.js';
import type { TableHold } from './table-hold.js';
import { TableNews } from './table-news.js';
import type { TableReadings } from './table-state.js';

/** How long after a failed write the disk is looked at again. */
const RETRY_MS = 2_000;

/** What becomes of a table that could not be saved: it goes on from what is on the disk. */
@Injectable()
export class Recovery {
  private readonly logger = new Logger('Tables');
  private closing = false;
  /** Tables whose disk is about to be looked at again: once, however often it fails meanwhile. */
  private readonly waiting = new Set<TableId>();

  constructor(
    private readonly tables: LiveTables,
    private readonly news: TableNews,
  ) {}

  /** Work in the table's queue that writes. */
  async inTurn<T>(
    table: TableActor,
    work: (hold: TableHold) => Promise<Answered<T>>,
  ): Promise<Answered<T>> {
    return table.work(async (hold) => {
      try {
        return await work(hold);
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
    return refuse('INTERNAL');
  }

  /** What is known of the table may not be what is on the disk, which is read again. */
  doubt(table: TableReadings): void {
    const { id } = table;
    this.tables.forget(id);
    if (this.waiting.has(id)) return;
    this.waiting.add(id);
    setTimeout(() => void this.recover(table), RETRY_MS).unref();
  }

  close(): void {
    this.closing = true;
  }

  /** Shows what is on the disk to whom it is news. */
  private async recover({ id, match: lost }: TableReadings): Promise<void> {
    this.waiting.delete(id);
    if (this.closing) return;
    try {
      const table = await this.tables.get(id);
      if (this.closing || table === undefined) return;
      if (table.record.status === 'over') this.news.over(table);
      else this.news.table(table);
      this.news.host(table);
      await table.work((hold) =>
        this.news.match(hold, ({ viewer, revision }) => revision !== lost?.revision(viewer)),
      );
    } catch (error) {
      if (this.closing) return;
      const msg = `Recovering table ${id} failed because of an unexpected error.`;
      this.logger.error({ msg, err: error });
    }
  }
}

/** The database says nothing of what was to be written, nor do sentences of our own; other errors may. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const known = error instanceof Error && sqliteCode(error).startsWith('SQLITE_');
  return known ? error.message : 'an unexpected error';
}
