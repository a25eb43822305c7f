import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';

/** When a long wait is over, in milliseconds since the epoch, and how long it is in all. */
export type Deadline = { readonly at: number; readonly ms: number };
/** The long waits of a table, by their timers' ids. */
export type DueTimes = ReadonlyMap<string, Deadline>;

/** Long waits, which last over restarts. */
@Injectable()
export class WaitsRepository {
  constructor(private readonly connection: Connection) {}

  async of(table: TableId): Promise<DueTimes> {
    const rows = await this.connection.all<Deadline & { readonly timer: string }>(
      'SELECT timer, due_at AS at, ms FROM waits WHERE table_id = ?',
      [table],
    );
    return new Map(rows.map(({ timer, at, ms }) => [timer, { at, ms }]));
  }

  /** Puts these in the place of those that were kept. */
  async keep(table: TableId, due: DueTimes): Promise<void> {
    await this.connection.transaction(async () => {
      await this.connection.run('DELETE FROM waits WHERE table_id = ?', [table]);
      for (const [timer, { at, ms }] of due) {
        const sql = 'INSERT INTO waits (table_id, timer, due_at, ms) VALUES (?, ?, ?, ?)';
        await this.connection.run(sql, [table, timer, at, ms]);
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

  /** Whether any began later than `time`, which a clock must have said that was wrong. */
  async hasBegunAfter(time: number): Promise<boolean> {
    const sql = 'SELECT 1 AS found FROM waits WHERE due_at - ms > ? LIMIT 1';
    return (await this.connection.get(sql, [time])) !== undefined;
  }

  /** Those begin now. */
  async beginAgain(time: number, now: number): Promise<void> {
    await this.connection.write('UPDATE waits SET due_at = ms + ? WHERE due_at - ms > ?', [now, time]);
  }
}
