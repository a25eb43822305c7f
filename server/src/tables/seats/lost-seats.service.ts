import type { Seat } from '@mister-x/engine';
import { ok } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { type Client, ClientsService } from '../../socket/clients/clients.service.js';
import { KeyRing } from '../keys/key-ring.js';
import { newClaimCode } from '../../runtime/random.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { holder } from '../../socket/requests/route.js';
import { authoriseHost } from '../permissions.js';
import { TableRecovery } from '../recovery.js';
import { findSeat, isHeldByPhone, type SeatRecord } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableBroadcast } from '../table-broadcast.js';
import type { TableTransaction } from '../table-state.js';
import { TablesRepository } from '../tables.repository.js';
import { SeatChanges } from './seat-changes.js';
import { SeatsRepository } from './seats.repository.js';

/** Secret seats whose phone and recovery code are both lost. */
@Injectable()
export class LostSeatsService {
  constructor(
    private readonly repository: SeatsRepository,
    private readonly changes: SeatChanges,
    private readonly tables: TablesRepository,
    private readonly ring: KeyRing,
    private readonly clients: ClientsService,
    private readonly tableBroadcast: TableBroadcast,
    private readonly recovery: TableRecovery,
  ) {}

  /** Announces that a secret seat will be open to another phone. */
  async reopen(table: TableActor, seat: Seat): Promise<RequestResult<null>> {
    return this.changes.inTurn(table, async (tx) => {
      const record = findSeat(tx.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (!record.secret || !isHeldByPhone(record)) return refuse('FORBIDDEN');
      if (tx.record.status === 'over') return refuse('GAME_OVER');
      // Nobody looks at his phone every minute for weeks.
      if (tx.record.places.length > 0) return refuse('FORBIDDEN');
      const may = this.mayTake(tx, seat);
      if (!may.ok) return may;
      if (tx.match?.run.mayChangeSeat(seat) === false) return refuse('BUSY');
      const { secretHash } = record;
      const then = () => this.reopenNow(table.id, seat, secretHash);
      const isFree = tx.announcements.announce({ what: 'reopen', seat }, then);
      if (!isFree) return refuse('BUSY');
      this.tableBroadcast.seat(table, seat, 'reopening');
      return ok(null);
    });
  }

  /** By the phone that holds the seat, or by the host. */
  async veto(client: Client, table: TableActor, seat: Seat): Promise<RequestResult<null>> {
    const { id } = table.record;
    return this.changes.inTurn(table, async (tx) => {
      // Who watches as the table holds no seat of that name.
      if (findSeat(tx.record, seat) === undefined) return refuse('SEAT_UNKNOWN');
      // Until its turn came the seat may have gone to another phone.
      if (!holder.may(client, { table: id, seat })) return refuse('FORBIDDEN');
      if (tx.announcements.callOff(seat)) this.tableBroadcast.seat(table, seat, 'vetoed');
      return ok(null);
    });
  }

  /** @param secretHash of the phone that is lost: nobody else's seat is opened */
  private async reopenNow(id: TableId, seat: Seat, secretHash: SeatRecord['secretHash']): Promise<void> {
    const code = newClaimCode();
    const reopen = async (tx: TableTransaction) => {
      const record = findSeat(tx.record, seat);
      if (record === undefined || !isHeldByPhone(record) || tx.record.status === 'over') {
        return ok(null);
      }
      if (record.secretHash !== secretHash) return ok(null);
      // Its phone has come back meanwhile, and keeps the seat.
      if (!this.mayTake(tx, seat).ok) {
        this.tableBroadcast.seat(tx.table, seat, 'vetoed');
        return ok(null);
      }
      if (tx.dormant !== undefined) await this.lose(tx);
      const change = { code, secretHash: null, recoveryHash: null, shareWrapped: null };
      await this.changes.make(tx, { seat, what: 'reopened' }, change, (entry) =>
        this.repository.reopen({ table: id, seat }, code, entry),
      );
      return ok(null);
    };
    await this.recovery.insist(`Opening a seat of table ${id} again`, () => this.changes.at(id, reopen));
  }

  /** Once the game is begun no seat is taken from a phone that is there. */
  private mayTake(tx: TableTransaction, seat: Seat): ReturnType<typeof authoriseHost> {
    const isPlaying = tx.record.status === 'playing';
    return authoriseHost(tx.table, isPlaying ? [seat] : [], this.clients);
  }

  /** The key of the match is gone with its phone: what is sealed stays so. */
  private async lose(tx: TableTransaction): Promise<void> {
    const { id } = tx.record;
    await this.tables.lose(id);
    tx.change({ lost: true });
    this.ring.drop(id);
  }
}
