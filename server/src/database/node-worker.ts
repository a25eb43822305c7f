import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { SqlValue } from './driver.js';
import type { WorkerAnswer, WorkerOrder, WorkerRequest } from './node-driver.js';

/**
 * The thread in which Node's own SQLite works, which knows only calls that wait. One request after
 * the other, in the order in which they come.
 */

/** The part of `node:sqlite` that is used; the oldest Node of ours has no types for it. */
type Statement = {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  all(...values: readonly SqlValue[]): object[];
};
type Database = { prepare(sql: string): Statement; exec(sql: string): void; close(): void };
type Library = {
  readonly DatabaseSync: new (path: string, options: object) => Database;
};

/** SQLite's primary result codes, https://sqlite.org/rescode.html; the position is the number. */
const CODES = [
  ...['OK', 'ERROR', 'INTERNAL', 'PERM', 'ABORT', 'BUSY', 'LOCKED', 'NOMEM', 'READONLY'],
  ...['INTERRUPT', 'IOERR', 'CORRUPT', 'NOTFOUND', 'FULL', 'CANTOPEN', 'PROTOCOL', 'EMPTY'],
  ...['SCHEMA', 'TOOBIG', 'CONSTRAINT', 'MISMATCH', 'MISUSE', 'NOLFS', 'AUTH', 'FORMAT', 'RANGE'],
  ...['NOTADB', 'NOTICE', 'WARNING'],
].map((name) => `SQLITE_${name}`);

/** Node 22 calls it an experiment each time; people who play need not read that. */
function loadQuietly(): Library {
  const warn = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite' as 'node:fs') as unknown as Library;
  } finally {
    process.emitWarning = warn;
  }
}

function open({ path, mode, busyMs }: WorkerOrder): Database {
  if (mode !== 'create' && path !== ':memory:' && !existsSync(path)) {
    throw Object.assign(new Error('unable to open database file'), { errcode: 14 });
  }
  const { DatabaseSync } = loadQuietly();
  const database = new DatabaseSync(path, {
    readOnly: mode === 'read',
    // As SQLite has it, unless the caller asks for more.
    enableForeignKeyConstraints: false,
  });
  database.exec(`PRAGMA busy_timeout = ${busyMs}`);
  return database;
}

function failure(id: number, error: unknown): WorkerAnswer {
  const words = error instanceof Error ? error.message : String(error);
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN;
  // The upper bits say more than anybody asks for.
  const code = CODES[number & 0xff];
  if (Number.isNaN(number) || code === undefined) {
    return { id, ok: false, code: 'SQLITE_MISUSE', message: `SQLITE_MISUSE: ${words}` };
  }
  return { id, ok: false, code, message: `${code}: ${words}` };
}

function attempt(id: number, work: () => unknown): WorkerAnswer {
  try {
    return { id, ok: true, value: work() };
  } catch (error) {
    return failure(id, error);
  }
}

let database: Database | undefined;
const prepared = new Map<string, Statement>();

function statementFor(request: Extract<WorkerRequest, { sql: string }>): Statement {
  if (database === undefined) throw new Error('Database is closed');
  if (request.what !== 'runPrepared') return database.prepare(request.sql);
  let statement = prepared.get(request.sql);
  if (statement === undefined) {
    statement = database.prepare(request.sql);
    prepared.set(request.sql, statement);
  }
  return statement;
}

function serve(request: WorkerRequest): unknown {
  if (request.what === 'close') {
    prepared.clear();
    database?.close();
    database = undefined;
    return undefined;
  }
  const statement = statementFor(request);
  if (request.what === 'all') return statement.all(...request.values);
  return { changes: Number(statement.run(...request.values).changes) };
}

const opened = attempt(0, () => {
  database = open(workerData as WorkerOrder);
  return undefined;
});
parentPort?.postMessage(opened);
if (opened.ok) {
  parentPort?.on('message', (request: WorkerRequest) => {
    const answer = attempt(request.id, () => serve(request));
    parentPort?.postMessage(answer);
    if (request.what === 'close' && answer.ok) parentPort?.close();
  });
}
