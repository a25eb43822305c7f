import type { TableId } from '@mister-x/engine/protocol';
import type { Entry } from '@mister-x/engine/trust';
import type { Connection } from '../database/connection.js';
import type { DriverName } from '../database/driver.js';
import { loadDriver } from '../database/drivers.js';
import { openDatabase } from '../database/open.js';
import { MatchesRepository } from '../tables/matches/matches.repository.js';

/** What one move of a large match takes in the log, in bytes. */
const ROW_BYTES = { entry: 420, answer: 160, view: 2_600 };

/** The log of matches with nothing above it, as the server opens and writes it. */
export class SyntheticStore {
  private readonly matches: MatchesRepository;

  private constructor(private readonly connection: Connection) {
    this.matches = new MatchesRepository(connection);
  }

  /** `undefined` where that driver cannot be had. */
  static async open(folder: string, name: DriverName): Promise<SyntheticStore | undefined> {
    const driver = await loadDriver(name);
    if (!driver.ok) return undefined;
    const opened = await openDatabase(folder, driver.value);
    if (!opened.ok) throw new Error(`the store did not open: ${opened.error.code}`);
    return new SyntheticStore(opened.value);
  }

  /** One move, with what the table is shown after it; on the disk when it resolves. */
  append(table: string, sequence: number): Promise<void> {
    const row = {
      sequence,
      entry: { text: 'e'.repeat(ROW_BYTES.entry) } as unknown as Entry,
      hash: 'h'.repeat(43),
      answer: 'm'.repeat(ROW_BYTES.answer),
      notices: [],
    };
    const json = `{"text":"${'v'.repeat(ROW_BYTES.view)}"}`;
    return this.matches.append(table as TableId, row, { revision: sequence, json });
  }

  /** How many moves there are, once all of them are read. */
  async read(table: string): Promise<number> {
    let count = 0;
    for await (const rows of this.matches.readLog(table as TableId)) count += rows.length;
    return count;
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
