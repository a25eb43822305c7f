import type { TestOverrides } from '../wire/in-process.js';

type Connection = Parameters<NonNullable<TestOverrides['onDatabase']>>[0];

/**
 * How a disk fails: `full` and `read-only` by SQLite itself; `lost` fails a write that was not
 * made, `late` one that was made all the same (an error at the very end of it).
 */
export const FAULTS = ['full', 'read-only', 'lost', 'late'] as const;
export type Fault = (typeof FAULTS)[number];

const SQL: Readonly<Record<'full' | 'read-only', string>> = {
  // SQLite raises it to the size that the database has by now: not one page more.
  full: 'PRAGMA max_page_count = 1',
  'read-only': 'PRAGMA query_only = ON',
};
const HEALING = ['PRAGMA max_page_count = 4294967294', 'PRAGMA query_only = OFF'];

/** The disk below a server, which fails from a chosen write on until it is healed. */
export class FaultyDisk {
  private fault: Fault | undefined;
  /** Writes until it fails. */
  private left = 0;
  private breaking: Promise<unknown> | undefined;
  private connection: Connection | undefined;
  private plainRun: Connection['run'] | undefined;
  /** Writes that failed since it was told to fail. */
  failures = 0;

  readonly overrides: TestOverrides = {
    onDatabase: async (connection) => {
      const run = connection.run.bind(connection);
      const runPrepared = connection.runPrepared.bind(connection);
      this.connection = connection;
      this.plainRun = run;
      connection.run = (sql, values) => this.write(() => run(sql, values));
      connection.runPrepared = (sql, values) => this.write(() => runPrepared(sql, values));
    },
  };

  failAt(write: number, fault: Fault): void {
    this.fault = fault;
    this.left = write;
    this.failures = 0;
    this.breaking = undefined;
  }

  async heal(): Promise<void> {
    this.fault = undefined;
    await this.breaking;
    for (const sql of HEALING) await this.plainRun?.(sql);
  }

  /** Whether the database is whole, in SQLite's own words. */
  async check(): Promise<string> {
    const row = await this.connection?.get<{ integrity_check: string }>('PRAGMA integrity_check');
    return row?.integrity_check ?? 'not open';
  }

  private async write<T>(work: () => Promise<T>): Promise<T> {
    const { fault } = this;
    if (fault === undefined || --this.left >= 0) return work();
    try {
      if (fault === 'full' || fault === 'read-only') {
        this.breaking ??= this.plainRun?.(SQL[fault]);
        await this.breaking;
        return await work();
      }
      if (fault === 'late') await work();
      throw Object.assign(new Error('SQLITE_IOERR: disk I/O error'), { code: 'SQLITE_IOERR' });
    } catch (error) {
      this.failures += 1;
      throw error;
    }
  }
}
