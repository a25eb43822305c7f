import { randomBytes } from 'node:crypto';
import type { Seat } from '@mister-x/engine';
import type { Level, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection, type SqlValue, type Statement } from '../../database/connection.js';
import { newClaimCode } from '../../runtime/random.js';
import type { Credentials } from '../table.js';

export type SeatKey = { readonly table: TableId; readonly seat: Seat };
/** `null`: any free seat of the table that has no secrets. */
export type CodeTarget = { readonly table: TableId; readonly seat: Seat | null };
export type RenewedCode = CodeTarget & { readonly former: string; readonly code: string };
export type ClaimedSeat = SeatKey & {
  readonly secretHash: string;
  readonly recoveryHash: string;
  readonly shareWrapped: string | null;
};
type ClaimedRow = {
  readonly table_id: string;
  readonly seat: string;
  readonly secret_hash: string;
  readonly recovery_hash: string;
  readonly share_wrapped: string | null;
};

/** Who holds which seat, as hashes. */
@Injectable()
export class SeatsRepository {
  private salt: Promise<string> | undefined;

  constructor(private readonly connection: Connection) {}

  async findByCode(code: string): Promise<CodeTarget | undefined> {
    const row = await this.connection.get<{ table_id: string; seat: string | null }>(
      `SELECT table_id, seat FROM seats WHERE code = ?
        UNION ALL SELECT id, NULL FROM tables WHERE join_code = ?`,
      [code, code],
    );
    return row === undefined ? undefined : { table: row.table_id, seat: row.seat };
  }

  /**
   * Kills the code of the seat in the same step; `false` when the one given opens it no more.
   * @param code of the seat itself; or, for one without secrets, of its table
   * @param entry what the log of a running match says of it: both are kept or neither
   */
  claim(place: SeatKey, code: string, name: string, held: Credentials, entry: Statement | null): Promise<boolean> {
    return this.change(
      `UPDATE seats SET code = NULL, name = ?, ${SET_CREDENTIALS}
        WHERE table_id = ? AND seat = ? AND secret_hash IS NULL AND computer IS NULL AND (code = ?
          OR (secret = 0 AND ? = (SELECT join_code FROM tables WHERE id = table_id)))`,
      [name, ...credentialValues(held), place.table, place.seat, code, code],
      entry,
    );
  }

  /** @param entry as for `claim` */
  release({ table, seat }: SeatKey, code: string, entry: Statement | null): Promise<boolean> {
    return this.change(
      `UPDATE seats SET code = ?, secret_hash = NULL, recovery_hash = NULL
        WHERE table_id = ? AND seat = ?`,
      [code, table, seat],
      entry,
    );
  }

  /**
   * A computer sits down, or gets up.
   * @param code for the one who comes after it
   * @param entry as for `claim`
   */
  seatComputer(
    { table, seat }: SeatKey,
    computer: Level | null,
    code: string | null,
    share: string | null,
    entry: Statement | null,
  ): Promise<boolean> {
    return this.change(
      `UPDATE seats SET computer = ?, code = ?, ${SET_CREDENTIALS} WHERE table_id = ? AND seat = ?`,
      [computer, code, ...credentialValues({ ...NO_CREDENTIALS, share }), table, seat],
      entry,
    );
  }

  /**
   * A secret seat whose phone is lost; where the host keeps the key, its share stays.
   * @param entry as for `claim`
   */
  reopen({ table, seat }: SeatKey, code: string, entry: Statement | null): Promise<boolean> {
    return this.change(
      `UPDATE seats SET code = ?, secret_hash = NULL, recovery_hash = NULL, share_wrapped = NULL
        WHERE table_id = ? AND seat = ?`,
      [code, table, seat],
      entry,
    );
  }

