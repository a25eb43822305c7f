/** In the order of preference. `node` is the SQLite that Node.js brings along (22.13 and later). */
export const DRIVER_NAMES = ['sqlite3', 'node'] as const;
export type DriverName = (typeof DRIVER_NAMES)[number];

/** Texts hold no zero character: Node 22 cuts them off there. */
export type SqlValue = string | number | null;

export type OpenMode = 'read' | 'write' | 'create';

/**
 * One open database. Statements are carried out one after the other in the order of the calls, and
 * never on the thread that calls. Every method rejects with an `Error` whose `code` is SQLite's
 * (`SQLITE_BUSY`, `SQLITE_FULL`, …) and whose message begins with it.
 */
export type OpenedDatabase = {
  run(sql: string, values: readonly SqlValue[]): Promise<{ readonly changes: number }>;
  /** As `run`, for a statement that comes again and again: it is compiled once. */
  runPrepared(sql: string, values: readonly SqlValue[]): Promise<void>;
  all(sql: string, values: readonly SqlValue[]): Promise<readonly object[]>;
  /** After all that was asked for before. The files are then free for others. */
  close(): Promise<void>;
};

/** A library that reads and writes SQLite files. What one wrote the other reads. */
export type Driver = {
  readonly name: DriverName;
  /** `write` and `read` reject with `SQLITE_CANTOPEN` where there is no file. */
  open(path: string, mode: OpenMode): Promise<OpenedDatabase>;
};

/** How long a statement waits for another program that holds the file. */
export const BUSY_TIMEOUT_MS = 1_000;
