import { Connection, type SqlValue } from './connection.js';

type WaitingRow = {
  readonly row: readonly SqlValue[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/** Keeps one statement below SQLite's limit of variables. */
const ROWS_MAX = 500;
const PREPARED_MAX = 16;

/**
 * Appends rows for many callers in few transactions: whatever arrives while one is being written
 * goes into the next, as one INSERT of many rows. A row that cannot be stored fails alone: the
 * others of its group are tried again one by one.
 */
export class GroupCommit {
  private waiting: WaitingRow[] = [];
  private busy = false;

  constructor(
    private readonly connection: Connection,
    /** Up to and including `VALUES`. */
    private readonly insert: string,
  ) {}

  /** Resolves when the row is on the disk; rejects when it is certain that it is not kept. */
  append(row: readonly SqlValue[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      if (!this.busy) void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.busy = true;
    while (this.waiting.length > 0) {
      await this.connection
        .exclusively(() => this.writeGroup())
        .catch((error) => {
          for (const { failed } of this.waiting.splice(0)) failed(error);
        });
    }
    this.busy = false;
  }

  private async writeGroup(): Promise<void> {
    const group = this.waiting.splice(0, ROWS_MAX);
    try {
      await this.write(group);
    } catch (error) {
      if (group.length === 1) return group[0]?.failed(error);
      for (const single of group) await this.write([single]).catch(single.failed);
    }
  }

  private async write(group: readonly WaitingRow[]): Promise<void> {
    const tuple = `(${group[0]?.row.map(() => '?').join(',')})`;
    const statement = `${this.insert} ${group.map(() => tuple).join(',')}`;
    const values = group.flatMap(({ row }) => row);
    // Small groups are the rule, and few enough in kind to be kept compiled.
    if (group.length <= PREPARED_MAX) await this.connection.runPrepared(statement, values);
    else await this.connection.run(statement, values);
    for (const { done } of group) done();
  }
}