  /**
   * Every seat that no phone holds gets another code, and every table where people still gather.
   * @param along is written with them: all of it is kept or nothing
   */
  async renewCodes(along: Statement): Promise<readonly RenewedCode[]> {
    const renewed: RenewedCode[] = [];
    await this.connection.transaction(async () => {
      const rows = await this.connection.all<{ table_id: string; seat: string; code: string }>(
        'SELECT table_id, seat, code FROM seats WHERE code IS NOT NULL',
      );
      for (const { table_id: table, seat, code: former } of rows) {
        const code = newClaimCode();
        const sql = 'UPDATE seats SET code = ? WHERE table_id = ? AND seat = ?';
        await this.connection.runPrepared(sql, [code, table, seat]);
        renewed.push({ table, seat, former, code });
      }
      const tables = await this.connection.all<{ id: string; join_code: string }>(
        'SELECT id, join_code FROM tables WHERE join_code IS NOT NULL',
      );
      for (const { id: table, join_code: former } of tables) {
        const code = newClaimCode();
        const sql = 'UPDATE tables SET join_code = ? WHERE id = ?';
        await this.connection.runPrepared(sql, [code, table]);
        renewed.push({ table, seat: null, former, code });
      }
      await this.connection.run(along.sql, along.values);
    });
    return renewed;
  }

  /** Held seats of one table, or of all; the youngest table first. */
  async listClaimed(table: TableId | undefined): Promise<readonly ClaimedSeat[]> {
    const rows = await this.connection.all<ClaimedRow>(
      `SELECT table_id, seat, secret_hash, recovery_hash, share_wrapped FROM seats JOIN tables ON id = table_id
        WHERE recovery_hash IS NOT NULL ${table === undefined ? '' : 'AND table_id = ?'}
        ORDER BY created_at DESC`,
      table === undefined ? [] : [table],
    );
    return rows.map((row) => ({
      table: row.table_id,
      seat: row.seat,
      secretHash: row.secret_hash,
      recoveryHash: row.recovery_hash,
      shareWrapped: row.share_wrapped,
    }));
  }

  /** Every place held with one secret: a seat and its rematches. */
  async listWithSecret(secretHash: string): Promise<readonly SeatKey[]> {
    const rows = await this.connection.all<{ table_id: string; seat: string }>(
      'SELECT table_id, seat FROM seats WHERE secret_hash = ?',
      [secretHash],
    );
    return rows.map((row) => ({ table: row.table_id, seat: row.seat }));
  }

  /**
   * `false` when the old secret holds nothing any more.
   * @param entry as for `claim`
   */
  replace(oldSecretHash: string, held: Credentials, entry: Statement | null): Promise<boolean> {
    return this.change(
      `UPDATE seats SET ${SET_CREDENTIALS} WHERE secret_hash = ?`,
      [...credentialValues(held), oldSecretHash],
      entry,
    );
  }

  /** For a match of which nothing but the entry is left to write. */
  async enter({ sql, values }: Statement): Promise<void> {
    await this.connection.write(sql, values);
  }

  /** Of this data folder, made when it is first needed. */
  recoverySalt(): Promise<string> {
    this.salt ??= this.readSalt().catch((error) => {
      this.salt = undefined;
      throw error;
    });
    return this.salt;
  }

  /** Whether anything was changed; the entry is written only where it was. */
  private async change(sql: string, values: readonly SqlValue[], entry: Statement | null): Promise<boolean> {
    let changed = false;
    await this.connection.transaction(async () => {
      const { changes } = await this.connection.run(sql, values);
      changed = changes > 0;
      if (changed && entry !== null) await this.connection.run(entry.sql, entry.values);
    });
    return changed;
  }

  private async readSalt(): Promise<string> {
    await this.connection.write(
      `INSERT INTO settings (name, value) VALUES ('recovery-salt', ?) ON CONFLICT DO NOTHING`,
      [randomBytes(16).toString('hex')],
    );
    const row = await this.connection.get<{ value: string }>(`SELECT value FROM settings WHERE name = 'recovery-salt'`);
    if (row === undefined) throw new Error('the salt of the recovery codes is missing');
    return row.value;
  }
}

/** No phone holds it. */
export const NO_CREDENTIALS = {
  secretHash: null,
  recoveryHash: null,
  shareCheck: null,
  shareWrapped: null,
  share: null,
} as const;

/** For `UPDATE`, with the values of `credentialValues`. */
export const SET_CREDENTIALS = 'secret_hash = ?, recovery_hash = ?, share_check = ?, share_wrapped = ?, share = ?';

export function credentialValues({
  secretHash,
  recoveryHash,
  shareCheck,
  shareWrapped,
  share,
}: { readonly [K in keyof Credentials]: Credentials[K] | null }): readonly SqlValue[] {
  return [secretHash, recoveryHash, shareCheck, shareWrapped, share];
}
