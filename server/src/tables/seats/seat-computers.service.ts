import { ok, type Seat } from '@mister-x/engine';
import type { Level } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { type Client, ClientsService } from '../../socket/clients/clients.service.js';
import { canComputerPlay } from '../../computers/computer-pool.js';
import { KeyRing } from '../keys/key-ring.js';
import { newClaimCode, newShare } from '../../runtime/random.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { NO_CREDENTIALS, SeatsRepository } from './seats.repository.js';
import { shareOf } from '../match-key.js';
import { authoriseHost } from '../permissions.js';
import { findSeat, isHeldByPhone, type SeatRecord } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableLoader } from '../table-loader.js';
import type { TableTransaction } from '../table-state.js';
import { SeatChanges } from './seat-changes.js';

/** Chairs that computers take, and leave again. */
@Injectable()
export class SeatComputersService {
  constructor(
    private readonly repository: SeatsRepository,
    private readonly changes: SeatChanges,
    private readonly loader: TableLoader,
    private readonly ring: KeyRing,
    private readonly clients: ClientsService,
  ) {}

  /** @param level `null`: it gets up */
  async seat(client: Client, table: TableActor, seat: Seat, level: Level | null): Promise<RequestResult<null>> {
    const { id } = table;
    return this.changes.inTurn(table, async (tx): Promise<RequestResult<null>> => {
      const held = findSeat(tx.record, seat);
      if (held === undefined) return refuse('SEAT_UNKNOWN');
      if (tx.record.status === 'over') return refuse('GAME_OVER');
      if (!mayChange(tx, held, client, level)) return refuse('FORBIDDEN');
      if (level === held.computer) return ok(null);
      const isTaken = tx.record.status === 'playing' && isHeldByPhone(held);
      if (isTaken && client.watching.get(id) !== seat) {
        const may = authoriseHost(tx.table, [seat], this.clients);
        if (!may.ok) return may;
      }
      const { options } = tx.table;
      if (level !== null && !(await canComputerPlay(tx.record.game, options, seat, level))) {
        return refuse('NO_COMPUTER');
      }
      if (!(await this.changes.isAwake(tx))) return refuse('SEALED');
      if (tx.match?.run.mayChangeSeat(seat) === false) return refuse('BUSY');
      const share = level === null || !held.secret ? null : this.shareFor(tx, held);
      if (share === undefined) return refuse('SEALED');
      const code = level === null ? newClaimCode() : null;
      const change = { ...NO_CREDENTIALS, code, share, computer: level };
      const event =
        level === null ? ({ seat, what: 'released' } as const) : ({ seat, what: 'computer', level } as const);
      tx.announcements.callOff(seat);
      await this.changes.make(tx, event, change, (entry) =>
        this.repository.seatComputer({ table: id, seat }, level, code, share, entry),
      );
      // What its former holder gave; its share of the key is kept with the seat from now on.
      this.ring.drop(id, seat);
      // It has to hear of the match from the first step on.
      if (tx.record.status === 'playing') await this.loader.reload(tx);
      return ok(null);
    });
  }

  /** Of a match under way the one that its key was made of. */
  private shareFor({ record }: TableTransaction, held: SeatRecord): string | undefined {
    if (record.status === 'gathering') return newShare();
    return shareOf(record, held, this.ring);
  }
}

/** Nobody but the one who holds it gives a seat with secrets away, and never gets it back from a computer. */
function mayChange({ record }: TableTransaction, held: SeatRecord, client: Client, level: Level | null): boolean {
  // Whose turn it is to be whom is settled by lots there, and people come by invitation.
  if (record.places.length > 0 || held.onScreen) return false;
  const isHost = client.host !== undefined;
  const isOwn = client.watching.get(record.id) === held.seat;
  const gathers = record.status === 'gathering';
  // Someone else would see the screen that shows the secrets of a seat.
  if (level === null && record.seats.some(({ onScreen }) => onScreen)) return false;
  if (!held.secret || gathers) return isHost || isOwn;
  return isOwn && level !== null;
}
