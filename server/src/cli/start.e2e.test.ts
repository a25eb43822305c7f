import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer, connect as netConnect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSING_TIMEOUTS_MS } from './closing.js';
import { Connection } from '../database/connection.js';
import { DATABASE_FILE } from '../database/open.js';
import type { StartFailure } from '../runtime/failure.js';
import { startServer } from './start.js';
import { CommandsService } from '../tables/commands.service.js';
import { baseOf, startStubTable, startTestServer, TestFolder } from '../testing/evening.js';
import { SlowClosing } from '../testing/slow-closing.js';

let folder: TestFolder;
let database: string;

beforeEach(async () => {
  folder = await TestFolder.make();
  database = join(folder.dataDir, DATABASE_FILE);
});

afterEach(() => folder.remove());

async function failure(change: Parameters<TestFolder['config']>[0] = {}): Promise<StartFailure> {
  const started = await startServer(folder.config(change));
  if (!started.ok) return started.error;
  await started.value.close();
  throw new Error('the server started');
}

/** Runs and stops a server once, so that there is a whole database. */
async function leaveDatabase(): Promise<void> {
  const server = await startTestServer(folder);
  const evening = await startStubTable(server);
  for (const client of evening.all) client.close();
  await server.close();
}

/** The start fails, and the file is what it was, byte for byte. */
async function refusedUntouched(code: StartFailure['code']): Promise<void> {
  const before = await readFile(database);
  expect(await failure()).toMatchObject({ code, path: database });
  expect((await readFile(database)).equals(before)).toBe(true);
}

describe('starting', () => {
  it('answers for its health, and serves both pages with strict headers', async () => {
    const server = await startTestServer(folder);
    const health = await fetch(`${baseOf(server)}/api/health`);
    expect(await health.json()).toEqual({
      status: 'ok',
      checks: { database: true, pages: true, descriptors: true },
      version: '1.0.0',
      database: expect.stringMatching(/^(sqlite3|node)$/),
      tables: { gathering: 0, playing: 0, over: 0, loaded: 0 },
      clients: 0,
    });
    for (const [path, title] of [
      ['/', 'kiosk'],
      ['/play', 'phone'],
    ]) {
      const page = await fetch(`${baseOf(server)}${path}`);
      expect(await page.text()).toContain(title);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure');
    }
    expect((await fetch(`${baseOf(server)}/../start.ts`)).status).toBe(404);
    await server.close();
  });

  it('makes folder, database and key readable by their owner only, and keeps the key', async () => {
    const first = await startTestServer(folder);
    await first.close();
    const mode = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await mode(folder.dataDir)).toBe(0o700);
    expect(await mode(database)).toBe(0o600);
    expect(await mode(join(folder.dataDir, 'channel-key'))).toBe(0o600);
    const second = await startTestServer(folder);
    expect(second.channelKey).toBe(first.channelKey);
    await second.close();
  });

  it('fails on a port in use, before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const port = (other.address() as { port: number }).port;
    expect(await failure({ port })).toEqual({ code: 'PORT_IN_USE', host: '127.0.0.1', port });
    await expect(stat(folder.dataDir)).rejects.toThrow('ENOENT');
    other.close();
  });

  it('fails on an address that is not of this computer', async () => {
    expect(await failure({ host: '192.0.2.7' })).toEqual({
      code: 'HOST_INVALID',
      host: '192.0.2.7',
    });
  });

  it('fails where the pages were not built', async () => {
    await rm(join(folder.path, 'play.html'));
    expect(await failure()).toEqual({
      code: 'KIOSK_MISSING',
      path: join(folder.path, 'play.html'),
    });
  });

  it.each(['a-file/data', 'a-file'])('fails where the data folder cannot be: %s', async (path) => {
    await writeFile(join(folder.path, 'a-file'), 'text');
    expect(await failure({ dataDir: join(folder.path, path) })).toMatchObject({
      code: 'DATA_UNWRITABLE',
    });
    expect(await readFile(join(folder.path, 'a-file'), 'utf8')).toBe('text');
  });

  it.each([
    ['channel-key', ''],
    ['channel-key', 'AAAA\n'],
  ])('fails with a %s that is none: %j, and makes no other', async (name, text) => {
    await leaveDatabase();
    const path = join(folder.dataDir, name);
    await writeFile(path, text);
    expect(await failure()).toEqual({ code: 'KEY_DAMAGED', path });
    expect(await readFile(path, 'utf8')).toBe(text);
    await rm(path);
    await (await startTestServer(folder)).close();
  });

  it('fails in a folder that another server uses, which goes on', async () => {
    const server = await startTestServer(folder);
    expect(await failure()).toEqual({ code: 'DATABASE_LOCKED', path: database });
    expect((await fetch(`${baseOf(server)}/api/health`)).status).toBe(200);
    await server.close();
    const next = await startTestServer(folder);
    await next.close();
  });

  it('begins once where two are started at once in an empty folder', async () => {
    const started = await Promise.all(Array.from({ length: 3 }, () => startServer(folder.config())));
    const refused = started.flatMap((each) => (each.ok ? [] : [each.error]));
    expect(refused).toEqual(Array(2).fill({ code: 'DATABASE_LOCKED', path: database }));
    for (const each of started) if (each.ok) await each.value.close();
    // Nothing is left of what the others made.
    expect((await readdir(folder.dataDir)).sort()).toEqual(['channel-key', DATABASE_FILE]);
  });

  it('refuses a text called like the database', async () => {
    await mkdir(folder.dataDir);
    await writeFile(database, 'Dear diary, today Mister X escaped again.\n'.repeat(50));
    await refusedUntouched('DATABASE_DAMAGED');
  });

  it('refuses an empty file, a truncated one and one with a hole', async () => {
    await leaveDatabase();
    const whole = join(folder.path, 'whole');
    await copyFile(database, whole);
    const { size } = await stat(whole);
    for (const length of [0, 50, 4096, size - 4096, size - 100]) {
      await copyFile(whole, database);
      await truncate(database, length);
      await refusedUntouched('DATABASE_DAMAGED');
    }
    const bytes = await readFile(whole);
    bytes.fill(0xa5, 4096, size);
    await writeFile(database, bytes);
    await refusedUntouched('DATABASE_DAMAGED');
  });

  it('refuses a write-ahead log without its database', async () => {
    await mkdir(folder.dataDir);
    await writeFile(`${database}-wal`, 'something');
    expect(await failure()).toMatchObject({ code: 'DATABASE_DAMAGED' });
    expect(await readdir(folder.dataDir)).toEqual([`${DATABASE_FILE}-wal`]);
  });

  it('refuses the database of another program', async () => {
    await mkdir(folder.dataDir);
    const other = await Connection.open(database, 'create');
    await other.run('CREATE TABLE recipes (name TEXT)');
    await other.close();
    await refusedUntouched('DATABASE_DAMAGED');
  });

  it('refuses a database of a later version', async () => {
    await leaveDatabase();
    const later = await Connection.open(database, 'write');
    await later.run(`INSERT INTO migrations (name) VALUES ('942-telepathy')`);
    await later.close();
    await refusedUntouched('DATABASE_NEWER');
    expect(await failure()).toMatchObject({ migration: '942-telepathy' });
  });
});

