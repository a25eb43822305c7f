import type { Seat } from '@mister-x/engine';
import { ok } from '@mister-x/engine';
import { Injectable, Logger } from '@nestjs/common';
import type { Client } from '../clients/clients.service.js';
import { KeyRing } from '../keys/key-ring.js';
import { newClaimCode } from '../keys/random.js';
import { type Answered, refuse } from '../requests/answer.js';
import { holder } from '../requests/route.js';
import { findSeat, isByPhone } from '../tables/table.js';
import type { TableActor } from '../tables/table-actor.js';
import type { TableHold } from '../tables/table-hold.js';
import { TableNews } from '../tables/table-news.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { SeatChanges } from './seat-changes.js';
import { SeatsRepository } from './seats.repository.js';

/** Secret seats whose phone and words are both lost. */
@Injectable()
export class LostSeatsService {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly repository: SeatsRepository,
    private readonly changes: SeatChanges,
    private readonly tables: TablesRepository,
    private readonly ring: KeyRing,
    private readonly news: TableNews,
  ) {}

  /** Announces that a secret seat will be open to another phone. */
  async reopen(table: TableActor, seat: Seat): Promise<Answered<null>> {
    return this.changes.inTurn(table, async (hold) => {
      const record = findSeat(hold.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (!record.secret || !isByPhone(record)) return refuse('FORBIDDEN');
      if (hold.record.status === 'over') return refuse('GAME_OVER');
      // Nobody looks at his phone every minute for weeks.
      if (hold.record.places.length > 0) return refuse('FORBIDDEN');
      const isFree = hold.announceReopening(seat, () => void this.reopenNow(table, seat));
      if (!isFree) return refuse('BUSY');
      this.news.seat(table, seat, 'reopening');
      return ok(null);
    });
  }

  /** By the phone that holds the seat, or by the host. */
  async veto(client: Client, table: TableActor, seat: Seat): Promise<Answered<null>> {
    const { id } = table.record;
    return this.changes.inTurn(table, async (hold) => {
      // Who watches as the table holds no seat of that name.
      if (findSeat(hold.record, seat) === undefined) return refuse('SEAT_UNKNOWN');
      // Until its turn came the seat may have gone to another phone.
      if (!holder.may(client, { table: id, seat })) return refuse('FORBIDDEN');
      if (hold.callOffReopening(seat)) this.news.seat(table, seat, 'vetoed');
      return ok(null);
    });
  }

  private async reopenNow(table: TableActor, seat: Seat): Promise<void> {
    const { id } = table;
    const code = newClaimCode();
    const done = this.changes.inTurn(table, async (hold) => {
      const record = findSeat(hold.record, seat);
      if (record === undefined || !isByPhone(record) || hold.record.status === 'over') {
        return ok(null);
      }
      if (hold.dormant !== undefined) await this.lose(hold);
      const change = { code, secretHash: null, wordsHash: null, shareWrapped: null };
      await this.changes.make(hold, { seat, what: 'reopened' }, change, (entry) =>
        this.repository.reopen({ table: id, seat }, code, entry),
      );
      return ok(null);
    });
    await done.catch((error) => {
      this.logger.error({ msg: `A seat of table ${id} could not be opened again.`, err: error });
    });
  }

  /** The key of the match is gone with its phone: what is sealed stays so. */
  private async lose(hold: TableHold): Promise<void> {
    const { id } = hold.record;
    await this.tables.lose(id);
    hold.change({ status: 'over', lost: true });
    this.ring.drop(id);
  }
}
