import type { Seat } from '@mister-x/engine';
import type { DeliveryFailure, HookFormat, Language, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection, type Statement } from '../database/connection.js';
import { clipTimes } from './clipped-times.js';
import { newPushKey } from './push/vapid.js';
import type { StoredReminder, ReminderHolder, Reminder, ReminderKind } from './reminder.js';

/** Refused so often in a row, a hook is paused. */
export const REFUSALS_BEFORE_PAUSE = 4;

type Row = {
  readonly number: number;
  readonly id: string;
  readonly table_id: string;
  readonly seat: string | null;
  readonly holder: string | null;
  readonly kind: string;
  readonly language: string;
  readonly made_at: number;
  readonly hash: string;
  readonly url: string | null;
  readonly secret: string | null;
  readonly lost: number;
  readonly format: string;
  readonly refusals: number;
  readonly excerpt: string;
  readonly tried_at: number | null;
  readonly failure: string | null;
  readonly status: number | null;
  readonly waiting: number;
};

/** Of the one who held a seat before nothing is good any more, and nothing need be taken away from him. */
const IS_HELD_SQL = `(reminders.seat IS NULL OR EXISTS (SELECT 1 FROM seats
  WHERE seats.table_id = reminders.table_id AND seats.seat = reminders.seat
    AND seats.secret_hash = reminders.holder))`;
const SELECT_SQL = `SELECT reminders.*, (SELECT count(*) FROM deliveries
  WHERE reminder = reminders.number) AS waiting FROM reminders WHERE ${IS_HELD_SQL}`;
const IS_OWN_SQL = 'table_id = ? AND seat IS ? AND holder IS ?';

@Injectable()
export class RemindersRepository {
  constructor(private readonly connection: Connection) {}

  /** The oldest first. */
  async listOwn({ table, seat, holder }: ReminderHolder): Promise<readonly StoredReminder[]> {
    return this.select(`AND ${IS_OWN_SQL} ORDER BY number`, [table, seat, holder]);
  }

  /** All that are sent something when there is news of a table. */
  async listSent(table: TableId): Promise<readonly StoredReminder[]> {
    return this.select(`AND table_id = ? AND kind <> 'feed' ORDER BY number`, [table]);
  }

  async findFeed(hash: string): Promise<StoredReminder | undefined> {
    return (await this.select(`AND hash = ? AND kind = 'feed'`, [hash]))[0];
  }

  /** Those whose time has come, the longest due first. */
  async listDue(now: number, max: number): Promise<readonly StoredReminder[]> {
    return this.select('AND due_at <= ? ORDER BY due_at LIMIT ?', [now, max]);
  }

  /** When the next one is due that is not yet. */
  async nextDue(now: number): Promise<number | undefined> {
    const sql = 'SELECT min(due_at) AS due FROM reminders WHERE due_at > ?';
    return (await this.connection.get<{ due: number | null }>(sql, [now]))?.due ?? undefined;
  }

  /**
   * `false` when its owner has so many of its kind already. What former holders of the seat left goes, and
   * what has the same hash: the same browser asks again.
   */
  async add(reminder: Reminder, max: number): Promise<boolean> {
    let isAdded = false;
    await this.connection.transaction(async () => {
      const { table, seat, holder, kind, hash } = reminder;
      await this.forget('table_id = ? AND seat IS ? AND holder IS NOT ?', [table, seat, holder]);
      await this.forget('hash = ?', [hash]);
      const { changes } = await this.connection.run(
        `INSERT INTO reminders
            (id, table_id, seat, holder, kind, language, made_at, hash, url, secret, format)
          SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
          WHERE (SELECT count(*) FROM reminders WHERE ${IS_OWN_SQL} AND kind = ?) < ?`,
        [
          ...[reminder.id, table, seat, holder, kind, reminder.language, reminder.madeAt, hash],
          ...[reminder.url, reminder.secret, reminder.format, table, seat, holder, kind, max],
        ],
      );
      isAdded = changes === 1;
    });
    return isAdded;
  }

  /** A feed has one address; the one before is good no more. */
  async replaceFeed(reminder: Reminder): Promise<void> {
    const { table, seat } = reminder;
    await this.connection.write(`DELETE FROM reminders WHERE table_id = ? AND seat IS ? AND kind = 'feed'`, [
      table,
      seat,
    ]);
    await this.add(reminder, 1);
  }

  async withdraw({ table, seat, holder }: ReminderHolder, id: string): Promise<void> {
    await this.connection.transaction(() => this.forget(`${IS_OWN_SQL} AND id = ?`, [table, seat, holder, id]));
  }

  /** What waits for a hook that is paused is due, and whatever comes. */
  async resume({ table, seat, holder }: ReminderHolder, id: string, now: number): Promise<void> {
    await this.connection.write(
      `UPDATE reminders SET refusals = 0, tries = 0, due_at = ? WHERE ${IS_OWN_SQL} AND id = ? AND refusals >= ?`,
      [now, table, seat, holder, id, REFUSALS_BEFORE_PAUSE],
    );
  }

  /** See `clipTimes`. */
  async clip(now: number): Promise<void> {
    await this.connection.transaction(() => clipTimes(this.connection, now));
  }

  /** Nothing of it waits. */
  async setIdle(number: number): Promise<void> {
    await this.connection.write('UPDATE reminders SET due_at = NULL WHERE number = ?', [number]);
  }

  async remove(number: number): Promise<void> {
    await this.connection.transaction(() => this.forget('number = ?', [number]));
  }

  /** By which push services know this server; made when it is first asked for. */
  async pushKey(): Promise<string> {
    await this.connection.write(
      `INSERT INTO settings (name, value) SELECT 'push-key', ?
        WHERE NOT EXISTS (SELECT 1 FROM settings WHERE name = 'push-key')`,
      [newPushKey()],
    );
    const sql = `SELECT value FROM settings WHERE name = 'push-key'`;
    return (await this.connection.get<{ value: string }>(sql))?.value ?? '';
  }

  private async forget(which: string, values: Statement['values']): Promise<void> {
    await this.connection.run(
      `DELETE FROM deliveries WHERE reminder IN (SELECT number FROM reminders WHERE ${which})`,
      values,
    );
    await this.connection.run(`DELETE FROM reminders WHERE ${which}`, values);
  }

  private async select(rest: string, values: Statement['values']): Promise<readonly StoredReminder[]> {
    return (await this.connection.all<Row>(`${SELECT_SQL} ${rest}`, values)).map(keptReminder);
  }
}

function keptReminder(row: Row): StoredReminder {
  const owner: { readonly seat: Seat; readonly holder: string } | { seat: null; holder: null } =
    row.seat === null || row.holder === null ? { seat: null, holder: null } : { seat: row.seat, holder: row.holder };
  return {
    ...owner,
    table: row.table_id,
    number: row.number,
    id: row.id,
    kind: row.kind as ReminderKind,
    language: row.language as Language,
    madeAt: row.made_at,
    hash: row.hash,
    url: row.url,
    secret: row.secret,
    waiting: row.waiting,
    lost: row.lost,
    format: row.format as HookFormat,
    isPaused: row.refusals >= REFUSALS_BEFORE_PAUSE,
    last:
      row.tried_at === null
        ? null
        : {
            ...{ at: row.tried_at, why: row.failure as DeliveryFailure | null },
            ...{ status: row.status, excerpt: row.excerpt },
          },
  };
}
