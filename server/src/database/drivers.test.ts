import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeDrivers, driverNamed, hasBothDrivers } from '../testing/drivers.js';
import { hasDriver } from '../testing/drivers-here.js';
import { Connection, sqliteCode } from './connection.js';
import { DRIVER_NAMES, type Driver } from './driver.js';
import { loadDriver } from './drivers.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-driver-'));
  file = join(folder, 'some.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => {
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).message).toContain(sqliteCode(error));
      return sqliteCode(error);
    },
  );

describeDrivers('a database', (load) => {
  let driver: Driver;
  const opened: Connection[] = [];

  const open = async (mode: 'read' | 'write' | 'create', path = file): Promise<Connection> => {
    const connection = await Connection.open(path, mode, driver);
    opened.push(connection);
    return connection;
  };

  beforeEach(async () => {
    driver = await load();
  });
  afterEach(async () => {
    for (const connection of opened.splice(0)) await connection.close().catch(() => undefined);
  });

  it('gives back what it was given', async () => {
    const connection = await open('create');
    expect(connection.driver).toBe(driver.name);
    await connection.run('CREATE TABLE t (n INTEGER, x REAL, s TEXT)');
    const rows = [
      { n: 1, x: 0.5, s: 'Straße 🕵️' },
      { n: 2 ** 53 - 1, x: -1e300, s: '' },
      { n: null, x: null, s: null },
    ];
    for (const { n, x, s } of rows) await connection.run('INSERT INTO t VALUES (?, ?, ?)', [n, x, s]);
    expect(await connection.all('SELECT * FROM t')).toEqual(rows);
    expect(await connection.get('SELECT typeof(n) AS n, typeof(x) AS x FROM t')).toEqual({
      n: 'integer',
      x: 'real',
    });
    expect(await connection.get('SELECT 1 AS one WHERE false')).toBeUndefined();
  });

  it('counts what was changed', async () => {
    const connection = await open('create');
    await connection.run('CREATE TABLE t (n INTEGER)');
    expect(await connection.run('INSERT INTO t VALUES (1), (2), (3)')).toEqual({ changes: 3 });
    expect(await connection.write('UPDATE t SET n = 9 WHERE n > 1')).toEqual({ changes: 2 });
    expect(await connection.write('DELETE FROM t WHERE n = 77')).toEqual({ changes: 0 });
  });

  it('carries out statements in the order of the calls', async () => {
    const connection = await open('create');
    const made = connection.run('CREATE TABLE t (n INTEGER)');
    const filled = Array.from({ length: 30 }, (_, n) =>
      n % 2 === 0
        ? connection.run('INSERT INTO t VALUES (?)', [n])
        : connection.runPrepared('INSERT INTO t VALUES (?)', [n]),
    );
    const counted = connection.get('SELECT count(*) AS count FROM t');
    await Promise.all([made, ...filled]);
    expect(await counted).toEqual({ count: 30 });
  });

  it('says by SQLite’s codes what is wrong', async () => {
    const connection = await open('create');
    await connection.run('CREATE TABLE t (n INTEGER UNIQUE)');
    await connection.run('INSERT INTO t VALUES (1)');
    expect(await code(connection.run('INSERT INTO t VALUES (1)'))).toBe('SQLITE_CONSTRAINT');
    const again = connection.runPrepared('INSERT INTO t VALUES (?)', [1]);
    expect(await code(again)).toBe('SQLITE_CONSTRAINT');
    expect(await code(connection.run('SELECT nonsense'))).toBe('SQLITE_ERROR');
    expect(await code(connection.runPrepared('SELECT nonsense', []))).toBe('SQLITE_ERROR');
    await connection.run('PRAGMA query_only = ON');
    expect(await code(connection.run('INSERT INTO t VALUES (2)'))).toBe('SQLITE_READONLY');
    await connection.run('PRAGMA query_only = OFF');
    await connection.run('PRAGMA max_page_count = 1');
    const long = connection.run(`INSERT INTO t SELECT value FROM
      (WITH RECURSIVE v(value) AS (SELECT 2 UNION ALL SELECT value + 1 FROM v LIMIT 9999)
       SELECT value FROM v)`);
    expect(await code(long)).toBe('SQLITE_FULL');
    await connection.run('PRAGMA max_page_count = 4294967294');
    await connection.runPrepared('INSERT INTO t VALUES (?)', [3]);
    expect(await connection.all('SELECT n FROM t ORDER BY n')).toEqual([{ n: 1 }, { n: 3 }]);
  });

  it('rolls back what failed in the middle, and a later transaction goes through', async () => {
    const connection = await open('create');
    await connection.run('CREATE TABLE t (n INTEGER UNIQUE)');
    const insert = 'INSERT INTO t VALUES (?)';
    const failing = connection.transaction(async () => {
      await connection.run(insert, [1]);
      await connection.run(insert, [1]);
    });
    expect(await code(failing)).toBe('SQLITE_CONSTRAINT');
    await connection.transaction(async () => {
      await connection.run(insert, [2]);
    });
    expect(await connection.all('SELECT n FROM t')).toEqual([{ n: 2 }]);
  });

  it('makes no file unless told to, and takes no text for a database', async () => {
    expect(await code(open('write'))).toBe('SQLITE_CANTOPEN');
    expect(await code(open('read'))).toBe('SQLITE_CANTOPEN');
    expect(await code(open('create', join(folder, 'no', 'such', 'folder')))).toBe('SQLITE_CANTOPEN');
    await writeFile(file, 'Dear diary, today Mister X escaped again.\n'.repeat(50));
    const connection = await open('read');
    expect(await code(connection.all('PRAGMA quick_check(1)'))).toBe('SQLITE_NOTADB');
  });

  it('does not write where it may only read', async () => {
    await (await open('create')).run('CREATE TABLE t (n INTEGER)');
    const reader = await open('read');
    expect(await code(reader.run('INSERT INTO t VALUES (1)'))).toBe('SQLITE_READONLY');
    expect(await reader.all('SELECT * FROM t')).toEqual([]);
  });

  it('is held against others, and free as soon as it is closed', async () => {
    const first = await open('create');
    await first.run('PRAGMA locking_mode = EXCLUSIVE');
    await first.run('PRAGMA journal_mode = WAL');
    await first.run('CREATE TABLE t (n INTEGER)');
    await first.runPrepared('INSERT INTO t VALUES (?)', [1]);
    const second = await open('write');
    expect(await code(second.run('BEGIN IMMEDIATE'))).toBe('SQLITE_BUSY');
    await first.close();
    await second.run('INSERT INTO t VALUES (2)');
    expect(await second.all('SELECT n FROM t')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('finishes what was asked for before it closes, and refuses what comes after', async () => {
    const connection = await open('create');
    await connection.run('CREATE TABLE t (n INTEGER)');
    const written = Promise.all(
      Array.from({ length: 20 }, (_, n) => connection.write('INSERT INTO t VALUES (?)', [n])),
    );
    await connection.close();
    await written;
    expect(await code(connection.run('SELECT 1'))).toBe('CLOSED');
    const again = await open('write');
    expect(await again.get('SELECT count(*) AS count FROM t')).toEqual({ count: 20 });
  });

  it('lets this thread go on meanwhile', async () => {
    const connection = await open('create');
    let ticks = 0;
    let over = false;
    const slow = connection
      .all(`WITH RECURSIVE v(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM v LIMIT 400000)
            SELECT count(*) FROM v`)
      .then(() => {
        over = true;
      });
    while (!over) {
      ticks += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await slow;
    expect(ticks).toBeGreaterThan(10);
  });

  it('keeps no process that has nothing else to do, and writes nothing to its terminal', async () => {
    const script = `
      const { loadDriver } = await import(${JSON.stringify(dist('drivers.js'))});
      const { Connection } = await import(${JSON.stringify(dist('connection.js'))});
      const driver = await loadDriver('${driver.name}');
      const open = await Connection.open(':memory:', 'create', driver.value);
      await open.run('CREATE TABLE t (n)');
      const other = await Connection.open(':memory:', 'create', driver.value);
      await other.close();
      console.log('one closed, one left open');`;
    const args = ['--input-type=module', '--eval', script];
    const ran = await promisify(execFile)(process.execPath, args);
    expect(ran).toEqual({ stdout: 'one closed, one left open\n', stderr: '' });
  });
});

const dist = (name: string): string => new URL(`../../dist/database/${name}`, import.meta.url).href;

describe.skipIf(!hasBothDrivers)('the files of both drivers', () => {
  it.each([DRIVER_NAMES, [...DRIVER_NAMES].reverse()])('written by %s are read by %s', async (...pair) => {
    const [writer, reader] = await Promise.all(pair.map((name) => driverNamed(name)));
    const first = await Connection.open(file, 'create', writer);
    await first.run('PRAGMA journal_mode = WAL');
    await first.run('CREATE TABLE t (s TEXT)');
    await first.run('INSERT INTO t VALUES (?)', ['im Schnee']);
    await first.close();
    const second = await Connection.open(file, 'write', reader);
    await second.run('INSERT INTO t VALUES (?)', ['und im Regen']);
    expect(await second.all('SELECT s FROM t')).toEqual([{ s: 'im Schnee' }, { s: 'und im Regen' }]);
    expect(await second.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    await second.close();
  });
});

describe('the choice of a driver', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.skipIf(!hasDriver('sqlite3'))('is sqlite3, as long as it loads', async () => {
    vi.stubEnv('MISTERX_DATABASE_DRIVER', '');
    expect(await loadDriver()).toMatchObject({ ok: true, value: { name: 'sqlite3' } });
  });

  it('can be made by a variable, over which the caller wins', async () => {
    vi.stubEnv('MISTERX_DATABASE_DRIVER', 'node');
    const byVariable = await loadDriver();
    expect(byVariable.ok ? byVariable.value.name : byVariable.error).toEqual(
      hasDriver('node') ? 'node' : { code: 'DRIVER_MISSING', driver: 'node', node: process.versions.node, reason: '' },
    );
    const byCaller = await loadDriver('sqlite3');
    expect(byCaller).toMatchObject(
      hasDriver('sqlite3')
        ? { ok: true, value: { name: 'sqlite3' } }
        : { ok: false, error: { code: 'DRIVER_MISSING', driver: 'sqlite3' } },
    );
  });

  describe('where sqlite3 does not load', () => {
    const broken = () => Promise.reject(new Error('Could not locate the bindings file.\nTried: …'));

    it('falls to Node’s own, or says that there is none', async () => {
      vi.stubEnv('MISTERX_DATABASE_DRIVER', '');
      const fake: Driver = { name: 'node', open: () => Promise.reject(new Error('not asked')) };
      expect(await loadDriver(undefined, { sqlite3: broken, node: () => fake })).toEqual({
        ok: true,
        value: fake,
      });
      expect(await loadDriver(undefined, { sqlite3: broken, node: () => undefined })).toMatchObject({
        ok: false,
        error: {
          code: 'DRIVER_MISSING',
          driver: 'sqlite3',
          reason: 'Could not locate the bindings file.',
        },
      });
    });

    it('takes no other than the one that was asked for', async () => {
      const fake: Driver = { name: 'node', open: () => Promise.reject(new Error('not asked')) };
      expect(await loadDriver('sqlite3', { sqlite3: broken, node: () => fake })).toMatchObject({
        ok: false,
        error: { code: 'DRIVER_MISSING', driver: 'sqlite3' },
      });
    });
  });
});
