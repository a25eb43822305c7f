import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Connection } from '../../database/connection.js';
import { baseOf, startTestServer, TestFolder } from '../../testing/evening.js';

const WELL = { database: true, pages: true, descriptors: true };

/** What a server that something happened to says of its health. */
async function healthAfter(
  harm: (database: Connection, folder: TestFolder) => Promise<unknown>,
): Promise<{ code: number; status: string; checks: object; tables: object | null }> {
  const folder = await TestFolder.make();
  let database: Connection | undefined;
  const server = await startTestServer(folder, {
    onDatabase: async (connection) => {
      database = connection;
    },
  });
  try {
    if (database !== undefined) await harm(database, folder);
    const answer = await fetch(`${baseOf(server)}/api/health`);
    const health = (await answer.json()) as { status: string; checks: object; tables: object };
    return { ...health, code: answer.status };
  } finally {
    // What was closed already does not close again.
    await server.close().catch(() => undefined);
    await folder.remove();
  }
}

it('is failing, and says in what, where nothing can be written any more', async () => {
  const harm = (database: Connection) => database.run('PRAGMA query_only = ON');
  expect(await healthAfter(harm)).toMatchObject({
    code: 503,
    status: 'failing',
    checks: { ...WELL, database: false },
    tables: { gathering: 0 },
  });
});

it('is failing where the database cannot be read either', async () => {
  expect(await healthAfter((database) => database.close())).toMatchObject({
    code: 503,
    status: 'failing',
    checks: { ...WELL, database: false },
    tables: null,
  });
});

it('is failing where the pages are gone', async () => {
  const harm = (_: Connection, { path }: TestFolder) => rename(join(path, 'index.html'), join(path, 'elsewhere.html'));
  expect(await healthAfter(harm)).toMatchObject({
    code: 503,
    status: 'failing',
    checks: { ...WELL, pages: false },
  });
});

it('asks the database once, however often it is asked itself', async () => {
  const folder = await TestFolder.make();
  const asked: string[] = [];
  const server = await startTestServer(folder, {
    onDatabase: async (connection) => {
      const all = connection.all.bind(connection);
      connection.all = (sql, values) => {
        asked.push(sql);
        return all(sql, values);
      };
    },
  });
  try {
    // For as long as its answer stands no other is made: here for ever.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await (await fetch(`${baseOf(server)}/api/health`)).json();
    asked.length = 0;
    for (let i = 0; i < 50; i++) await (await fetch(`${baseOf(server)}/api/health`)).json();
    expect(asked).toEqual([]);
  } finally {
    vi.restoreAllMocks();
    await server.close();
    await folder.remove();
  }
});

it('tells everybody whether all is well, and only this computer what it knows', async () => {
  const folder = await TestFolder.make();
  let here = true;
  const server = await startTestServer(folder, { fromHere: () => here });
  const ask = async () => (await fetch(`${baseOf(server)}/api/health`)).json();
  try {
    expect(await ask()).toMatchObject({ status: 'ok', clients: 0, tables: { loaded: 0 } });
    here = false;
    expect(await ask()).toEqual({ status: 'ok' });
  } finally {
    await server.close();
    await folder.remove();
  }
});
