import PQueue from 'p-queue';
import sqlite3 from 'sqlite3';

export type SqlValue = string | number | null;

export type Statement = { readonly sql: string; readonly values: readonly SqlValue[] };

/**
 * One SQLite connection with promises. Reads may run at any time; whatever writes goes through
 * `exclusively`, because statements of two transactions must not mix on one connection.
 */
export class Connection {
  private readonly writes = new PQueue({ concurrency: 1 });
  private readonly prepared = new Map<string, sqlite3.Statement>();

  private constructor(private readonly database: sqlite3.Database) {}

  static open(path: string, mode: 'read' | 'write' | 'create'): Promise<Connection> {
    const flags = {
      read: sqlite3.OPEN_READONLY,
      write: sqlite3.OPEN_READWRITE,
      create: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
    };
    return new Promise((resolve, reject) => {
      const database = new sqlite3.Database(path, flags[mode], (error) => {
        if (error === null) resolve(new Connection(database));
        else reject(error);
      });
    });
  }

  /** Rejects with an `Error` whose `code` is SQLite's (`SQLITE_BUSY`, `SQLITE_FULL`, …). */
  run(sql: string, values: readonly SqlValue[] = []): Promise<{ readonly changes: number }> {
    return new Promise((resolve, reject) => {
      this.database.run(sql, values, function (error: Error | null) {
        if (error === null) resolve({ changes: this.changes });
        else reject(error);
      });
    });
  }

  /** As `run`, for a statement that comes again and again: it is compiled once. */
  runPrepared(sql: string, values: readonly SqlValue[]): Promise<void> {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.prepared.set(sql, statement);
    }
    const ready = statement;
    return new Promise((resolve, reject) => {
      ready.run(values, (error: Error | null) => (error === null ? resolve() : reject(error)));
    });
  }

  all<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.database.all<Row>(sql, values, (error, rows) => {
        if (error === null) resolve(rows);
        else reject(error);
      });
    });
  }

  async get<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.writes.add(work);
  }

  write(sql: string, values: readonly SqlValue[] = []): Promise<{ readonly changes: number }> {
    return this.exclusively(() => this.run(sql, values));
  }

  /** All of the statements or none. */
  transaction(work: () => Promise<void>): Promise<void> {
    return this.exclusively(async () => {
      await this.run('BEGIN IMMEDIATE');
      try {
        await work();
        await this.run('COMMIT');
      } catch (error) {
        // SQLite has already rolled back by itself after some errors (a full disk).
        await this.run('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
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
    for (const statement of this.prepared.values()) statement.finalize();
    this.prepared.clear();
    await new Promise<void>((resolve, reject) => {
      this.database.close((error) => (error === null ? resolve() : reject(error)));
    });
  }
}

/** SQLite's symbolic code of an error of this driver, `''` for any other error. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
