import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';

/** When a long wait of a table is over, in milliseconds since the epoch, by its timer's id. */
export type DueTimes = ReadonlyMap<string, number>;

/** Long waits, which last over restarts. */
@Injectable()
export class WaitsRepository {
  constructor(private readonly connection: Connection) {}

  async of(table: TableId): Promise<DueTimes> {
    const rows = await this.connection.all<{ timer: string; due_at: number }>(
      'SELECT timer, due_at FROM waits WHERE table_id = ?',
      [table],
    );
    return new Map(rows.map(({ timer, due_at: due }) => [timer, due]));
  }

  /** Puts these in the place of those that were kept. */
  async keep(table: TableId, due: DueTimes): Promise<void> {
    await this.connection.transaction(async () => {
      await this.connection.run('DELETE FROM waits WHERE table_id = ?', [table]);
      for (const [timer, at] of due) {
        const sql = 'INSERT INTO waits (table_id, timer, due_at) VALUES (?, ?, ?)';
        await this.connection.run(sql, [table, timer, at]);
      }
    });
  }

  /** Tables whose wait was over after `after` and no later than `until`. */
  async due(after: number, until: number): Promise<readonly TableId[]> {
    const rows = await this.connection.all<{ table_id: string }>(
      'SELECT DISTINCT table_id FROM waits WHERE due_at > ? AND due_at <= ?',
      [after, until],
    );
    return rows.map(({ table_id: table }) => table);
  }

  /** When the next one is over; `null`: nothing is waited for. */
  async next(after: number): Promise<number | null> {
    const row = await this.connection.get<{ next: number | null }>(
      'SELECT MIN(due_at) AS next FROM waits WHERE due_at > ?',
      [after],
    );
    return row?.next ?? null;
  }
}
