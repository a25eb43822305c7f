import type { Seat } from '@mister-x/engine';
import { ok } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { newClaimCode } from '../keys/random.js';
import { MatchesService } from '../matches/matches.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import type { LiveTable } from '../tables/live-tables.js';
import { findSeat, isClaimed } from '../tables/table.js';
import { TableNews } from '../tables/table-news.js';
import { Reopenings } from './reopenings.js';
import { SeatChanges } from './seat-changes.js';
import { SeatsRepository } from './seats.repository.js';

/** Secret seats whose phone and words are both lost. */
@Injectable()
export class LostSeatsService {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly repository: SeatsRepository,
    private readonly changes: SeatChanges,
    private readonly reopenings: Reopenings,
    private readonly matches: MatchesService,
    private readonly news: TableNews,
  ) {}

  /** Announces that a secret seat will be open to another phone. */
  async reopen(table: LiveTable, seat: Seat): Promise<Answered<null>> {
    const { id } = table.record;
    return this.changes.inTurn(table, async () => {
      const record = findSeat(table.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (!record.secret || !isClaimed(record)) return refuse('FORBIDDEN');
      if (table.record.status === 'over') return refuse('GAME_OVER');
      if (!this.reopenings.announce(id, seat, () => void this.reopenNow(id, seat))) {
        return refuse('BUSY');
      }
      this.news.seat(table, seat, 'reopening');
      return ok(null);
    });
  }

  /** By the phone that holds the seat, or by the host. */
  async veto(table: LiveTable, seat: Seat): Promise<Answered<null>> {
    const { id } = table.record;
    return this.changes.inTurn(table, async () => {
      // Who watches as the table holds no seat of that name.
      if (findSeat(table.record, seat) === undefined) return refuse('SEAT_UNKNOWN');
      if (this.reopenings.callOff(id, seat)) this.news.seat(table, seat, 'vetoed');
      return ok(null);
    });
  }

  private async reopenNow(id: TableId, seat: Seat): Promise<void> {
    const code = newClaimCode();
    const done = this.changes.at(id, async (table) => {
      const record = findSeat(table.record, seat);
      if (record === undefined || !isClaimed(record) || table.record.status === 'over') {
        return ok(null);
      }
      if (table.dormant !== undefined) await this.matches.lose(table);
      const change = { code, secretHash: null, wordsHash: null, shareWrapped: null };
      await this.changes.make(table, { seat, what: 'reopened' }, change, (entry) =>
        this.repository.reopen({ table: id, seat }, code, entry),
      );
      return ok(null);
    });
    await done.catch((error) => {
      this.logger.error({ msg: `A seat of table ${id} could not be opened again.`, err: error });
    });
  }
}
