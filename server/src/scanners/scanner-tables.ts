import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { EventBus } from '../runtime/events.js';
import { TablesRepository } from '../tables/tables.repository.js';

/**
 * What became of the tables that scanners were given to, known without asking the disk: between a
 * scan and its kiosk nothing is waited for.
 */
@Injectable()
export class ScannerTables {
  /** A rematch stands for what it continues; `null` for what is over. */
  private current: ReadonlyMap<TableId, TableId | null> = new Map();
  private ends = 0;

  constructor(
    private readonly repository: TablesRepository,
    events: EventBus,
  ) {
    events.on('table:over', (table) => {
      this.ends += 1;
      this.current = new Map([...this.current].map(([named, now]) => [named, now === table ? null : now]));
    });
  }

  /**
   * Reads again what became of these tables, and forgets all others.
   * @returns the table that is played in the place of each; those that do not exist are left out
   */
  async refresh(tables: Iterable<TableId>): Promise<ReadonlyMap<TableId, TableId | null>> {
    const wanted = [...new Set(tables)];
    for (;;) {
      const before = this.ends;
      const current = await this.repository.currentOf(wanted);
      // An end that came meanwhile may be missing from what was read.
      if (before !== this.ends) continue;
      this.current = current;
      return current;
    }
  }

  /** The table that is played in its place, if there is one. */
  now(table: TableId | null): TableId | null {
    return table === null ? null : (this.current.get(table) ?? null);
  }
}
