import { Injectable } from '@nestjs/common';
import { Connection } from './connection.js';

/** Times by the clock of the computer, and when by that clock each was noted. */
const TIME_COLUMNS = [
  { table: 'waits', time: 'due_at', noted: 'due_at - ms' },
  { table: 'tables', time: 'created_at', noted: 'created_at' },
  { table: 'tables', time: 'ended_at', noted: 'ended_at' },
  { table: 'boards', time: 'added_at', noted: 'added_at' },
  { table: 'deliveries', time: 'made_at', noted: 'made_at' },
  { table: 'reminders', time: 'tried_at', noted: 'tried_at' },
  { table: 'host_sessions', time: 'paired_at', noted: 'paired_at' },
] as const;

@Injectable()
export class TimesRepository {
  constructor(private readonly connection: Connection) {}

  /** The clock was set by so many milliseconds: corrects what was noted between `from` and `to` by the old one. */
  shift(by: number, from: number, to: number): Promise<void> {
    return this.connection.transaction(async () => {
      for (const { table, time, noted } of TIME_COLUMNS) {
        const sql = `UPDATE ${table} SET ${time} = ${time} + ? WHERE ${noted} BETWEEN ? AND ?`;
        await this.connection.run(sql, [by, from, to]);
      }
    });
  }
}
