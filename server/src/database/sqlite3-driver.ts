import type { Database, Statement } from 'sqlite3';
import {
  BUSY_MS,
  type Driver,
  type OpenedDatabase,
  type OpenMode,
  type SqlValue,
} from './driver.js';

type Sqlite3 = typeof import('sqlite3');

/** The package `sqlite3`; rejects where its native part is not built or does not load. */
export async function sqlite3Driver(): Promise<Driver> {
  const library: Sqlite3 = (await import('sqlite3')).default;
  return { name: 'sqlite3', open: (path, mode) => open(library, path, mode) };
}

function open(library: Sqlite3, path: string, mode: OpenMode): Promise<OpenedDatabase> {
  const flags = {
    read: library.OPEN_READONLY,
    write: library.OPEN_READWRITE,
    create: library.OPEN_READWRITE | library.OPEN_CREATE,
  };
  return new Promise((resolve, reject) => {
    const database = new library.Database(path, flags[mode], (error) => {
      if (error !== null) return reject(error);
      database.configure('busyTimeout', BUSY_MS);
      resolve(new Sqlite3Database(database));
    });
  });
}

class Sqlite3Database implements OpenedDatabase {
  private readonly prepared = new Map<string, Promise<Statement>>();

  constructor(private readonly database: Database) {
    // In the order of the calls, whichever threads the library uses.
    database.serialize();
  }

  run(sql: string, values: readonly SqlValue[]): Promise<{ readonly changes: number }> {
    return new Promise((resolve, reject) => {
      this.database.run(sql, values, function (error: Error | null) {
        if (error === null) resolve({ changes: this.changes });
        else reject(error);
      });
    });
  }

  async runPrepared(sql: string, values: readonly SqlValue[]): Promise<void> {
    const ready = await this.statement(sql);
    return new Promise((resolve, reject) => {
      ready.run(values, (error: Error | null) => (error === null ? resolve() : reject(error)));
    });
  }

  all(sql: string, values: readonly SqlValue[]): Promise<readonly object[]> {
    return new Promise((resolve, reject) => {
      this.database.all<object>(sql, values, (error, rows) => {
        if (error === null) resolve(rows);
        else reject(error);
      });
    });
  }

  async close(): Promise<void> {
    // One that is left over would keep the file open.
    for (const statement of this.prepared.values()) (await statement).finalize();
    this.prepared.clear();
    await new Promise<void>((resolve, reject) => {
      this.database.close((error) => (error === null ? resolve() : reject(error)));
    });
  }

  private statement(sql: string): Promise<Statement> {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.prepare(sql);
      this.prepared.set(sql, statement);
      statement.catch(() => this.prepared.delete(sql));
    }
    return statement;
  }

  private prepare(sql: string): Promise<Statement> {
    return new Promise((resolve, reject) => {
      const statement = this.database.prepare(sql, (error: Error | null) =>
        error === null ? resolve(statement) : reject(error),
      );
    });
  }
}
