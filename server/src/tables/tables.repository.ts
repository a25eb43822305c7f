import { customIdIn } from '@mister-x/games/custom';
import type { Language, Level, TableId, TableStatus, TableSummary } from '@mister-x/engine/protocol';
import type { Genesis, SealMode } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';
import { BrokenChain } from '../database/broken-chain.js';
import { Connection, type Statement } from '../database/connection.js';
import { credentialValues, SET_CREDENTIALS } from './seats/seats.repository.js';
import { type PlaceRecord, recordOf, type SeatRecord, type TableRecord } from './table.js';

type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly options: string;
  readonly language: string;
  readonly status: string;
  readonly created_at: number;
  readonly seal: string;
  readonly seed_commitment: string;
  readonly server_share: string | null;
  readonly genesis: string | null;
  readonly sealed_seed: string | null;
  readonly match_key: string | null;
  readonly lost: number;
  readonly next: string | null;
  readonly join_code: string | null;
  readonly masks: number;
  readonly replacing: string | null;
};

type SummaryRow = Pick<TableRow, 'id' | 'game' | 'status' | 'created_at'> & {
  readonly ended_at: number | null;
};

export type SeatRow = {
  readonly table_id: string;
  readonly seat: string;
  readonly role: string;
  readonly secret: number;
  readonly name: string;
  readonly colour: string;
  readonly code: string | null;
  readonly secret_hash: string | null;
  readonly recovery_hash: string | null;
  readonly share_check: string | null;
  readonly share_wrapped: string | null;
  readonly share: string | null;
  readonly computer: string | null;
  readonly on_screen: number;
};

type PlaceRow = { readonly place: number } & Pick<
  SeatRow,
  'secret_hash' | 'recovery_hash' | 'share_check' | 'share_wrapped' | 'share'
> & {
    readonly invitation: string | null;
    readonly name: string | null;
    readonly seed: string | null;
  };

@Injectable()
export class TablesRepository {
  constructor(private readonly connection: Connection) {}

  async find(id: TableId): Promise<TableRecord | undefined> {
    const row = await this.connection.get<TableRow>('SELECT * FROM tables WHERE id = ?', [id]);
    if (row === undefined) return undefined;
    const seats = await this.connection.all<SeatRow>('SELECT * FROM seats WHERE table_id = ? ORDER BY position', [id]);
    const places = await this.connection.all<PlaceRow>('SELECT * FROM places WHERE table_id = ? ORDER BY place', [id]);
    return makeRecord(row, seats, places);
  }

