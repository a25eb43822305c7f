import { setImmediate as soon } from 'node:timers/promises';
import type { Json, MatchNotice, MatchView, Seat } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import type { Entry } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';
import { BrokenChain } from '../../database/broken-chain.js';
import { Connection, type SqlValue, type Statement } from '../../database/connection.js';
import { GroupCommit } from '../../database/group-commit.js';
import { type ShownJson, ShownViewsRepository } from './shown-views.repository.js';

/** A command by its client's own name for it, and a digest of what it said (CM-6). */
export type CommandKey = { readonly seat: Seat; readonly id: string; readonly digest: string };

/** One row of the log as it is stored. */
export type LogRow = {
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly entry: Entry;
  /** Ends the entry: the head of the chain, or what a private entry adds to it. */
  readonly hash: string;
  /** `AcceptedAnswer`, sealed for a secret seat; `null` for what the referee does by itself. */
  readonly answer: string | null;
  /** What the table was told. */
  readonly notices: readonly MatchNotice<Json>[];
};

/** The answer to an accepted command. */
export type AcceptedAnswer = CommandKey & { readonly revision: number };

/** The table's own view after an entry, as it was read. */
export type ShownView = { readonly revision: number; readonly view: MatchView<Json> };

export type RefusalRow = {
  readonly seat: Seat;
  readonly id: string;
  /** Digest and refusal, sealed for a secret seat. */
  readonly answer: string;
};

type StoredRow = {
  readonly sequence: number;
  readonly entry: string;
  readonly hash: string;
  readonly answer: string | null;
  readonly notices: string;
};

const APPEND_SQL = 'INSERT INTO appending (table_id, sequence, entry, hash, answer, notices, revision, view) VALUES';

const APPEND_ROW_SQL = `${APPEND_SQL} (?, ?, ?, ?, ?, ?, ?, ?)`;

/** So few that folding them, with a view for each viewer after each, takes some milliseconds. */
const ROWS_PER_READ = 16;

const SELECT_ROWS_SQL = `SELECT sequence, entry, hash, answer, notices FROM log
  WHERE table_id = ? AND sequence > ? ORDER BY sequence LIMIT ${ROWS_PER_READ}`;

/** The append-only log of all matches, and the answers to commands that were refused. */
@Injectable()
export class MatchesRepository {
  private readonly log: GroupCommit;
  private readonly refusals: GroupCommit;
  private readonly views: ShownViewsRepository;

  constructor(private readonly connection: Connection) {
    this.log = new GroupCommit(connection, APPEND_SQL);
    this.views = new ShownViewsRepository(connection);
    this.refusals = new GroupCommit(connection, 'INSERT INTO refusals (table_id, seat, command, answer) VALUES');
  }

  /**
   * Resolves when the row is on the disk.
   * @param shown the view that the table has after it, written now or a little later (`ShownViewsRepository`)
   * @param also kept together with the row or not at all
   */
  async append(table: TableId, row: LogRow, shown: ShownJson | null, also: Statement | null = null): Promise<void> {
    const isDue = this.views.isDue(table) || also !== null;
    const values = valuesOf(table, row, isDue ? shown : null);
    if (also === null) await this.log.append(values);
    else await this.together({ sql: APPEND_ROW_SQL, values }, also);
    // Not before: a view of what is not on the disk is a view of something that never happened.
    if (shown !== null) this.views.kept(table, shown, isDue);
  }

  /** The same for someone who writes more in one transaction. */
  appending(table: TableId, row: LogRow, shown: ShownJson | null): Statement {
    return { sql: APPEND_ROW_SQL, values: valuesOf(table, row, shown) };
  }

  private together(one: Statement, other: Statement): Promise<void> {
    return this.connection.transaction(async () => {
      await this.connection.run(one.sql, one.values);
      await this.connection.run(other.sql, other.values);
    });
  }

  /** Resolves when nothing waits any more to be written. */
  writeViews(): Promise<void> {
    return this.views.writeWaiting();
  }

  keepRefusal(table: TableId, { seat, id, answer }: RefusalRow): Promise<void> {
    return this.refusals.append([table, seat, id, answer]);
  }

  async dropRefusal(table: TableId, seat: Seat, id: string): Promise<void> {
    await this.connection.write('DELETE FROM refusals WHERE table_id = ? AND seat = ? AND command = ?', [
      table,
      seat,
      id,
    ]);
  }

  /**
   * The log in order, some rows at a time: while they are read and worked on, however many there are, others have
   * their turn. Throws `BrokenChain` where a row cannot be read; else it is unchecked.
   * @param after the sequence after which it begins
   */
  async *readLog(table: TableId, after = 0): AsyncGenerator<readonly LogRow[], void> {
    for (let last = after; ; ) {
      const rows = await this.connection.all<StoredRow>(SELECT_ROWS_SQL, [table, last]);
      if (rows.length === 0) return;
      yield rows.map((row) => readRow(table, row));
      if (rows.length < ROWS_PER_READ) return;
      // A driver that answers at once leaves nobody else a turn.
      await soon();
      last = rows.at(-1)?.sequence ?? last;
    }
  }

  /**
   * What the table was last shown. It is kept beside the chain, which does not vouch for it. Throws
   * `BrokenChain` where it cannot be read.
   * @param sequence of the last entry
   */
  async readShown(table: TableId, sequence: number): Promise<ShownView | undefined> {
    const row = await this.connection.get<{ revision: number; view: string }>(
      'SELECT revision, view FROM shown WHERE table_id = ?',
      [table],
    );
    if (row === undefined) return undefined;
    try {
      return { revision: row.revision, view: JSON.parse(row.view) };
    } catch {
      throw new BrokenChain(table, sequence);
    }
  }

  /** Oldest first. */
  async readRefusals(table: TableId): Promise<readonly RefusalRow[]> {
    const rows = await this.connection.all<{ seat: string; command: string; answer: string }>(
      'SELECT seat, command, answer FROM refusals WHERE table_id = ? ORDER BY number',
      [table],
    );
    return rows.map(({ seat, command, answer }) => ({ seat, id: command, answer }));
  }
}

function valuesOf(table: TableId, row: LogRow, shown: ShownJson | null): readonly SqlValue[] {
  const { sequence, entry, hash, answer, notices } = row;
  return [
    table,
    sequence,
    JSON.stringify(entry),
    hash,
    answer,
    JSON.stringify(notices),
    shown?.revision ?? null,
    shown?.json ?? null,
  ];
}

function readRow(table: TableId, { sequence, entry, hash, answer, notices }: StoredRow): LogRow {
  try {
    const read: unknown = JSON.parse(entry);
    if (typeof read === 'object' && read !== null) {
      return { sequence, entry: read as Entry, hash, answer, notices: JSON.parse(notices) };
    }
  } catch {
    // It is broken as well.
  }
  throw new BrokenChain(table, sequence);
}
