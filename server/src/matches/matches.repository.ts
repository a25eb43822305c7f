import type { Batch, Json, Seat } from '@mister-x/engine';
import type { RefusalBody, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';
import { GroupCommit } from '../database/group-commit.js';

/** The device's own name for a command, and what it said (CM-6). */
export type CommandMark = {
  readonly id: string;
  readonly digest: string;
};

export type LogEntry = {
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly seat: Seat;
  readonly batch: Batch<Json>;
  /** `null` for what the referee does by itself. */
  readonly command: (CommandMark & { readonly revision: number }) | null;
};

export type RefusalEntry = CommandMark & {
  readonly seat: Seat;
  readonly refusal: RefusalBody;
};

type LogRow = {
  readonly sequence: number;
  readonly seat: string;
  readonly command: string | null;
  readonly digest: string | null;
  readonly revision: number | null;
  readonly batch: string;
};

type RefusalRow = {
  readonly seat: string;
  readonly command: string;
  readonly digest: string;
  readonly refusal: string;
};

/** The append-only log of all matches, and the answers to commands that were refused. */
@Injectable()
export class MatchesRepository {
  private readonly log: GroupCommit;
  private readonly refusals: GroupCommit;

  constructor(private readonly connection: Connection) {
    this.log = new GroupCommit(
      connection,
      'INSERT INTO log (table_id, sequence, seat, command, digest, revision, batch) VALUES',
    );
    this.refusals = new GroupCommit(
      connection,
      'INSERT INTO refusals (table_id, seat, command, digest, refusal) VALUES',
    );
  }

  /** Resolves when the entry is on the disk. */
  append(table: TableId, entry: LogEntry): Promise<void> {
    const { sequence, seat, command, batch } = entry;
    return this.log.append([
      table,
      sequence,
      seat,
      command?.id ?? null,
      command?.digest ?? null,
      command?.revision ?? null,
      JSON.stringify(batch),
    ]);
  }

  keepRefusal(table: TableId, { seat, id, digest, refusal }: RefusalEntry): Promise<void> {
    return this.refusals.append([table, seat, id, digest, JSON.stringify(refusal)]);
  }

  async dropRefusal(table: TableId, seat: Seat, id: string): Promise<void> {
    await this.connection.write(
      'DELETE FROM refusals WHERE table_id = ? AND seat = ? AND command = ?',
      [table, seat, id],
    );
  }

  /** The whole log in order. Throws where an entry is missing. */
  async readLog(table: TableId): Promise<readonly LogEntry[]> {
    const rows = await this.connection.all<LogRow>(
      'SELECT * FROM log WHERE table_id = ? ORDER BY sequence',
      [table],
    );
    return rows.map((row, index) => {
      if (row.sequence !== index + 1) throw new Error(`entry ${index + 1} of the log is missing`);
      return makeEntry(row);
    });
  }

  /** Oldest first. */
  async readRefusals(table: TableId): Promise<readonly RefusalEntry[]> {
    const rows = await this.connection.all<RefusalRow>(
      'SELECT * FROM refusals WHERE table_id = ? ORDER BY number',
      [table],
    );
    return rows.map(({ seat, command, digest, refusal }) => ({
      seat,
      id: command,
      digest,
      refusal: JSON.parse(refusal),
    }));
  }
}

function makeEntry(row: LogRow): LogEntry {
  const { sequence, seat, command, digest, revision } = row;
  return {
    sequence,
    seat,
    batch: JSON.parse(row.batch),
    command:
      command === null || digest === null || revision === null
        ? null
        : { id: command, digest, revision },
  };
}
