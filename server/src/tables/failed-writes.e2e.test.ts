import type { TableInfo } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { beforeEach, describe, expect, it } from 'vitest';
import { failAllWrites, failNextAfterWriting } from '../testing/broken-disk.js';
import { DatabaseTap } from '../testing/database.js';
import {
  createTable,
  openStubTable,
  hideCommand,
  makeCommand,
  startStubTable,
  type TestServer,
} from '../testing/evening.js';
import { serverForTest } from '../testing/server-for-test.js';
import { TablesRepository } from './tables.repository.js';

let server: TestServer;
let app: INestApplicationContext;
const tap = new DatabaseTap();
/** All servers of a process log to where the first one did. */
let log = '';
const write = (line: string): void => {
  log += line;
};

beforeEach(async () => {
  const onApp = (started: INestApplicationContext) => {
    app = started;
  };
  server = await serverForTest({ ...tap.overrides, onApp, log: { write } }, { logLevel: 'error' });
  log = '';
});

const genesisOf = async (table: string) => (await app.get(TablesRepository).find(table))?.genesis;

describe('the start of a game', () => {
  it('that is written, and yet reported as failed, is the only one', async () => {
    const { kiosk, keeper, guest, table } = await openStubTable(server);
    failNextAfterWriting(tap.open, 'UPDATE tables SET status');
    expect(await kiosk.code('table:start', { table })).toBe('DISK_FULL');
    const genesis = await genesisOf(table);
    expect(genesis).toMatchObject({ match: table });
    expect(await kiosk.code('table:start', { table })).toBe('ok');
    expect(await genesisOf(table)).toEqual(genesis);
    // Everybody is shown the game, and the host that nobody joins by the code any more.
    await guest.until(({ revision }) => revision === 2);
    await kiosk.until(({ pushes }) => pushes.some((push) => push.name === 'host' && push.body.joinCode === null));
    expect(await keeper.code('command', makeCommand(keeper, table, 'keeper', hideCommand(7)))).toBe('ok');
  });

  it('that is not written has not happened', async () => {
    const { kiosk, keeper, table } = await openStubTable(server);
    const mend = failAllWrites(tap.open);
    expect(await kiosk.code('table:start', { table })).toBe('DISK_FULL');
    mend();
    expect((await kiosk.look('table:open', table)).table.status).toBe('gathering');
    expect(await kiosk.code('table:start', { table })).toBe('ok');
    await keeper.until(({ revision }) => revision === 2);
  });

  it('is never written over another', async () => {
    const { table } = await startStubTable(server);
    const genesis = await genesisOf(table);
    if (genesis == null) throw new Error('it was started');
    const other = { ...genesis, startedAt: 1 };
    expect(await app.get(TablesRepository).start(table, other, 'seed')).toBe(false);
    expect(await genesisOf(table)).toEqual(genesis);
  });
});

it('a rematch that is written, and yet reported as failed, is the only one', async () => {
  const { kiosk, table } = await startStubTable(server);
  await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
  failNextAfterWriting(tap.open, 'COMMIT');
  expect(await kiosk.code('table:rematch', { table })).toBe('DISK_FULL');
  const next = (await app.get(TablesRepository).find(table))?.next;
  expect(await kiosk.get('table:rematch', { table })).toEqual({ table: next });
  const { tables } = await kiosk.get('host:open', { key: server.hostKey });
  expect(tables).toHaveLength(2);
});

describe('where the disk is full', () => {
  it('a table is not set up, which is no unexpected error', async () => {
    const { kiosk } = await startStubTable(server);
    const mend = failAllWrites(tap.open);
    await expect(createTable(kiosk)).rejects.toThrow('DISK_FULL');
    mend();
    await createTable(kiosk);
    expect(log).toContain('table:create could not be saved (DISK_FULL)');
    expect(log).not.toContain('unexpected');
  });

  it('everybody is told when there is room again, though nobody sends anything', async () => {
    const [{ keeper, kiosk, guest, table }, other] = [await startStubTable(server), await startStubTable(server)];
    const faults = (client: typeof guest) =>
      client.pushes.flatMap(({ name, body }) => (name === 'table' ? [(body as TableInfo).storageFault] : []));
    const mend = failAllWrites(tap.open);
    for (const each of [{ keeper, table }, other]) {
      const request = makeCommand(each.keeper, each.table, 'keeper', hideCommand(7));
      expect(await each.keeper.code('command', request)).toBe('DISK_FULL');
    }
    await other.guest.until(() => faults(other.guest).at(-1) === 'DISK_FULL');
    mend();
    for (const client of [kiosk, guest, keeper, other.guest]) {
      await client.until(() => faults(client).at(-1) === null);
    }
  });

  it('everybody at the table is told, until the same command is saved', async () => {
    const { keeper, kiosk, guest, table } = await startStubTable(server);
    const faults = (client: typeof guest) =>
      client.pushes.flatMap(({ name, body }) => (name === 'table' ? [(body as TableInfo).storageFault] : []));
    const mend = failAllWrites(tap.open);
    const request = makeCommand(keeper, table, 'keeper', hideCommand(7));
    expect(await keeper.code('command', request)).toBe('DISK_FULL');
    expect(await keeper.code('command', request)).toBe('DISK_FULL');
    for (const client of [kiosk, guest, keeper]) {
      await client.until(() => faults(client).at(-1) === 'DISK_FULL');
    }
    expect((await guest.look('table:watch', table)).table.storageFault).toBe('DISK_FULL');
    mend();
    expect(await keeper.code('command', request)).toBe('ok');
    for (const client of [kiosk, guest, keeper]) {
      await client.until(() => faults(client).at(-1) === null);
    }
    expect((await guest.look('table:watch', table)).table.storageFault).toBeNull();
  });
});
