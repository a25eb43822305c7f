import type { Seat } from '@mister-x/engine';
import type { Base64Url, TableId } from '@mister-x/engine/protocol';
import type { Share } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';

type Shares = Map<Seat, Base64Url>;

/**
 * What phones entrusted to the server while their match is open: parts of its key and of its seed.
 * In memory only; nothing of it is logged or stored.
 */
@Injectable()
export class KeyRing {
  private readonly keys = new Map<TableId, Shares>();
  private readonly seeds = new Map<TableId, Shares>();

  addShare(table: TableId, seat: Seat, share: Base64Url): void {
    add(this.keys, table, seat, share);
  }

  /** Replaced until the game is started: the one who holds the seat then gave the last one. */
  addSeed(table: TableId, seat: Seat, share: Base64Url): void {
    add(this.seeds, table, seat, share);
  }

  share(table: TableId, seat: Seat): Base64Url | undefined {
    return this.keys.get(table)?.get(seat);
  }

  /** Of those of `seats` that gave one. */
  seedShares(table: TableId, seats: readonly Seat[]): readonly Share[] {
    const given = this.seeds.get(table);
    return seats.flatMap((seat) => {
      const share = given?.get(seat);
      return share === undefined ? [] : [{ seat, share }];
    });
  }

  /** The match is over, or the seat has another holder. */
  drop(table: TableId, seat?: Seat): void {
    for (const ring of [this.keys, this.seeds]) {
      if (seat === undefined) ring.delete(table);
      else ring.get(table)?.delete(seat);
    }
  }
}

function add(ring: Map<TableId, Shares>, table: TableId, seat: Seat, share: Base64Url): void {
  const shares = ring.get(table) ?? new Map();
  ring.set(table, shares.set(seat, share));
}
