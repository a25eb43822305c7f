import type { Seat, SeatEvent } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { type Client, ClientsService } from '../../socket/clients/clients.service.js';
import type { Statement } from '../../database/connection.js';
import { EventBus, type LoadedTable } from '../../runtime/events.js';
import type { PreparedStep } from '../matches/match-actor.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { Outbox } from '../../socket/outbox/outbox.service.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { LiveTables } from '../live-tables.js';
import { TableRecovery } from '../recovery.js';
import type { SeatRecord } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableBroadcast } from '../table-broadcast.js';
import { TableLoader } from '../table-loader.js';
import type { TableTransaction } from '../table-state.js';

/** How a seat changes hands, whatever the reason: written, logged, in force, told. */
@Injectable()
export class SeatChanges {
  constructor(
    private readonly tables: LiveTables,
    private readonly loader: TableLoader,
    private readonly recovery: TableRecovery,
    private readonly matches: MatchesRepository,
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly tableBroadcast: TableBroadcast,
    events: EventBus,
  ) {
    events.on('table:loaded', (table) => this.dismissFormer(table));
  }

  /** Work on the seats of a table, in its queue. */
  async at<T>(id: TableId, work: (tx: TableTransaction) => Promise<RequestResult<T>>): Promise<RequestResult<T>> {
    const table = await this.tables.get(id);
    return table === undefined ? refuse('TABLE_UNKNOWN') : this.inTurn(table, work);
  }

  /** The same for a table that is loaded. */
  async inTurn<T>(
    table: TableActor,
    work: (tx: TableTransaction) => Promise<RequestResult<T>>,
  ): Promise<RequestResult<T>> {
    return this.recovery.inTurn(table, work);
  }

  /**
   * The row of the seat and the entry in the log of a running match are written together, so a
   * record never has anybody act who is not known to hold a seat.
   * @param write writes the change and the entry; `false` when there was nothing to change
   */
  async make(
    tx: TableTransaction,
    { seat, what, ...details }: Omit<SeatEvent, 'kind'>,
    change: Partial<SeatRecord>,
    write: (entry: Statement | null) => Promise<boolean>,
  ): Promise<boolean> {
    const { table, record, match } = tx;
    const entry = prepareEntry(tx, { seat, what, ...details });
    if (!(await write(entry === null ? null : this.statementOf(record.id, entry)))) return false;
    if (what !== 'claimed') this.dismiss(record.id, seat, this.clients.holding(record.id, seat));
    const seats = record.seats.map((held) => (held.seat === seat ? { ...held, ...change } : held));
    tx.change({ seats });
    this.tableBroadcast.seat(table, seat, what);
    if (entry !== null && match !== undefined) this.tableBroadcast.teller(table)(match.apply(entry));
    return true;
  }

  /** A write that was reported as failed would have changed this table as well: the disk is asked. */
  async doubt(id: TableId): Promise<void> {
    if (!this.tables.holds(id)) return;
    const table = await this.tables.get(id);
    if (table !== undefined) this.recovery.doubt(table);
  }

  /**
   * A match whose key is not there cannot note in its log who holds a seat, so seats change hands
   * only once it is awake: everybody sees it then as it was left.
   */
  async isAwake(tx: TableTransaction): Promise<boolean> {
    if (tx.dormant === undefined) return true;
    if (!(await this.loader.awaken(tx))) return false;
    this.tableBroadcast.table(tx.table);
    await this.tableBroadcast.match(tx);
    return true;
  }

  private statementOf(table: TableId, { row, shown }: PreparedStep): Statement {
    return this.matches.appending(table, row, shown);
  }

  /** A change that could not be written may be on the disk all the same: who lost his seat by it goes. */
  private dismissFormer({ id, record }: LoadedTable): void {
    for (const { seat, secretHash } of record.seats) {
      const former = this.clients.holdingWithout(secretHash, id, seat);
      if (former.length > 0) this.dismiss(id, seat, former);
    }
  }

  private dismiss(table: TableId, seat: Seat, holders: readonly Client[]): void {
    this.outbox.dismissed(table, seat, holders);
    for (const holder of holders) this.clients.detach(holder, table);
  }
}

/** The entry of a running match that a seat changes hands; `null` where none runs. */
function prepareEntry(tx: TableTransaction, { seat, what, ...details }: Omit<SeatEvent, 'kind'>): PreparedStep | null {
  const { match, record } = tx;
  if (match === undefined || record.status === 'over') return null;
  // Whose phone takes over from whose changes nothing for others. What is done without end is noted so often only.
  if (what === 'taken-over' && !match.run.mayChangeSeat(seat)) return null;
  return match.prepare(match.run.changeSeat(seat, what, details), []);
}
