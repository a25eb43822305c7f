import type { Connection } from '../database/connection.js';

/** Until its own `run` is put back, nothing is written. */
export function failing(connection: Connection): { readonly run: Connection['run'] } {
  const { run } = connection;
  connection.run = () => Promise.reject(new Error('the disk is full'));
  return { run };
}

/** Holds up the statements that begin so, until they are refused. */
export function holding(
  connection: Connection,
  beginning: string,
): { readonly reached: Promise<void>; readonly refuse: () => void; readonly restore: () => void } {
  const { run } = connection;
  let reach = () => {};
  let refuse = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const restore = () => {
    connection.run = run;
  };
  connection.run = async (sql, values) => {
    if (!sql.startsWith(beginning)) return run.call(connection, sql, values);
    reach();
    await refused;
    throw new Error('the disk is full');
  };
  return { reached, refuse, restore };
}
