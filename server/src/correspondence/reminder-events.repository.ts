import { randomUUID } from 'node:crypto';
import type { Seat } from '@mister-x/engine';
import type { HookAnswer, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';
import { clipTimes } from './clipped-times.js';
import type { Delivery, StoredReminder, ReminderEvent } from './reminder.js';
import { REFUSALS_BEFORE_PAUSE } from './reminders.repository.js';

/** News that a feed still has; readers look in more often than so much happens. */
const EVENTS_KEPT = 40;
/** What may wait for one reminder; of more the oldest is given up. */
const REMINDER_QUEUE_MAX = 20;

/** What is to be noted of a table. */
export type ReminderTrigger = {
  readonly table: TableId;
  readonly asked: readonly Seat[];
  readonly turn: readonly Seat[];
  readonly isOver: boolean;
};
type ReminderEventRow = {
  readonly id: string;
  readonly table_id: string;
  readonly at: number;
  readonly what: string;
  readonly asked: string;
  readonly turn: string;
};

/** News of those tables of which someone wants to hear, and what of it is still to be delivered. */
@Injectable()
export class ReminderEventsRepository {
  constructor(private readonly connection: Connection) {}

  /** Tables of which someone wants to hear, and whom play waited for when they were last looked at. */
  async listReminded(): Promise<readonly (readonly [TableId, readonly Seat[]])[]> {
    const rows = await this.connection.all<{ table_id: string; asked: string }>('SELECT table_id, asked FROM reminded');
    return rows.map(({ table_id, asked }) => [table_id, JSON.parse(asked)]);
  }

  /** From now on there is news of it. */
  async begin(table: TableId, isBegun: boolean, asked: readonly Seat[]): Promise<void> {
    await this.connection.write(
      `INSERT INTO reminded (table_id, sequence, asked)
        SELECT ?, CASE WHEN ? THEN (SELECT coalesce(max(sequence), 0) FROM log WHERE table_id = ?)
          ELSE -1 END, ? WHERE true ON CONFLICT DO NOTHING`,
      [table, isBegun ? 1 : 0, table, JSON.stringify(asked)],
    );
  }

  /** The newest first. */
  async list(table: TableId): Promise<readonly ReminderEvent[]> {
    const rows = await this.connection.all<ReminderEventRow>(
      'SELECT * FROM reminder_events WHERE table_id = ? ORDER BY number DESC LIMIT ?',
      [table, EVENTS_KEPT],
    );
    return rows.map(({ table_id, asked, turn, what, ...row }) => ({
      ...row,
      table: table_id,
      what: what as ReminderEvent['what'],
      asked: JSON.parse(asked),
      turn: JSON.parse(turn),
    }));
  }

  /**
   * Compares a table with what was noted of it last. What the table was told since, and seats that are newly
   * asked, are a piece of news; it is noted together with its deliveries, or not at all.
   */
  async note(
    { table, asked, turn, isOver }: ReminderTrigger,
    deliver: (events: ReminderEvent) => Promise<readonly (readonly [StoredReminder, string])[]>,
  ): Promise<void> {
    await this.connection.transaction(async () => {
      const last = await this.connection.get<{ sequence: number }>('SELECT sequence FROM reminded WHERE table_id = ?', [
        table,
      ]);
      if (last === undefined) return;
      const log = await this.connection.get<{ upto: number | null; told: number }>(
        `SELECT max(sequence) AS upto, coalesce(sum(notices <> '[]'), 0) AS told FROM log
          WHERE table_id = ? AND sequence > ?`,
        [table, last.sequence],
      );
      const upto = log?.upto ?? Math.max(0, last.sequence);
      await this.connection.run('UPDATE reminded SET sequence = ?, asked = ? WHERE table_id = ?', [
        upto,
        JSON.stringify(asked),
        table,
      ]);
      const isBegun = last.sequence < 0;
      if (!isBegun && (log?.told ?? 0) === 0 && turn.length === 0) return;
      const what = isOver ? 'over' : isBegun ? 'begun' : 'moved';
      const now = Date.now();
      await clipTimes(this.connection, now);
      const at = Math.max(now, await this.latest(table));
      const events: ReminderEvent = { id: randomUUID(), table, at, what, asked, turn };
      await this.add(events);
      for (const [reminder, body] of await deliver(events)) await this.enqueue(reminder, body, now);
    });
  }

  /** The next for a reminder. */
  async nextFor({ number }: StoredReminder): Promise<Delivery | undefined> {
    const row = await this.connection.get<Omit<Delivery, 'madeAt'> & { readonly made_at: number }>(
      'SELECT * FROM deliveries WHERE reminder = ? ORDER BY number LIMIT 1',
      [number],
    );
    return row && { number: row.number, id: row.id, madeAt: row.made_at, body: row.body };
  }

  async delivered(reminder: StoredReminder, { number }: Delivery, { at, status, excerpt }: HookAnswer): Promise<void> {
    await this.connection.transaction(async () => {
      await this.connection.run('DELETE FROM deliveries WHERE number = ?', [number]);
      await this.connection.run(
        `UPDATE reminders SET tries = 0, refusals = 0, tried_at = ?, failure = NULL, status = ?, excerpt = ?,
            due_at = CASE WHEN EXISTS (SELECT 1 FROM deliveries WHERE reminder = reminders.number)
              THEN ? END WHERE number = ?`,
        [at, status, excerpt, at, reminder.number],
      );
    });
  }

  /**
   * @param isRefused nothing but the owner's doing will change the answer
   * @param wait from the number of tries that failed one after another to milliseconds
   * @param giveUp what was made before then is not tried again
   */
  async failed(
    { number }: StoredReminder,
    { at, why, status, excerpt }: HookAnswer,
    isRefused: boolean,
    wait: (tries: number) => number,
    giveUp: number,
  ): Promise<void> {
    await this.connection.transaction(async () => {
      const row = await this.connection.get<{ tries: number; refusals: number }>(
        'SELECT tries, refusals FROM reminders WHERE number = ?',
        [number],
      );
      const refusals = isRefused ? (row?.refusals ?? 0) + 1 : 0;
      const isPaused = refusals >= REFUSALS_BEFORE_PAUSE;
      const { changes: old } = await this.connection.run('DELETE FROM deliveries WHERE reminder = ? AND made_at < ?', [
        number,
        giveUp,
      ]);
      const more = isPaused ? await this.keepLatest(number, 1) : 0;
      await this.connection.run(
        `UPDATE reminders SET tries = tries + 1, refusals = ?, lost = lost + ?,
            tried_at = ?, failure = ?, status = ?, excerpt = ?,
            due_at = CASE WHEN EXISTS (SELECT 1 FROM deliveries WHERE reminder = reminders.number)
              THEN ? END WHERE number = ?`,
        [
          ...[refusals, old + more, at, why, status, excerpt],
          ...[isPaused ? null : at + wait(row?.tries ?? 0), number],
        ],
      );
    });
  }

  /** No news is older than the news before it, even if the clock was set back: readers go by that (`If-Modified-Since`). */
  private async latest(table: TableId): Promise<number> {
    const row = await this.connection.get<{ at: number | null }>(
      'SELECT max(at) AS at FROM reminder_events WHERE table_id = ?',
      [table],
    );
    return row?.at ?? 0;
  }

  private async add({ id, table, at, what, asked, turn }: ReminderEvent): Promise<void> {
    await this.connection.run(
      'INSERT INTO reminder_events (id, table_id, at, what, asked, turn) VALUES (?, ?, ?, ?, ?, ?)',
      [id, table, at, what, JSON.stringify(asked), JSON.stringify(turn)],
    );
    await this.connection.run(
      `DELETE FROM reminder_events WHERE table_id = ? AND number <= (SELECT number FROM reminder_events
        WHERE table_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
      [table, table, EVENTS_KEPT],
    );
  }

  private async enqueue({ number, isPaused }: StoredReminder, body: string, at: number): Promise<void> {
    await this.connection.run('INSERT INTO deliveries (reminder, id, made_at, body) VALUES (?, ?, ?, ?)', [
      number,
      `msg_${randomUUID()}`,
      at,
      body,
    ]);
    const lost = await this.keepLatest(number, isPaused ? 1 : REMINDER_QUEUE_MAX);
    await this.connection.run('UPDATE reminders SET due_at = coalesce(due_at, ?), lost = lost + ? WHERE number = ?', [
      isPaused ? null : at,
      lost,
      number,
    ]);
  }

  /** How many were given up, so that not more than so many wait. */
  private async keepLatest(reminder: number, count: number): Promise<number> {
    const { changes } = await this.connection.run(
      `DELETE FROM deliveries WHERE reminder = ? AND number <= (SELECT number FROM deliveries
        WHERE reminder = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
      [reminder, reminder, count],
    );
    return changes;
  }
}
