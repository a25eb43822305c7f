import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseClaimCode } from '../keys/random.js';
import { describeDrivers } from '../testing/drivers.js';
import { Connection } from './connection.js';
import { isObsolete, MIGRATIONS, migrate, unknownMigration } from './migrations.js';

/**
 * What each released step was when it was released. A new step gets a new line; a line that has to
 * change means that databases in people's houses would no longer be what the program believes.
 */
const RELEASED: Readonly<Record<string, string>> = {
  '002-sealed-log': 'b120583b122a807f',
  '003-scanners': '2460a05fb63b4537',
  '004-boards': 'e38021523f4dddc0',
  '005-host-sessions': 'fe387dc19d48e425',
  '006-probe': '139598e360082148',
  '007-ends': '1b3d9bfe9ae3aa44',
  '008-join-codes': '7847f90a0e11c345',
  '009-places': '1714790ec1d6a1dd',
  '010-reminders': '5045725fc8b1dd36',
  '011-waits': '33cdf4546601d10e',
  '012-computers': '47e4e653fee62168',
  '013-length-of-waits': 'f56de9b6c2089673',
  '014-hooks': '6fa462d3a93e66a2',
  '015-recovery-codes': 'cddcf84e44b670ff',
};

describe('the list of steps', () => {
  it('is numbered without gaps or repeats', () => {
    const numbers = MIGRATIONS.map(({ name }) => Number(/^(\d{3})-[a-z-]+$/.exec(name)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 2));
  });

  it('is what was released', () => {
    const sums = MIGRATIONS.map(({ name, statements }) => {
      const sum = createHash('sha256').update(statements.join('\n')).digest('hex');
      return [name, sum.slice(0, 16)];
    });
    expect(Object.fromEntries(sums)).toEqual(RELEASED);
  });
});

describeDrivers('migrate', (load) => {
  let connection: Connection;

  beforeEach(async () => {
    connection = await Connection.open(':memory:', 'create', await load());
  });
  afterEach(() => connection.close());

  const tables = async (): Promise<string[]> => {
    const sql = `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`;
    return (await connection.all<{ name: string }>(sql)).map(({ name }) => name);
  };

  const ONE = { name: '001-one', statements: ['CREATE TABLE one (a)'] };
  const TWO = { name: '002-two', statements: ['CREATE TABLE two (a)', 'DROP TABLE one'] };
  const BAD = { name: '002-bad', statements: ['CREATE TABLE two (a)', 'CREATE TABLE two (b)'] };

  it('applies every step to an empty database, and nothing a second time', async () => {
    await migrate(connection);
    const before = await tables();
    expect(before).toContain('log');
    await migrate(connection);
    expect(await tables()).toEqual(before);
    expect(await unknownMigration(connection)).toBeUndefined();
  });

  it('goes on where an older program stopped', async () => {
    await migrate(connection, [ONE]);
    expect(await tables()).toEqual(['migrations', 'one']);
    await migrate(connection, [ONE, TWO]);
    expect(await tables()).toEqual(['migrations', 'two']);
  });

  it('does a step wholly or not at all, and can be tried again', async () => {
    await expect(migrate(connection, [ONE, BAD])).rejects.toThrow('two');
    expect(await tables()).toEqual(['migrations', 'one']);
    await migrate(connection, [ONE, TWO]);
    expect(await tables()).toEqual(['migrations', 'two']);
  });

  it('lets games that were over before ends were noted count as of their beginning', async () => {
    const later = MIGRATIONS.findIndex(({ name }) => name === '007-ends');
    await migrate(connection, MIGRATIONS.slice(0, later));
    await connection.run(
      `INSERT INTO tables (id, game, game_version, options, language, status, created_at, seal,
        seed_commitment) VALUES ('a', 'g', 1, '', 'en', 'over', 5, '', ''),
        ('b', 'g', 1, '', 'en', 'playing', 6, '', '')`,
    );
    await migrate(connection);
    expect(await connection.all('SELECT id, ended_at FROM tables ORDER BY id')).toEqual([
      { id: 'a', ended_at: 5 },
      { id: 'b', ended_at: null },
    ]);
  });

  it('gives tables at which people gather a code to join by, each its own', async () => {
    const later = MIGRATIONS.findIndex(({ name }) => name === '008-join-codes');
    await migrate(connection, MIGRATIONS.slice(0, later));
    await connection.run(
      `INSERT INTO tables (id, game, game_version, options, language, status, created_at, seal,
        seed_commitment) VALUES ('a', 'g', 1, '', 'en', 'gathering', 1, '', ''),
        ('b', 'g', 1, '', 'en', 'gathering', 2, '', ''), ('c', 'g', 1, '', 'en', 'playing', 3, '', ''),
        ('d', 'g', 1, '', 'en', 'gathering', 4, '', '')`,
    );
    await connection.run(
      `INSERT INTO seats (table_id, position, seat, role, secret, name, colour) VALUES
        ('a', 0, 's', '', 0, '', ''), ('b', 0, 's', '', 0, '', ''), ('c', 0, 's', '', 0, '', ''),
        ('d', 0, 's', '', 1, '', '')`,
    );
    await migrate(connection);
    const rows = await connection.all<{ join_code: string | null }>(
      'SELECT join_code FROM tables ORDER BY id',
    );
    const [a, b, ...rest] = rows.map(({ join_code }) => join_code);
    expect([a, b].map((code) => parseClaimCode(code ?? ''))).toEqual([a, b]);
    expect(a).not.toBe(b);
    expect(rest).toEqual([null, null]);
  });

  it('knows the steps of a later program, and those of the first one', async () => {
    await migrate(connection);
    expect(await isObsolete(connection)).toBe(false);
    await connection.run(`INSERT INTO migrations VALUES ('001-tables-seats-log')`);
    expect(await isObsolete(connection)).toBe(true);
    await connection.run(`DELETE FROM migrations WHERE name LIKE '001%'`);
    await connection.run(`INSERT INTO migrations VALUES ('999-later')`);
    expect(await unknownMigration(connection)).toBe('999-later');
  });
});
