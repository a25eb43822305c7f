import { randomUUID } from 'node:crypto';
import { chmod, link, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@mister-x/engine';
import type { StartFailure } from '../runtime/failure.js';
import { Connection, sqliteCode, SameFiles } from './connection.js';
import type { Driver } from './driver.js';
import { migrate, unknownMigration } from './migrations.js';

export const DATABASE_FILE = 'referee.sqlite';

/** Marks a SQLite file as ours: `MXRF`. */
const APPLICATION_ID = 0x4d585246;

/**
 * Opens the database of a data folder for this process alone, making it where there is none.
 * A file that is not whole, not ours or of a later version is refused and left as it was.
 */
export async function openDatabase(dataDir: string, driver: Driver): Promise<Result<Connection, StartFailure>> {
  const path = join(dataDir, DATABASE_FILE);
  try {
    if (await exists(path)) {
      const refused = await faultOfFile(path, driver);
      if (refused !== undefined) return err(refused);
    } else if (await hasLog(path)) {
      return err({
        code: 'DATABASE_DAMAGED',
        path,
        reason: 'the file is missing beside its write-ahead log',
      });
    } else {
      await create(path, driver);
    }
    return ok(await openWritable(path, driver));
  } catch (error) {
    return err(failureOf(path, error));
  }
}

async function openWritable(path: string, driver: Driver): Promise<Connection> {
  const connection = await Connection.open(path, 'write', driver);
  try {
    // Held until the process ends, so that a second server cannot have the same folder.
    await connection.run('PRAGMA locking_mode = EXCLUSIVE');
    await connection.run('PRAGMA journal_mode = WAL');
    await connection.run('PRAGMA synchronous = FULL');
    // macOS calls a write done while the disk still has it in its own memory; other systems pass over this.
    await connection.run('PRAGMA fullfsync = ON');
    await connection.run('PRAGMA checkpoint_fullfsync = ON');
    await connection.run('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten: the server's part of a seed must not outlive the start.
    await connection.run('PRAGMA secure_delete = ON');
    // Small check points: each holds up the moves that come meanwhile for a few milliseconds, where one
    // of 64 MB took 100 to 330, and a short log is less work to write.
    await connection.run('PRAGMA wal_autocheckpoint = 400');
    await connection.run('PRAGMA cache_size = -8192');
    await connection.run('BEGIN EXCLUSIVE');
    await connection.run('COMMIT');
    await migrate(connection);
    // The one before may have been stopped between a deletion and this.
    await connection.emptyLog();
    connection.keepTo(await SameFiles.note(path));
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Made under a name of its own first: a database under its own name is never half made. Of two that
 * are made at once the first one stays, and the other caller finds it in use.
 */
async function create(path: string, driver: Driver): Promise<void> {
  const draft = `${path}.new-${randomUUID()}`;
  try {
    const connection = await Connection.open(draft, 'create', driver);
    try {
      await connection.run(`PRAGMA application_id = ${APPLICATION_ID}`);
      await migrate(connection);
    } finally {
      await connection.close();
    }
    await chmod(draft, 0o600);
    await putInPlace(draft, path);
  } finally {
    for (const left of [draft, `${draft}-journal`]) await rm(left, { force: true });
  }
}

/** Under its own name, where nothing has that name yet. */
async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    // Some file systems, as those of memory sticks, have no links.
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST' || (await exists(path));
    if (!isTaken) await rename(draft, path);
  }
}

/** Reads only, so that not even a left-over write-ahead log is folded into a damaged file. */
async function faultOfFile(path: string, driver: Driver): Promise<StartFailure | undefined> {
  const damaged = (reason: string): StartFailure => ({ code: 'DATABASE_DAMAGED', path, reason });
  if (await isCutShort(path)) return damaged('the file is cut short');
  const connection = await Connection.open(path, 'read', driver);
  try {
    const id = await connection.get<{ application_id: number }>('PRAGMA application_id');
    if (id?.application_id !== APPLICATION_ID) {
      return damaged('it is the database of another program');
    }
    const check = await connection.get<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (check?.quick_check !== 'ok') return damaged(check?.quick_check ?? 'unreadable');
    const migration = await unknownMigration(connection);
    return migration === undefined ? undefined : { code: 'DATABASE_NEWER', path, migration };
  } finally {
    await connection.close();
  }
}

/**
 * SQLite fills up a last page that is not whole with zeros and says nothing. With a write-ahead
 * log beside it the file may rightly be shorter than its header says.
 */
async function isCutShort(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size === 0) return true;
  if (await hasLog(path)) return false;
  const header = Buffer.alloc(100);
  const file = await open(path, 'r');
  const { bytesRead } = await file.read(header, 0, header.length, 0).finally(() => file.close());
  if (bytesRead < header.length || header.toString('latin1', 0, 15) !== 'SQLite format 3') {
    // Too short for a database, or none at all: SQLite has the better words for that.
    return false;
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return size < pageSize * header.readUInt32BE(28);
}

function failureOf(path: string, error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  switch (sqliteCode(error)) {
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return { code: 'DATABASE_LOCKED', path };
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
    case 'SQLITE_ERROR':
      return { code: 'DATABASE_DAMAGED', path, reason };
    default:
      return { code: 'DATA_UNWRITABLE', path, reason };
  }
}

/** An empty log is what a look at a whole database leaves behind. */
async function hasLog(path: string): Promise<boolean> {
  return (await exists(`${path}-wal`)) && (await stat(`${path}-wal`)).size > 0;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
