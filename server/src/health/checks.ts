import { open, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../database/connection.js';

/** What the server needs to go on; each is true while it holds. */
export type Checks = {
  /** A statement that writes is accepted by the database, and the disk has room. */
  readonly database: boolean;
  /** The pages can be read. */
  readonly pages: boolean;
  /** Files and connections can be opened. */
  readonly descriptors: boolean;
};

/** Bytes of disk below which nothing is promised. */
const ROOM_MIN = 8 * 1024 * 1024;
/** Descriptors that must be left. */
const SPARE_MIN = 64;
/** How long an answer stands: asking costs something, and anybody may ask. In milliseconds. */
const STANDS_MS = 1_000;

/** Looks whether the server can do its work. Asked many times at once, it looks once. */
export class HealthChecks {
  private last: { readonly at: number; readonly checks: Promise<Checks> } | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly dataDir: string,
    private readonly kioskDir: string,
  ) {}

  look(): Promise<Checks> {
    const now = performance.now();
    if (this.last === undefined || now - this.last.at > STANDS_MS) {
      this.last = { at: now, checks: this.lookNow() };
    }
    return this.last.checks;
  }

  private async lookNow(): Promise<Checks> {
    const [database, pages, descriptors] = await Promise.all([
      holds(async () => {
        // Writes nothing, and is refused where nothing can be written.
        await this.connection.write('UPDATE tables SET id = id WHERE 0');
        const { bavail, bsize } = await statfs(this.dataDir);
        return bavail * bsize > ROOM_MIN;
      }),
      holds(async () => {
        await (await open(join(this.kioskDir, 'index.html'))).close();
        return true;
      }),
      holds(haveDescriptors),
    ]);
    return { database, pages, descriptors };
  }
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  return check().catch(() => false);
}

/** Where the system tells; elsewhere opening the pages has to do. */
async function haveDescriptors(): Promise<boolean> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(most)) return true;
  return most - (await readdir('/proc/self/fd')).length > SPARE_MIN;
}
