import type { Connection } from '../database/connection.js';

/** As the database rejects it. */
const diskFull = () => Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' });

/** Until what it returns is called, nothing is written. */
export function failAllWrites(connection: Connection): () => void {
  const { run, runPrepared } = connection;
  const refuse = () => Promise.reject(diskFull());
  Object.assign(connection, { run: refuse, runPrepared: refuse });
  return () => void Object.assign(connection, { run, runPrepared });
}

/** The next statement that begins so is written, and yet reported as failed. */
export function failNextAfterWriting(connection: Connection, beginning: string): void {
  const { run } = connection;
  connection.run = async (sql, values) => {
    const done = await run.call(connection, sql, values);
    if (!sql.startsWith(beginning)) return done;
    connection.run = run;
    throw diskFull();
  };
}

/** Holds up the statements that begin so, until they are refused or let through. */
export function holdStatements(
  connection: Connection,
  beginning: string,
): {
  readonly reached: Promise<void>;
  readonly refuse: () => void;
  readonly letThrough: () => void;
  readonly restore: () => void;
} {
  const { run } = connection;
  let reach = () => {};
  let decide: (isRefused: boolean) => void = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const restore = () => {
    connection.run = run;
  };
  connection.run = async (sql, values) => {
    if (sql.startsWith(beginning)) {
      reach();
      if (await decided) throw diskFull();
    }
    return run.call(connection, sql, values);
  };
  return { reached, refuse: () => decide(true), letThrough: () => decide(false), restore };
}
