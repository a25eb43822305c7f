import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Database, Statement } from 'sqlite3';
import { BUSY_TIMEOUT_MS, type Driver, type OpenedDatabase, type OpenMode, type SqlValue } from './driver.js';

/** Ends with 0 whether or not the driver loads: what merely fails says why where it is needed. */
const LOAD_SCRIPT = `
try {
  const { Database } = require(process.argv[1]);
  const database = new Database(':memory:', () => database.get('SELECT 1', () => process.exit(0)));
} catch {
  process.exit(0);
}`;

/** Far longer than it takes on a small computer that has much else to do, in milliseconds. */
const LOAD_TIMEOUT_MS = 60_000;

/** Of the package `sqlite3`. */
function usualFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('sqlite3/package.json'));
}

/**
 * Loads the package in a process of its own: a native part that was made for another Node does not
 * always fail, it may take its process with it, and not a word would be said.
 * @throws when that process does not survive it
 */
export async function trySqlite3(folder = usualFolder()): Promise<void> {
  const end = await new Promise<string | undefined>((resolve) => {
    const args = ['-e', LOAD_SCRIPT, folder];
    execFile(process.execPath, args, { timeout: LOAD_TIMEOUT_MS }, (error) => {
      // Where no process can be started, nothing is known, and the package is loaded all the same.
      const unknown = error === null || typeof error.code === 'string';
      resolve(unknown ? undefined : (error.signal ?? `exit code ${error.code}`));
    });
  });
  if (end === undefined) return;
  throw new Error(`it ends the process that loads it (${end}): it was made for another Node.js`);
}

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
      database.configure('busyTimeout', BUSY_TIMEOUT_MS);
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
