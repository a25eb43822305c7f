import { ok, type Seat, TABLE } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { ClientsService } from '../../socket/clients/clients.service.js';
import type { Statement } from '../../database/connection.js';
import type { RequestResult } from '../../socket/requests/answer.js';
import { LiveTables } from '../live-tables.js';
import { TableBroadcast } from '../table-broadcast.js';
import type { TableTransaction } from '../table-state.js';
import { type RenewedCode, SeatsRepository } from './seats.repository.js';

type Renewed = ReadonlyMap<Seat | null, RenewedCode>;

/** Another code for every seat that no phone holds, and for every table where people gather: someone has seen those that were good until now. */
@Injectable()
export class ClaimCodes {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly repository: SeatsRepository,
    private readonly tables: LiveTables,
    private readonly clients: ClientsService,
    private readonly tableBroadcast: TableBroadcast,
  ) {}

  /**
   * On the disk only: from then on no former code is good.
   * @param along is written with them, all or nothing
   * @returns tells the kiosks that are here, each at its table
   */
  async renew(along: Statement): Promise<() => void> {
    const byTable = new Map<TableId, Map<Seat | null, RenewedCode>>();
    for (const each of await this.repository.renewCodes(along)) {
      const seats = byTable.get(each.table) ?? new Map<Seat | null, RenewedCode>();
      byTable.set(each.table, seats.set(each.seat, each));
    }
    return () => {
      for (const [id, codes] of byTable) this.tell(id, codes);
    };
  }

  private tell(id: TableId, codes: Renewed): void {
    // Others read them from the disk when someone comes to their table.
    if (!this.tables.holds(id) && this.clients.countOf(id, TABLE) === 0) return;
    this.show(id, codes).catch((error) => {
      this.logger.error({ msg: `The codes of table ${id} could not be shown.`, err: error });
    });
  }

  private async show(id: TableId, codes: Renewed): Promise<void> {
    const table = await this.tables.get(id);
    const enforced = await table?.work(async (tx) => this.enforce(tx, codes));
    if (enforced?.ok !== false) return;
    // Another has taken its place meanwhile; or, while the server stops, none will.
    if ((await this.tables.get(id)) !== table) this.tell(id, codes);
  }

  private enforce(tx: TableTransaction, renewed: Renewed): RequestResult<null> {
    const seats = tx.record.seats.map((seat) => {
      const change = renewed.get(seat.seat);
      // A seat that changed hands meanwhile has no code, or one that nobody has seen.
      return change !== undefined && seat.code === change.former ? { ...seat, code: change.code } : seat;
    });
    const { joinCode } = tx.record;
    const join = renewed.get(null);
    // The game has begun meanwhile: there is none any more.
    const stands = join === undefined || joinCode !== join.former;
    tx.change({ seats, joinCode: stands ? joinCode : join.code });
    this.tableBroadcast.host(tx.table);
    return ok(null);
  }
}
