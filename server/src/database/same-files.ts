import { stat } from 'node:fs/promises';

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
