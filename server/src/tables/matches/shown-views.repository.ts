import type { TableId } from '@mister-x/engine/protocol';
import type { Connection } from '../../database/connection.js';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';

/** The table's own view after an entry, as JSON. */
export type ShownJson = { readonly revision: number; readonly json: string };

/** Rows in one second from which on views are written seldom. */
const BUSY_ROWS_PER_SECOND = 25;
/** Under load the view of a table is written after so long again, in milliseconds. */
const WRITE_EVERY_MS_WHEN_BUSY = 5_000;
const ROWS_MAX = 100;

const ROW_PLACEHOLDERS = '(?, ?, ?)';
/** A row of a later moment stays. */
const upsertSql = (rows: number) => `INSERT INTO shown (table_id, revision, view)
  VALUES ${Array.from({ length: rows }, () => ROW_PLACEHOLDERS).join(', ')}
  ON CONFLICT (table_id) DO UPDATE SET revision = excluded.revision, view = excluded.view
    WHERE excluded.revision > shown.revision`;

/**
 * When the last public view of each match is written. It is read after a restart only, until the
 * phones are back, so it need not go with every move: it does at a table where people play, but not
 * where so many moves come from everywhere that the views, most of all that is written, would hold
 * them up.
 */
export class ShownViewsRepository {
  private readonly waiting = new Map<TableId, ShownJson>();
  private readonly writtenAt = new Map<TableId, number>();
  private second = { since: 0, rows: 0, before: 0 };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly now: NowMs = monotonicNow,
  ) {}

  /** Counts a row of the table; whether its view is to be written with it. */
  isDue(table: TableId): boolean {
    const now = this.now();
    if (now - this.second.since >= 1_000) {
      const isNext = now - this.second.since < 2_000;
      this.second = { since: now, rows: 0, before: isNext ? this.second.rows : 0 };
    }
    this.second.rows += 1;
    // Then so many rows come that views have to wait.
    const isBusy = Math.max(this.second.rows, this.second.before) > BUSY_ROWS_PER_SECOND;
    const last = this.writtenAt.get(table);
    return !isBusy || last === undefined || now - last >= WRITE_EVERY_MS_WHEN_BUSY;
  }

  /** The row is on the disk, and its view with it or not. */
  kept(table: TableId, shown: ShownJson, isWritten: boolean): void {
    if (isWritten) {
      this.waiting.delete(table);
      this.writtenAt.set(table, this.now());
    } else this.waiting.set(table, shown);
    this.timer ??= setTimeout(() => void this.writeWaiting().catch(() => undefined), WRITE_EVERY_MS_WHEN_BUSY);
    this.timer.unref();
  }

  /** Writes what waits. One that cannot be written is as good as one that waits: the log has it all. */
  async writeWaiting(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = [...this.waiting];
    this.waiting.clear();
    const now = this.now();
    for (const [table, at] of this.writtenAt) {
      if (now - at >= WRITE_EVERY_MS_WHEN_BUSY) this.writtenAt.delete(table);
    }
    for (let from = 0; from < rows.length; from += ROWS_MAX) {
      const some = rows.slice(from, from + ROWS_MAX);
      const values = some.flatMap(([table, { revision, json }]) => [table, revision, json]);
      await this.connection.write(upsertSql(some.length), values);
      for (const [table] of some) this.writtenAt.set(table, now);
    }
  }
}