  /** Of the tables that are set up or played the youngest, of the others those that ended last. */
  async listLatest(open: number, over: number): Promise<readonly TableSummary[]> {
    const latest = (which: string, by: string, limit: number) =>
      this.connection.all<SummaryRow>(
        `SELECT id, game, status, created_at, ended_at FROM tables WHERE status ${which} 'over'
          ORDER BY ${by} DESC LIMIT ?`,
        [limit],
      );
    const rows = [...(await latest('<>', 'created_at', open)), ...(await latest('=', 'ended_at', over))];
    const seats = await this.connection.all<{ table_id: string; name: string }>(
      `SELECT table_id, name FROM seats WHERE table_id IN (${rows.map(() => '?').join(',')})
        ORDER BY position`,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, game, status, created_at, ended_at }) => ({
      table: id,
      game,
      status: status as TableStatus,
      names: seats.filter(({ table_id }) => table_id === id).map(({ name }) => name),
      createdAt: created_at,
      endedAt: ended_at,
    }));
  }

  async listPlaying(): Promise<readonly TableId[]> {
    const rows = await this.connection.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'playing' ORDER BY created_at DESC`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * What became of tables: the one that is set up or played in the place of each, itself or the
   * last of its rematches, or `null` where that is over. Tables that do not exist are left out.
   */
  async currentOf(ids: readonly TableId[]): Promise<Map<TableId, TableId | null>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection.all<{ origin: string; id: string; status: string }>(
      `WITH RECURSIVE line (origin, id, status, next) AS (
          SELECT id, id, status, next FROM tables WHERE id IN (${ids.map(() => '?').join(',')})
          UNION ALL SELECT origin, tables.id, tables.status, tables.next
            FROM line JOIN tables ON tables.id = line.next)
        SELECT origin, id, status FROM line WHERE next IS NULL`,
      ids,
    );
    return new Map(rows.map(({ origin, id, status }) => [origin, status === 'over' ? null : id]));
  }

  async count(): Promise<Readonly<Record<TableStatus, number>>> {
    const rows = await this.connection.all<{ status: TableStatus; count: number }>(
      'SELECT status, count(*) AS count FROM tables GROUP BY status',
    );
    const counts = { gathering: 0, playing: 0, over: 0 };
    for (const { status, count } of rows) counts[status] = count;
    return counts;
  }

  /** Forgets tables that were set up before `then` and to which no phone ever came; returns which. */
  async dropUnused(then: number): Promise<readonly TableId[]> {
    let unused: readonly TableId[] = [];
    await this.connection.transaction(async () => {
      const rows = await this.connection.all<{ id: string }>(
        `SELECT id FROM tables WHERE status = 'gathering' AND created_at < ?
          AND id NOT IN (SELECT table_id FROM seats WHERE secret_hash IS NOT NULL)
          AND id NOT IN (SELECT table_id FROM places WHERE secret_hash IS NOT NULL)
          AND id NOT IN (SELECT next FROM tables WHERE next IS NOT NULL)`,
        [then],
      );
      unused = rows.map(({ id }) => id);
      for (const id of unused) {
        await this.connection.run('DELETE FROM refusals WHERE table_id = ?', [id]);
        await this.connection.run('DELETE FROM places WHERE table_id = ?', [id]);
        await this.connection.run('DELETE FROM seats WHERE table_id = ?', [id]);
        await this.connection.run('DELETE FROM reminders WHERE table_id = ?', [id]);
        await this.connection.run('DELETE FROM reminded WHERE table_id = ?', [id]);
        await this.connection.run('DELETE FROM tables WHERE id = ?', [id]);
      }
    });
    return unused;
  }

  /**
   * With `after`, the new table continues that one: both are written or neither. `false`, and nothing
   * is written, where another continues it already.
   */
  async create(table: TableRecord, after: TableId | null): Promise<boolean> {
    let isFree = true;
    await this.connection.transaction(async () => {
      if (after !== null) {
        const { changes } = await this.connection.run('UPDATE tables SET next = ? WHERE id = ? AND next IS NULL', [
          table.id,
          after,
        ]);
        isFree = changes > 0;
        if (!isFree) return;
      }
      await this.connection.run(
        `INSERT INTO tables
          (id, game, game_version, options, language, status, created_at,
            seal, seed_commitment, server_share, board, join_code, masks)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          table.id,
          table.game,
          table.gameVersion,
          JSON.stringify(table.options),
          table.language,
          table.status,
          table.createdAt,
          table.seal,
          table.seedCommitment,
          table.serverShare,
          customIdIn(table.game, table.options),
          table.joinCode,
          table.masks ? 1 : 0,
        ],
      );
      await this.connection.run(
        `INSERT INTO seats
          (table_id, position, seat, role, secret, name, colour, code, secret_hash, recovery_hash,
            share_check, share_wrapped, share, computer, on_screen)
          VALUES ${table.seats.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
        table.seats.flatMap((seat, position) => [
          table.id,
          position,
          seat.seat,
          seat.role,
          seat.secret ? 1 : 0,
          seat.name,
          seat.colour,
          seat.code,
          seat.secretHash,
          seat.recoveryHash,
          seat.shareCheck,
          seat.shareWrapped,
          seat.share,
          seat.computer,
          seat.onScreen ? 1 : 0,
        ]),
      );
      for (const [place] of table.places.entries()) {
        const sql = 'INSERT INTO places (table_id, place) VALUES (?, ?)';
        await this.connection.run(sql, [table.id, place]);
      }
    });
    return isFree;
  }

  /**
   * From now on nobody joins by the code of the table, and the parts of the seed are on the disk under
   * the key of the match only. Where the write-ahead log cannot be emptied now, the next start of a
   * game or of the server does it. `false` where the game was started already: a match begins once.
   * @param seated seats that someone at a place gets, who then holds nothing at his place any more
   */
  async start(id: TableId, genesis: Genesis, sealedSeed: string, seated: readonly SeatRecord[] = []): Promise<boolean> {
    const begin = {
      sql: `UPDATE tables SET status = 'playing', genesis = ?, sealed_seed = ?, server_share = NULL,
          join_code = NULL
        WHERE id = ? AND status = 'gathering'`,
      values: [JSON.stringify(genesis), sealedSeed, id],
    };
    const begun =
      seated.length === 0 ? await this.connection.write(begin.sql, begin.values) : await this.seat(id, begin, seated);
    if (begun.changes === 0) return false;
    await this.connection.emptyLog();
    return true;
  }

  /** In the order of the seats, so that the order of the writes does not say either who got which. */
  private async seat(
    id: TableId,
    begin: Statement,
    seated: readonly SeatRecord[],
  ): Promise<{ readonly changes: number }> {
    let begun = { changes: 0 };
    await this.connection.transaction(async () => {
      begun = await this.connection.run(begin.sql, begin.values);
      if (begun.changes === 0) return;
      for (const { seat, name, ...held } of seated) {
        await this.connection.run(`UPDATE seats SET name = ?, ${SET_CREDENTIALS} WHERE table_id = ? AND seat = ?`, [
          name,
          ...credentialValues(held),
          id,
          seat,
        ]);
      }
      await this.connection.run(
        `UPDATE places SET secret_hash = NULL, recovery_hash = NULL, share_check = NULL,
          share_wrapped = NULL, share = NULL, seed = NULL WHERE table_id = ?`,
        [id],
      );
    });
    return begun;
  }

  /** Its key is gone for good. */
  async lose(id: TableId): Promise<void> {
    await this.connection.write(`UPDATE tables SET status = 'over', lost = 1, ended_at = ? WHERE id = ?`, [
      Date.now(),
      id,
    ]);
  }

  /** For the transaction that writes the last entry: nothing is secret any more, so the key is kept in the clear. */
  finishing(id: TableId, key: string): Statement {
    return {
      sql: `UPDATE tables SET status = 'over', match_key = ?, ended_at = ? WHERE id = ?`,
      values: [key, Date.now(), id],
    };
  }
}

function makeSeat(row: SeatRow): SeatRecord {
  return {
    seat: row.seat,
    role: row.role,
    secret: row.secret === 1,
    name: row.name,
    colour: row.colour,
    code: row.code,
    secretHash: row.secret_hash,
    recoveryHash: row.recovery_hash,
    shareCheck: row.share_check,
    shareWrapped: row.share_wrapped,
    share: row.share,
    computer: row.computer as Level | null,
    onScreen: row.on_screen === 1,
  };
}

function makePlace(row: PlaceRow): PlaceRecord {
  const { place, name, invitation, secret_hash: secretHash, seed } = row;
  if (secretHash === null || seed === null) return { place, name, invitation, held: null };
  const { recovery_hash: recoveryHash, share_check: shareCheck, share_wrapped: shareWrapped } = row;
  const held = { secretHash, recoveryHash, shareCheck, shareWrapped, share: row.share, seed };
  return { place, name, invitation, held };
}

function makeRecord(row: TableRow, seats: readonly SeatRow[], places: readonly PlaceRow[]): TableRecord {
  return recordOf({
    id: row.id,
    game: row.game,
    gameVersion: row.game_version,
    options: JSON.parse(row.options),
    language: row.language as Language,
    createdAt: row.created_at,
    seal: row.seal as SealMode,
    seedCommitment: row.seed_commitment,
    serverShare: row.server_share,
    genesis: readGenesis(row),
    sealedSeed: row.sealed_seed,
    matchKey: row.match_key,
    lost: row.lost === 1,
    next: row.next,
    joinCode: row.join_code,
    seats: seats.map(makeSeat),
    places: places.map(makePlace),
    masks: row.masks === 1,
    replacing: row.replacing === null ? null : JSON.parse(row.replacing),
  });
}

/** The genesis begins the chain: one that cannot be read breaks it before the first entry. */
function readGenesis({ id, genesis }: TableRow): Genesis | null {
  if (genesis === null) return null;
  try {
    return JSON.parse(genesis);
  } catch {
    throw new BrokenChain(id, 1);
  }
}
