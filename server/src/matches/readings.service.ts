import { ok } from '@mister-x/engine';
import type { Requests } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { Device } from '../devices/devices.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { LiveTables, ledgerOf } from '../tables/live-tables.js';
import { proofOf } from './books.js';
import { MatchesRepository } from './matches.repository.js';

/** What only reads a log waits until no command does, and takes none of their places. */
const READING = { priority: -1 };

/** What devices ask about the course of a match; nothing here changes it. */
@Injectable()
export class ReadingsService {
  constructor(
    private readonly tables: LiveTables,
    private readonly repository: MatchesRepository,
  ) {}

  /** Everything the device's viewer was told so far; his own log, not the match's. */
  async history(
    device: Device,
    { table: id }: Requests['history']['ask'],
  ): Promise<Answered<Requests['history']['reply']>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    const read = async () => {
      const viewer = device.watching.get(id);
      if (viewer === undefined) return refuse('FORBIDDEN');
      if (table.record.genesis === null) return ok({ notices: [] });
      const rows = await this.repository.readLog(id);
      // Without the key of the match only the table's own log can be read.
      const notices = table.match?.history(rows, viewer) ?? rows.flatMap((row) => row.notices);
      return ok({ notices });
    };
    return table.queue.add(read, READING);
  }

  /** Everything of a finished match: it is the same for everybody. */
  async record(
    device: Device,
    { table: id }: Requests['record']['ask'],
  ): Promise<Answered<Requests['record']['reply']>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    const read = async () => {
      if (!device.watching.has(id)) return refuse('FORBIDDEN');
      const { match } = table;
      if (match === undefined) return refuse(table.record.genesis ? 'SEALED' : 'GAME_NOT_STARTED');
      if (!match.isOver) return refuse('GAME_NOT_OVER');
      const record = match.record(await this.repository.readLog(id));
      return record === undefined ? refuse('GAME_NOT_OVER') : ok(record);
    };
    return table.queue.add(read, READING);
  }

  /** What leads from the past that a device saw to the present one. */
  async chain(
    device: Device,
    { table: id, seen }: Requests['chain']['ask'],
  ): Promise<Answered<Requests['chain']['reply']>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    if (!device.watching.has(id)) return refuse('FORBIDDEN');
    const { genesis } = table.record;
    const ledger = ledgerOf(table);
    if (genesis === null || ledger === undefined) {
      const steps = seen === null ? [] : null;
      return ok({ chain: null, steps, receipts: [], openings: [], seed: null });
    }
    return ok(proofOf(genesis, ledger, seen, table.match?.seedParts ?? null));
  }
}
