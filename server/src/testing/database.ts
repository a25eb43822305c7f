import type { Connection } from '../database/connection.js';
import type { TestOverrides } from '../cli/start.js';

const TABLES = [
  'migrations',
  'settings',
  'tables',
  'seats',
  'places',
  'log',
  'refusals',
  'scanners',
  'boards',
  'host_sessions',
  'probe',
  'reminders',
  'reminded',
  'reminder_events',
  'deliveries',
  'waits',
] as const;

/** Gets hold of a server's own connection: nobody else can open its database meanwhile. */
export class DatabaseTap {
  private connection: Connection | undefined;

  readonly overrides: TestOverrides = {
    onDatabase: async (connection) => {
      this.connection = connection;
    },
  };

  get open(): Connection {
    if (this.connection === undefined) throw new Error('no server was started with this tap');
    return this.connection;
  }

  /** Every row of every table. */
  async rows(tables: readonly (typeof TABLES)[number][] = TABLES): Promise<string> {
    const rows = [];
    for (const table of tables) rows.push(await this.open.all(`SELECT * FROM ${table}`));
    return JSON.stringify(rows);
  }
}
