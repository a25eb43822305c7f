import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SLEEP_MS_MAX } from '../runtime/clock.js';
import { type Connection, DatabaseClosed } from '../database/connection.js';
import { startServer } from './start.js';
import { LiveTables } from '../tables/live-tables.js';
import { LongWaits } from '../tables/long-waits.js';
import {
  baseOf,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { SlowClosing } from '../testing/slow-closing.js';
import { DAY_MS } from '../testing/stub-game.js';
import { TestClient } from '../testing/test-client.js';

/** A disk whose reads can be held up, and what was asked of it that it refused. */
class SlowDisk {
  readonly refused: unknown[] = [];
  asked = 0;
  failed = 0;
  private go: (() => void) | undefined;
  private held = Promise.resolve();
  /** What held reads end with. */
  private fault: Error | undefined;

  readonly overrides = {
    onDatabase: async (connection: Connection) => {
      const all = connection.all.bind(connection);
      connection.all = async <Row>(sql: string, values = []) => {
        this.asked += 1;
        await this.held;
        if (this.fault !== undefined) {
          this.failed += 1;
          throw this.fault;
        }
        return all<Row>(sql, values).catch((error) => {
          this.refused.push(error);
          throw error;
        });
      };
    },
  };

  hold(): void {
    this.held = new Promise((resolve) => (this.go = resolve));
  }

  /** Closes the server while reads are held up, which go on when it has done all that it can. */
  async close(server: TestServer, fault?: Error): Promise<void> {
    let isClosed = false;
    const closed = server.close().then(() => {
      isClosed = true;
    });
    for (let turn = 0; turn < 300; turn++) await soon();
    expect(isClosed).toBe(false);
    this.fault = fault;
    this.go?.();
    await closed;
    // Whatever still follows.
    for (let turn = 0; turn < 50; turn++) await soon();
  }
}

let folder: TestFolder;
let disk: SlowDisk;
let lines: string[];
/** No step of closing runs out of time, however slow the computer is. */
const { overrides: slowSteps } = new SlowClosing();
const log = { write: (line: string) => void lines.push(line) };

beforeEach(async () => {
  folder = await TestFolder.make();
  disk = new SlowDisk();
  lines = [];
});
afterEach(() => folder.remove());

/** Some games are played, and the deadline of each is over. */
async function leaveGames(): Promise<readonly string[]> {
  const ids: string[] = [];
  let database: Connection | undefined;
  const server = await startTestServer(folder, {
    onDatabase: async (connection) => {
      database = connection;
    },
  });
  for (let game = 0; game < 3; game++) {
    const { table, all } = await startStubTable(server);
    for (const client of all) client.close();
    ids.push(table);
    await database?.write('INSERT INTO waits (table_id, timer, due_at, ms) VALUES (?, ?, 1, 1)', [table, 'deadline']);
  }
  await server.close();
  return ids;
}

/** Nothing was asked of a database that was closed, and nothing of it stands in the log. */
function expectInOrder(): void {
  expect(disk.refused).toEqual([]);
  expect(lines).toEqual([]);
}

const change = { logLevel: 'warn' } as const;

describe('what reads ends before the database is closed', () => {
  it('tables that are just being read, after a start and for a deadline that is over', async () => {
    const ids = await leaveGames();
    let tables: LiveTables | undefined;
    const onApp = (app: INestApplicationContext) => {
      tables = app.get(LiveTables);
    };
    const server = await startTestServer(folder, { ...disk.overrides, ...slowSteps, onApp, log }, change);
    await server.resumed;
    for (const id of ids) tables?.forget(id);
    disk.hold();
    const before = disk.asked;
    for (const id of ids) void tables?.look(id).catch((error) => disk.refused.push(error));
    await disk.close(server);
    expect(disk.asked).toBeGreaterThan(before + ids.length);
    expectInOrder();
  });

  it.each([undefined, Object.assign(new Error('SQLITE_IOERR: disk I/O error'), { code: 'SQLITE_IOERR' })])(
    'deadlines and timers that run out at that moment, whose reads end with %s',
    async (fault) => {
      const [id = ''] = await leaveGames();
      const clock = new ManualTimers();
      let waits: LongWaits | undefined;
      const onApp = (app: INestApplicationContext) => {
        waits = app.get(LongWaits);
      };
      const overrides = { ...disk.overrides, ...slowSteps, onApp, log, after: clock.after };
      const server = await startTestServer(folder, overrides, change);
      await server.resumed;
      const { keeper, table } = await startStubTable(server, { bellMs: 1_000 });
      await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
      await waits?.keep(id, new Map([['deadline', { at: Date.now() + DAY_MS, ms: DAY_MS }]]));
      expect(clock.waiting.map(({ ms }) => ms)).toEqual([1_000, SLEEP_MS_MAX]);
      disk.hold();
      const before = disk.asked;
      clock.strike();
      await expect.poll(() => disk.asked).toBeGreaterThan(before);
      await disk.close(server, fault);
      expect(disk.failed > 0).toBe(fault !== undefined);
      for (const line of lines.splice(0)) expect(line).toContain(fault?.message);
      expectInOrder();
      // What was called off runs out no more.
      const { asked } = disk;
      clock.strike();
      expect(clock.waiting).toEqual([]);
      expect(disk.asked).toBe(asked);
    },
  );

  it('requests', async () => {
    const [table = ''] = await leaveGames();
    const server = await startTestServer(folder, { ...disk.overrides, ...slowSteps, log }, change);
    await server.resumed;
    const kiosk = await TestClient.connect(baseOf(server));
    await kiosk.get('host:open', { key: server.hostKey });
    disk.hold();
    const { asked } = disk;
    const answer = kiosk.code('table:open', { table }).catch(() => 'gone');
    await expect.poll(() => disk.asked).toBeGreaterThan(asked);
    await disk.close(server);
    expect(['ok', 'gone']).toContain(await answer);
    expectInOrder();
  });

  it('a start that fails', async () => {
    await leaveGames();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');
    // The port is free when it is tried, and taken when it is used.
    const onApp = () => void other.listen(port, '127.0.0.1');
    const taken = folder.config({ ...change, port });
    const started = await startServer(taken, { ...disk.overrides, ...slowSteps, log, onApp });
    expect(started).toMatchObject({ ok: false, error: { code: 'PORT_IN_USE' } });
    other.close();
    expectInOrder();
    // The folder is free again.
    await (await startTestServer(folder)).close();
  });
});

it('a database that was closed is never asked again, and says why', async () => {
  let database: Connection | undefined;
  const server = await startTestServer(folder, {
    onDatabase: async (connection) => {
      database = connection;
    },
  });
  await server.close();
  const late = [
    () => database?.all('SELECT 1'),
    () => database?.run('SELECT 1'),
    () => database?.runPrepared('SELECT 1', []),
    () => database?.write('DELETE FROM waits'),
    () => database?.transaction(async () => undefined),
  ];
  for (const ask of late) await expect(ask()).rejects.toThrow(DatabaseClosed);
});
