import PQueue from 'p-queue';
import type { Driver, DriverName, OpenedDatabase, OpenMode, SqlValue } from './driver.js';
import { loadDriver } from './drivers.js';

export type { SqlValue };

export type Statement = { readonly sql: string; readonly values: readonly SqlValue[] };

/**
 * One SQLite connection with promises. Reads may run at any time; whatever writes goes through
 * `exclusively`, because statements of two transactions must not mix on one connection.
 */
export class Connection {
  private readonly writes = new PQueue({ concurrency: 1 });
  /** A transaction could not be brought to its end: what it wrote can be read, and may not last. */
  private isLeftOpen = false;

  private constructor(
    readonly driver: DriverName,
    private readonly database: OpenedDatabase,
  ) {}

  static async open(path: string, mode: OpenMode, driver?: Driver): Promise<Connection> {
    const { name, open } = driver ?? (await usualDriver());
    return new Connection(name, await open(path, mode));
  }

  /** Rejects with an `Error` whose `code` is SQLite's (`SQLITE_BUSY`, `SQLITE_FULL`, …). */
  run(sql: string, values: readonly SqlValue[] = []): Promise<{ readonly changes: number }> {
    return this.database.run(sql, values);
  }

  /** As `run`, for a statement that comes again and again: it is compiled once. */
  runPrepared(sql: string, values: readonly SqlValue[]): Promise<void> {
    return this.database.runPrepared(sql, values);
  }

  async all<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    if (this.isLeftOpen) await this.exclusively(async () => undefined);
    return (await this.database.all(sql, values)) as Row[];
  }

  async get<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  /** Rejects, and `work` is not begun, where an earlier transaction cannot be brought to its end. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.writes.add(async () => {
      // What is written now would be part of it, and be lost with it.
      if (this.isLeftOpen) await this.rollBack();
      return work();
    });
  }

  write(sql: string, values: readonly SqlValue[] = []): Promise<{ readonly changes: number }> {
    return this.exclusively(() => this.run(sql, values));
  }

  /** All of the statements or none. */
  transaction(work: () => Promise<void>): Promise<void> {
    return this.exclusively(async () => {
      try {
        await this.run('BEGIN IMMEDIATE');
        await work();
        await this.run('COMMIT');
      } catch (error) {
        // Tried again before anything else is written.
        await this.rollBack().catch(() => undefined);
        throw error;
      }
    });
  }

  private async rollBack(): Promise<void> {
    try {
      await this.run('ROLLBACK');
    } catch (error) {
      // Never begun, or rolled back by SQLite itself, as after some errors (a full disk).
      this.isLeftOpen = sqliteCode(error) !== 'SQLITE_ERROR';
      if (this.isLeftOpen) throw error;
    }
    this.isLeftOpen = false;
  }

  /**
   * Leaves no older page in the write-ahead log: what was overwritten is then gone from the files.
   * `false` where it could not be done now (a reader is under way, the disk is full).
   */
  emptyLog(): Promise<boolean> {
    return this.exclusively(async () => {
      try {
        const done = await this.get<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        return done?.busy === 0;
      } catch {
        return false;
      }
    });
  }

  async close(): Promise<void> {
    await this.writes.onIdle();
    await this.database.close();
  }
}

async function usualDriver(): Promise<Driver> {
  const loaded = await loadDriver();
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

/** SQLite's symbolic code of an error of this driver, `''` for any other error. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
