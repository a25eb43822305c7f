import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../database/connection.js';
import { roomOf, spareDescriptors } from './room.js';

/** What the server needs to go on; each is true while it holds. */
export type Checks = {
  /** The database takes a write, and the disk has room. */
  readonly database: boolean;
  /** The pages can be read. */
  readonly pages: boolean;
  /** Files and connections can be opened. */
  readonly descriptors: boolean;
};

/** What is left on this computer. */
export type Left = {
  /** Bytes on the disk of a folder. */
  readonly room: (folder: string) => Promise<number>;
  /** Files and connections that this process may still open. */
  readonly descriptors: () => Promise<number>;
};

/** Bytes of disk below which nothing is promised. */
const ROOM_MIN = 8 * 1024 * 1024;
/** Descriptors that must be left. */
const SPARE_MIN = 64;
/** How long an answer stands: asking costs something, and anybody may ask. In milliseconds. */
const STANDS_MS = 1_000;
/** How long a write that worked stands for others, as each wears the disk. In milliseconds. */
const WRITTEN_MS = 5_000;

/** A page is written only where something changes: an update of no row never reaches the disk. */
const WRITE =
  'INSERT INTO probe (id, writes) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET writes = writes + 1';

/** Looks whether the server can do its work. Asked many times at once, it looks once. */
export class HealthChecks {
  private written: number | undefined;
  private last: { readonly at: number; readonly checks: Promise<Checks> } | undefined;

  constructor(
    private readonly connection: Pick<Connection, 'write'>,
    private readonly dataDir: string,
    private readonly kioskDir: string,
    private readonly left: Left = { room: roomOf, descriptors: spareDescriptors },
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
        await this.write();
        return (await this.left.room(this.dataDir)) > ROOM_MIN;
      }),
      holds(async () => {
        await (await open(join(this.kioskDir, 'index.html'))).close();
        return true;
      }),
      holds(async () => (await this.left.descriptors()) > SPARE_MIN),
    ]);
    return { database, pages, descriptors };
  }

  private async write(): Promise<void> {
    const now = performance.now();
    if (this.written !== undefined && now - this.written <= WRITTEN_MS) return;
    await this.connection.write(WRITE);
    this.written = now;
  }
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  return check().catch(() => false);
}
