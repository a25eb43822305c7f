import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDrivers } from '../testing/drivers.js';
import { Connection } from './connection.js';
import { GroupCommit } from './group-commit.js';

describeDrivers('group commit', (load) => {
  let connection: Connection;
  let writer: GroupCommit;
  let transactions: string[];

  beforeEach(async () => {
    connection = await Connection.open(':memory:', 'create', await load());
    await connection.run('CREATE TABLE log (match TEXT, sequence INTEGER, UNIQUE (match, sequence))');
    transactions = [];
    const run = connection.run.bind(connection);
    const runPrepared = connection.runPrepared.bind(connection);
    connection.run = (sql, values) => {
      transactions.push(sql);
      return run(sql, values);
    };
    connection.runPrepared = (sql, values) => {
      transactions.push(sql);
      return runPrepared(sql, values);
    };
    writer = new GroupCommit(connection, 'INSERT INTO log (match, sequence) VALUES');
  });

  afterEach(() => connection.close());

  it('writes what waits in one transaction', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => writer.append([`m${n}`, 1])));
    // The first row goes alone, the others wait for it and go together.
    expect(transactions).toHaveLength(2);
    expect(await connection.all('SELECT * FROM log')).toHaveLength(40);
  });

  it('lets a bad row fail alone', async () => {
    await writer.append(['a', 1]);
    const results = await Promise.allSettled([
      writer.append(['b', 1]),
      writer.append(['c', 1]),
      writer.append(['a', 1]),
      writer.append(['d', 1]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const rows = await connection.all<{ match: string }>('SELECT match FROM log ORDER BY match');
    expect(rows.map(({ match }) => match)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after a failure', async () => {
    await writer.append(['a', 1]);
    await expect(writer.append(['a', 1])).rejects.toThrow('UNIQUE');
    await writer.append(['a', 2]);
    expect(await connection.all('SELECT * FROM log')).toHaveLength(2);
  });

  it('keeps out of other transactions on the connection', async () => {
    let ask = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const transfer = connection.transaction(async () => {
      await connection.run(`INSERT INTO log VALUES ('t', 1)`);
      await asked;
      throw new Error('changed my mind');
    });
    const appended = writer.append(['a', 1]);
    setImmediate(ask);
    await expect(transfer).rejects.toThrow('changed my mind');
    await appended;
    expect(await connection.all('SELECT match FROM log')).toEqual([{ match: 'a' }]);
  });

  it.each([
    ['its end fails as well', 'ROLLBACK', false],
    ['its beginning is said to have failed, and has not', 'BEGIN IMMEDIATE', true],
  ])('writes nothing into a transaction that is left open when %s', async (_, sql, isDone) => {
    const { run } = connection;
    let isBroken = true;
    connection.run = async (asked, values) => {
      const fails = isBroken && (asked === sql || asked === 'ROLLBACK');
      const done = fails && !(isDone && asked === sql) ? undefined : await run(asked, values);
      if (!fails && done !== undefined) return done;
      throw Object.assign(new Error('SQLITE_IOERR: disk I/O error'), { code: 'SQLITE_IOERR' });
    };
    const failing = connection.transaction(async () => {
      await connection.run(`INSERT INTO log VALUES ('t', 1)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    await expect(Promise.all([writer.append(['a', 1]), writer.append(['a', 2])])).rejects.toThrow('SQLITE_IOERR');
    await expect(connection.all('SELECT match FROM log')).rejects.toThrow('SQLITE_IOERR');
    isBroken = false;
    expect(await connection.all('SELECT match FROM log')).toEqual([]);
    await writer.append(['b', 1]);
    // Were it in the open one, this would end with it, or could not begin.
    await expect(connection.transaction(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow(
      'changed my mind',
    );
    expect(await connection.all('SELECT match FROM log')).toEqual([{ match: 'b' }]);
  });
});
