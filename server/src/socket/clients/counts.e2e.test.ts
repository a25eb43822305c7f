import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENTS_PER_SEAT_MAX, TABLES_PER_CLIENT_MAX } from './clients.service.js';
import { TablesRepository } from '../../tables/tables.repository.js';
import { GATHERING_TABLES_MAX, WATCHERS_PER_TABLE_MAX } from '../../tables/tables.service.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  createTable,
  openStubTable,
  guessCommand,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

/** What clients may make grow, and how far. */

let folder: TestFolder;
let server: TestServer;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = (count: number) => Promise.all(Array.from({ length: count }, () => TestClient.connect(baseOf(server))));

async function clientsAt(): Promise<number> {
  const health = await fetch(`${baseOf(server)}/api/health`);
  const { clients } = (await health.json()) as { clients: number };
  return clients;
}

describe('what clients may make grow', () => {
  it('tables that nobody came to are forgotten after a day, when there are many', async () => {
    const used = await openStubTable(server);
    const kiosk = await openKiosk(server);
    const first = await createTable(kiosk);
    await kiosk.get('table:open', { table: first });
    // A refused command leaves its answer behind.
    expect(await kiosk.code('command', makeCommand(kiosk, first, 'g1', guessCommand(1)))).toBe('GAME_NOT_STARTED');
    for (let n = 2; n < GATHERING_TABLES_MAX; n++) await createTable(kiosk);
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, colour: 'red' }));
    const ask = { game: 'stub', options: { bellMs: 0 }, seats, language: 'en' };
    expect(await kiosk.code('table:create', ask)).toBe('FULL');

    await tap.open.run('UPDATE tables SET created_at = created_at - ?', [25 * 3_600_000]);
    expect(await kiosk.code('table:create', ask)).toBe('ok');
    const { tables } = await kiosk.get('host:open', { key: server.hostKey });
    expect(tables).toHaveLength(2);
    expect(tables.map(({ table }) => table)).toContain(used.table);
    expect(await kiosk.code('table:open', { table: first })).toBe('TABLE_UNKNOWN');
  });

  it('spectators of a table are so many, and who has a seat comes and goes none the less', async () => {
    const evening = await startStubTable(server);
    const { table, keeperGrant } = evening;
    const crowd = await connect(WATCHERS_PER_TABLE_MAX);
    const codes = await Promise.all(crowd.map((client) => client.code('table:watch', { table })));
    // The kiosk and a spectator were there before.
    expect(codes.filter((code) => code === 'ok')).toHaveLength(WATCHERS_PER_TABLE_MAX - 2);
    expect(codes.filter((code) => code === 'FULL')).toHaveLength(2);
    const [phone, screen] = await connect(2);
    const visit = 1;
    expect(await phone?.code('seat:resume', { ...resumeOf(keeperGrant), visit })).toBe('ok');
    expect(await phone?.code('seat:leave', { table, seat: keeperGrant.seat, visit })).toBe('ok');
    expect(await phone?.code('history', { table })).toBe('FORBIDDEN');
    await screen?.get('host:open', { key: server.hostKey });
    expect(await screen?.code('table:open', { table })).toBe('ok');
  });

  it('spectators are no more where all come while the table is read from the disk', async () => {
    const { table } = await openStubTable(server);
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const crowd = await connect(WATCHERS_PER_TABLE_MAX + 1);
    let go = () => {};
    const all = new Promise<void>((resolve) => (go = resolve));
    const find = TablesRepository.prototype.find;
    const reading = vi.spyOn(TablesRepository.prototype, 'find').mockImplementation(async function (
      this: TablesRepository,
      id,
    ) {
      await all;
      return find.call(this, id);
    });
    const asked = crowd.map((client) => client.code('table:watch', { table }));
    await Promise.all(crowd.map((client) => client.fence()));
    go();
    const codes = await Promise.all(asked);
    reading.mockRestore();
    expect(codes.filter((code) => code === 'FULL')).toHaveLength(1);
  });

  it('a client looks at so many tables, and leaves the first for the last', async () => {
    const kiosk = await openKiosk(server);
    const tables: string[] = [];
    for (let n = 0; n <= TABLES_PER_CLIENT_MAX; n++) tables.push(await createTable(kiosk));
    const [spectator] = await connect(1);
    for (const table of tables) await spectator?.get('table:watch', { table });
    const codes = await Promise.all(tables.map((table) => spectator?.code('history', { table })));
    expect(codes).toEqual(['FORBIDDEN', ...Array(TABLES_PER_CLIENT_MAX).fill('ok')]);
  });

  it('a seat is held by so many connections, and the oldest gives way', async () => {
    const evening = await openStubTable(server);
    const { keeperGrant, keeper, table } = evening;
    const phones = await connect(CLIENTS_PER_SEAT_MAX);
    for (const phone of phones) await phone.resume(keeperGrant);
    expect(await keeper.code('history', { table })).toBe('FORBIDDEN');
    expect(await phones[0]?.code('history', { table })).toBe('ok');
    expect(await phones.at(-1)?.code('history', { table })).toBe('ok');
  });

  it('nothing stays of a client that has gone', async () => {
    const before = await clientsAt();
    const clients = await connect(50);
    await Promise.all(clients.map((client) => client.code('table:watch', { table: 'none' })));
    expect(await clientsAt()).toBe(before + 50);
    for (const client of clients) client.close();
    await expect.poll(clientsAt).toBe(before);
  });
});

function resumeOf({ table, seat, secret }: Parameters<TestClient['resume']>[0]) {
  return { table, seat, secret };
}
