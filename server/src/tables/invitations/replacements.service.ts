import { ok, type Seat } from '@mister-x/engine';
import { Injectable } from '@nestjs/common';
import type { Client } from '../../socket/clients/clients.service.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { SeatChanges } from '../seats/seat-changes.js';
import { mayPeopleBeReplaced } from '../places.js';
import { findSeat, isClaimed } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableBroadcast } from '../table-broadcast.js';
import type { TableTransaction } from '../table-state.js';
import { InvitationsRepository } from './invitations.repository.js';

/** A seat whose player is gone for good goes to the one who is invited, if all other seats agree. */
@Injectable()
export class ReplacementsService {
  constructor(
    private readonly repository: InvitationsRepository,
    private readonly changes: SeatChanges,
    private readonly tableBroadcast: TableBroadcast,
  ) {}

  async propose(table: TableActor, seat: Seat): Promise<RequestResult<null>> {
    return this.changes.inTurn(table, async (tx) => {
      const { record, match } = tx;
      const held = findSeat(record, seat);
      if (held === undefined) return refuse('SEAT_UNKNOWN');
      if (record.status === 'over') return refuse('GAME_OVER');
      if (!mayPeopleBeReplaced(table)) return refuse('FORBIDDEN');
      if (match === undefined) return refuse('GAME_NOT_STARTED');
      const { replacing } = record;
      if (replacing !== null) return replacing.seat === seat ? ok(null) : refuse('BUSY');
      if (!isClaimed(held)) return refuse('FORBIDDEN');
      // One that waits for a new person has no voice yet: all others must be asked, and one is missing.
      if (!record.seats.every(isClaimed)) return refuse('BUSY');
      await this.keep(tx, { seat, agreed: [] });
      return ok(null);
    });
  }

  async agree(client: Client, table: TableActor, seat: Seat, agrees: boolean): Promise<RequestResult<null>> {
    return this.changes.inTurn(table, async (tx) => {
      const { id, replacing, seats } = tx.record;
      // Until its turn came the seat may have gone to another phone.
      const own = findSeat(tx.record, client.watching.get(id) ?? '');
      if (own === undefined ? client.host === undefined || agrees : agrees && own.seat === seat) {
        return refuse('FORBIDDEN');
      }
      if (replacing?.seat !== seat) return refuse('SEAT_UNKNOWN');
      if (own === undefined || !agrees) {
        await this.keep(tx, null);
        return ok(null);
      }
      const others = seats.filter((each) => each.seat !== seat && isClaimed(each));
      const agreed = others
        .map((each) => each.seat)
        .filter((each) => each === own.seat || replacing.agreed.includes(each));
      if (agreed.length < others.length) await this.keep(tx, { seat, agreed });
      else await this.vacate(tx, seat, agreed);
      return ok(null);
    });
  }

  private async vacate(tx: TableTransaction, seat: Seat, agreed: readonly Seat[]): Promise<void> {
    const { id } = tx.record;
    const change = { secretHash: null, recoveryHash: null, shareWrapped: null };
    await this.changes.make(tx, { seat, what: 'replaced', agreed }, change, async (entry) => {
      await this.repository.vacate(id, seat, entry);
      tx.change({ replacing: null });
      return true;
    });
  }

  private async keep(tx: TableTransaction, replacing: TableTransaction['record']['replacing']): Promise<void> {
    await this.repository.propose(tx.record.id, replacing);
    tx.change({ replacing });
    this.tableBroadcast.table(tx.table);
  }
}
