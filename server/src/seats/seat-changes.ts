import type { Seat, SeatEvent } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { ClientsService } from '../clients/clients.service.js';
import { type Statement, sqliteCode } from '../database/connection.js';
import { MatchesService } from '../matches/matches.service.js';
import { Outbox } from '../outbox/outbox.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { type LiveTable, LiveTables } from '../tables/live-tables.js';
import type { SeatRecord } from '../tables/table.js';
import { TableNews } from '../tables/table-news.js';

/** How a seat changes hands, whatever the reason: written, logged, in force, told. */
@Injectable()
export class SeatChanges {
  constructor(
    private readonly tables: LiveTables,
    private readonly matches: MatchesService,
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly news: TableNews,
  ) {}

  /** Work on the seats of a table, in its queue. */
  async at<T>(id: TableId, work: (table: LiveTable) => Promise<Answered<T>>): Promise<Answered<T>> {
    const table = await this.tables.get(id);
    return table === undefined ? refuse('TABLE_UNKNOWN') : this.inTurn(table, () => work(table));
  }

  /** The same for a table that is loaded. */
  async inTurn<T>(table: LiveTable, work: () => Promise<Answered<T>>): Promise<Answered<T>> {
    return table.queue.add(async () => {
      if (table.stale) return refuse('BUSY');
      try {
        return await work();
      } catch (error) {
        if (sqliteCode(error) === '') throw error;
        return this.matches.unsaved(table, error);
      }
    });
  }

  /**
   * The row of the seat and the entry in the log of a running match are written together, so a
   * record never has anybody act who is not known to hold a seat.
   * @param write writes the change and the entry; `false` when there was nothing to change
   */
  async make(
    table: LiveTable,
    { seat, what }: Omit<SeatEvent, 'kind'>,
    change: Partial<SeatRecord>,
    write: (entry: Statement | null) => Promise<boolean>,
  ): Promise<boolean> {
    const entry = this.matches.seatEntry(table, { seat, what });
    if (!(await write(entry?.statement ?? null))) return false;
    if (what !== 'claimed') this.dismiss(table.record.id, seat);
    const { record } = table;
    table.record = {
      ...record,
      seats: record.seats.map((held) => (held.seat === seat ? { ...held, ...change } : held)),
    };
    this.news.seat(table, seat, what);
    this.matches.seatChanged(table, entry);
    return true;
  }

  /**
   * A match whose key is not there cannot note in its log who holds a seat, so seats change hands
   * only once it is awake. In the table's queue.
   */
  async isAwake(table: LiveTable): Promise<boolean> {
    if (table.dormant === undefined) return true;
    if (!(await this.tables.awaken(table))) return false;
    await this.matches.awakened(table);
    return true;
  }

  private dismiss(table: TableId, seat: Seat): void {
    this.outbox.dismissed(table, seat);
    for (const holder of this.clients.holding(table, seat)) this.clients.detach(holder, table);
  }
}
