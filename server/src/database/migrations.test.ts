import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDrivers } from '../testing/drivers.js';
import { Connection } from './connection.js';
import { MIGRATIONS, migrate, unknownMigration } from './migrations.js';

/**
 * What each released step was when it was released. A new step gets a new line; a line that has to
 * change means that databases in people's houses would no longer be what the program believes.
 */
const RELEASED: Readonly<Record<string, string>> = {
  '001-first': '0a28a450da36ee5e',
};

describe('the list of steps', () => {
  it('is numbered without gaps or repeats', () => {
    const numbers = MIGRATIONS.map(({ name }) => Number(/^(\d{3})-[a-z-]+$/.exec(name)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
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

  it('goes on where an earlier program stopped', async () => {
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

  it('knows the steps of a later program', async () => {
    await migrate(connection);
    await connection.run(`INSERT INTO migrations VALUES ('999-later')`);
    expect(await unknownMigration(connection)).toBe('999-later');
  });
});
