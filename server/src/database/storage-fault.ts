import type { StorageFault } from '@mister-x/engine/protocol';
import { FilesGone, sqliteCode } from './connection.js';

/** As SQLite says it, and Node.js of files beside the database. */
const FULL: readonly string[] = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];

/** What people have to do something about, where a write failed because of it; `undefined` for all else. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (error instanceof FilesGone) return 'FILES_GONE';
  return FULL.includes(sqliteCode(error)) ? 'DISK_FULL' : undefined;
}