describe('stopping', () => {
  it('gives each step its time, less than two seconds together', () => {
    expect(SlowClosing.steps.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(2_000);
  });

  it('waits for no step to run out of time, with open sockets and an unfinished request', async () => {
    const closing = new SlowClosing();
    const server = await startTestServer(folder, closing.overrides);
    const evening = await startStubTable(server);
    const slow = netConnect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      slow.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Unfin', () => resolve());
    });
    // The server has taken the connection: it takes them in order.
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health`)).status).toBe(200);
    await server.close();
    expect(closing.begun).toEqual(SlowClosing.steps);
    for (const client of evening.all) client.close();
    slow.destroy();
  });

  it('closes the ports, and the database last, when what was begun takes too long', async () => {
    const closing = new SlowClosing();
    const knock = (): Promise<boolean> =>
      fetch(`${baseOf(server)}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    let open: boolean | undefined;
    const server = await startTestServer(folder, {
      ...closing.overrides,
      onDatabase: async (connection) => {
        const close = connection.close.bind(connection);
        vi.spyOn(connection, 'close').mockImplementation(async () => {
          open = await knock();
          await close();
        });
      },
      onApp: (app) => {
        vi.spyOn(app.get(CommandsService), 'close').mockReturnValue(new Promise(() => undefined));
      },
    });
    const closed = server.close();
    expect(closing.begun).toEqual([CLOSING_TIMEOUTS_MS.queues]);
    expect(await knock()).toBe(true);
    closing.expire();
    await closed;
    expect(closing.begun).toEqual(SlowClosing.steps);
    expect(open).toBe(false);
  });
});
