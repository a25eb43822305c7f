import type { Seat } from '@mister-x/engine';
import type { ReplacementVotes, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection, type Statement } from '../../database/connection.js';
import { credentialValues, SET_CREDENTIALS } from '../seats/seats.repository.js';
import type { Credentials, PlaceRecord } from '../table.js';

export type PlaceKey = { readonly table: TableId; readonly place: number };

/** Invitations and who accepted them, as hashes. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly connection: Connection) {}

  async findByInvitation(hash: string): Promise<PlaceKey | undefined> {
    const row = await this.connection.get<{ table_id: string; place: number }>(
      'SELECT table_id, place FROM places WHERE invitation = ?',
      [hash],
    );
    return row === undefined ? undefined : { table: row.table_id, place: row.place };
  }

  /** A place that nobody has, with the hash of an invitation or without. */
  async free({ table, place }: PlaceKey, invitation: string | null): Promise<void> {
    await this.connection.write('INSERT OR REPLACE INTO places (table_id, place, invitation) VALUES (?, ?, ?)', [
      table,
      place,
      invitation,
    ]);
  }

  /** Kills the invitation in the same step; `false` where it is good no more. */
  async take(
    { table, place }: PlaceKey,
    invitation: string,
    name: string,
    held: NonNullable<PlaceRecord['held']>,
  ): Promise<boolean> {
    const { changes } = await this.connection.write(
      `UPDATE places SET invitation = NULL, name = ?, ${SET_CREDENTIALS}, seed = ?
        WHERE table_id = ? AND place = ? AND invitation = ?`,
      [name, ...credentialValues(held), held.seed, table, place, invitation],
    );
    return changes > 0;
  }

  /** A seat that is to go to a new person, and who agrees; `null`: none. */
  async propose(table: TableId, replacing: ReplacementVotes | null): Promise<void> {
    const value = replacing === null ? null : JSON.stringify(replacing);
    await this.connection.write('UPDATE tables SET replacing = ? WHERE id = ?', [value, table]);
  }

  /**
   * All have agreed: the one who held the seat holds nothing any more.
   * @param entry what the log of the match says of it: all of it is kept or nothing
   */
  async vacate(table: TableId, seat: Seat, entry: Statement | null): Promise<void> {
    await this.connection.transaction(async () => {
      await this.connection.run('UPDATE tables SET replacing = NULL WHERE id = ?', [table]);
      await this.connection.run(
        `UPDATE seats SET secret_hash = NULL, recovery_hash = NULL, share_wrapped = NULL
          WHERE table_id = ? AND seat = ?`,
        [table, seat],
      );
      if (entry !== null) await this.connection.run(entry.sql, entry.values);
    });
  }

  /**
   * A new person takes a seat that nobody holds, and the place that leads to it is named after him.
   * @param entry as for `vacate`
   */
  async succeed(
    { table, place }: PlaceKey,
    seat: Seat,
    invitation: string,
    names: { readonly place: string; readonly seat: string },
    held: Credentials,
    entry: Statement | null,
  ): Promise<boolean> {
    let isGood = false;
    await this.connection.transaction(async () => {
      const { changes } = await this.connection.run(
        `UPDATE places SET invitation = NULL, name = ?
          WHERE table_id = ? AND place = ? AND invitation = ?`,
        [names.place, table, place, invitation],
      );
      isGood = changes > 0;
      if (!isGood) return;
      await this.connection.run(
        `UPDATE seats SET name = ?, ${SET_CREDENTIALS}
          WHERE table_id = ? AND seat = ? AND secret_hash IS NULL`,
        [names.seat, ...credentialValues(held), table, seat],
      );
      if (entry !== null) await this.connection.run(entry.sql, entry.values);
    });
    return isGood;
  }
}
