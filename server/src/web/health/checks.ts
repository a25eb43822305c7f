import { open, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableStatus } from '@mister-x/engine/protocol';
import { type Connection, TEST_WRITE } from '../../database/connection.js';

/** Tables of this data folder by status. */
export type TablesByStatus = Readonly<Record<TableStatus, number>>;

/** What the server needs to go on; each is true while it holds. */
export type Checks = {
  /** The database can be read and takes a write, and the disk has room. */
  readonly database: boolean;
  /** The pages can be read. */
  readonly pages: boolean;
  /** Files and connections can be opened. */
  readonly descriptors: boolean;
};

type HealthReading = { readonly checks: Checks; readonly counts: TablesByStatus | undefined };

/** What is left on this computer. */
export type RemainingResources = {
  /** Bytes on the disk of a folder. */
  readonly room: (folder: string) => Promise<number>;
  /** Files and connections that this process may still open. */
  readonly descriptors: () => Promise<number>;
};

/** Bytes of disk below which nothing is promised. */
const DISK_BYTES_MIN = 8 * 1024 * 1024;
/** Descriptors that must be left. */
const DESCRIPTORS_MIN = 64;
/** How long an answer stands: asking costs something, and anybody may ask. In milliseconds. */
const READING_VALID_MS = 1_000;
/** How long a write that worked stands for others, as each wears the disk. In milliseconds. */
const TEST_WRITE_VALID_MS = 5_000;
/** How long each check may take: who asks waits, and is told rather than cut off. In milliseconds. */
const CHECK_TIMEOUT_MS = 3_000;

/** Looks whether the server can do its work. Asked many times at once, it looks once. */
export class HealthChecks {
  private written: number | undefined;
  private last: { readonly at: number; readonly look: Promise<HealthReading> } | undefined;
  private readonly countNow: () => Promise<TablesByStatus>;
  private readonly checks: { readonly [Name in keyof Checks]: () => Promise<boolean> };

  constructor(
    private readonly connection: Pick<Connection, 'write'>,
    count: () => Promise<TablesByStatus>,
    dataDir: string,
    kioskDir: string,
    left: RemainingResources = { room: freeBytesOf, descriptors: spareDescriptors },
  ) {
    this.countNow = oneAtATime(count);
    this.checks = {
      database: oneAtATime(async () => {
        await this.write();
        return (await left.room(dataDir)) > DISK_BYTES_MIN;
      }),
      pages: oneAtATime(async () => {
        await (await open(join(kioskDir, 'index.html'))).close();
        return true;
      }),
      descriptors: oneAtATime(async () => (await left.descriptors()) > DESCRIPTORS_MIN),
    };
  }

  look(): Promise<HealthReading> {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > READING_VALID_MS) {
      this.last = { at: now, look: this.lookNow() };
    }
    return this.last.look;
  }

  private async lookNow(): Promise<HealthReading> {
    const [counts, database = false, pages = false, descriptors = false] = await Promise.all([
      resultWithinTimeout(this.countNow),
      resultWithinTimeout(this.checks.database),
      resultWithinTimeout(this.checks.pages),
      resultWithinTimeout(this.checks.descriptors),
    ]);
    return { counts, checks: { database: database && counts !== undefined, pages, descriptors } };
  }

  private async write(): Promise<void> {
    const now = performance.now();
    if (this.written !== undefined && now - this.written <= TEST_WRITE_VALID_MS) return;
    await this.connection.write(TEST_WRITE);
    this.written = now;
  }
}

/** What hangs is waited for by all who ask; another one would only queue behind it. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** `undefined` where it failed, or took too long. */
async function resultWithinTimeout<T>(work: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), CHECK_TIMEOUT_MS);
  });
  const done = work().catch(() => undefined);
  const first = await Promise.race([done, late]);
  clearTimeout(timer);
  return first;
}

/** Bytes that are left on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Where the system tells; elsewhere without end, and opening the pages has to show it. */
export async function spareDescriptors(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(most)) return most;
  return most - (await readdir('/proc/self/fd')).length;
}
