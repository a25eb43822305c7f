import { setImmediate as soon } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { StorageFault } from '@mister-x/engine/protocol';
import type { Driver, DriverName, OpenedDatabase, OpenMode, SqlValue } from './driver.js';
import { loadDriver } from './drivers.js';

export type { SqlValue };

export type Statement = { readonly sql: string; readonly values: readonly SqlValue[] };

/** The database was asked after it had been closed, which is no fault: the server is being stopped. */
export class DatabaseClosed extends Error {
  readonly code = 'CLOSED';

  constructor() {
    super('CLOSED: the database is closed');
  }
}

/** The name is SQLite's, which does not look for it where it writes a log ahead. */
class FilesGone extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';

  constructor() {
    super('SQLITE_READONLY_DBMOVED: the database was deleted, moved or replaced by another file');
  }
}

/**
 * One SQLite connection with promises. Reads may run at any time; whatever writes goes through
 * `exclusively`, because statements of two transactions must not mix on one connection. It is open
 * until all that was begun on it is done, and SQLite is never asked afterwards.
 */
export class Connection {
  private readonly writes = new PQueue({ concurrency: 1 });
  private readonly underWay = new Set<Promise<unknown>>();
  private isClosed = false;
  private files: SameFiles | undefined;
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
    return this.use(() => this.database.run(sql, values));
  }

  /** As `run`, for a statement that comes again and again: it is compiled once. */
  runPrepared(sql: string, values: readonly SqlValue[]): Promise<void> {
    return this.use(() => this.database.runPrepared(sql, values));
  }

  async all<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    if (this.isLeftOpen) await this.exclusively(async () => undefined);
    return (await this.use(() => this.database.all(sql, values))) as Row[];
  }

  async get<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  /** From now on nothing is written where these files are no longer there. */
  keepTo(files: SameFiles): void {
    this.files = files;
  }

  /** Whether what is written is found again at the next start. */
  async isSaved(): Promise<boolean> {
    return (await this.files?.areThere()) ?? true;
  }

  /**
   * Rejects, and `work` is not begun, where an earlier transaction cannot be brought to its end, or the
   * files are gone.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.writes.add(async () => {
      if (this.isClosed) throw new DatabaseClosed();
      if (this.files !== undefined && !(await this.files.areThere())) throw new FilesGone();
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

  /**
   * Resolves when nothing is under way and what waited for the last of it begins nothing else. It is
   * for those who stop all that begins work first.
   */
  async settled(): Promise<void> {
    do {
      await Promise.all([this.writes.onIdle(), Promise.allSettled(this.underWay)]);
      // What was read is used, and the next step of the same work begins.
      for (let turn = 0; turn < EVENT_LOOP_TURNS; turn++) await soon();
    } while (this.writes.size + this.writes.pending + this.underWay.size > 0);
  }

  /** Finishes what is under way; from then on everything rejects with `DatabaseClosed`. */
  async close(): Promise<void> {
    await this.writes.onIdle();
    this.isClosed = true;
    await Promise.allSettled(this.underWay);
    // SQLite would take the log of another database away, which has the same name.
    if (await this.isSaved()) await this.database.close();
  }

  private async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new DatabaseClosed();
    const done = work();
    this.underWay.add(done);
    try {
      return await done;
    } finally {
      this.underWay.delete(done);
    }
  }
}

/** Turns of the event loop that may pass between two steps of the same work. */
const EVENT_LOOP_TURNS = 3;

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

/**
 * Whether what SQLite has open still has its names. A file that was deleted or replaced under a running
 * server goes on taking every write, and is gone with the process.
 */
export class SameFiles {
  private constructor(private readonly known: ReadonlyMap<string, string>) {}

  /** @param path of the database, which is open and has its write-ahead log beside it */
  static async note(path: string): Promise<SameFiles> {
    const known = new Map<string, string>();
    for (const each of [path, `${path}-wal`]) {
      const identity = await identityOf(each);
      if (identity !== undefined) known.set(each, identity);
    }
    return new SameFiles(known);
  }

  async areThere(): Promise<boolean> {
    for (const [path, identity] of this.known) {
      if ((await identityOf(path)) !== identity) return false;
    }
    return true;
  }
}

/** Another one for each file that there is; `undefined` where there is none, or nothing can be said of it. */
async function identityOf(path: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/** As SQLite says it, and Node.js of files beside the database. */
const DISK_FULL_CODES: readonly string[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/** What people have to do something about, where a write failed because of it; `undefined` for all else. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (error instanceof FilesGone) return 'FILES_GONE';
  return DISK_FULL_CODES.includes(sqliteCode(error)) ? 'DISK_FULL' : undefined;
}

/**
 * The smallest write there is, to see whether anything can be saved. A page is written only where something
 * changes: an update of no row never reaches the disk.
 */
export const TEST_WRITE =
  'INSERT INTO probe (id, writes) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET writes = writes + 1';
