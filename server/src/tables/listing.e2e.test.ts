import type { TableId } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Connection } from '../database/connection.js';
import { makeCommand, openKiosk, startStubTable, type TestServer } from '../testing/evening.js';
import { serverForTest } from '../testing/server-for-test.js';
import type { TestClient } from '../testing/test-client.js';

const HOUR = 3_600_000;

let server: TestServer;
let connection: Connection;
let opened: TestClient[];

beforeEach(async () => {
  opened = [];
  server = await serverForTest({
    onDatabase: async (own) => {
      connection = own;
    },
  });
});

afterEach(async () => {
  for (const client of opened) client.close();
});

/** Everything so far was so much earlier. */
const pass = (time: number) =>
  connection.run('UPDATE tables SET created_at = created_at - ?, ended_at = ended_at - ?', [time, time]);

async function begin(): Promise<{ readonly table: TableId; readonly end: () => Promise<void> }> {
  const { all, kiosk, table } = await startStubTable(server);
  opened.push(...all);
  const end = async () => {
    const abandon = makeCommand(kiosk, table, 'referee', { kind: 'abandon' });
    expect(await kiosk.code('command', abandon)).toBe('ok');
  };
  return { table, end };
}

it('of finished games those come first that ended last, whenever they began', async () => {
  const long = await begin();
  await pass(HOUR);
  const short = await begin();
  await pass(HOUR);
  await short.end();
  await pass(HOUR);
  await long.end();
  const latest = await begin();
  const kiosk = await openKiosk(server);
  opened.push(kiosk);
  const { tables } = await kiosk.get('host:open', { key: server.hostKey });
  expect(tables.map(({ table }) => table)).toEqual([latest.table, long.table, short.table]);
  expect(tables.map(({ endedAt }) => endedAt !== null)).toEqual([false, true, true]);
  const [, longest, shortest] = tables.map(({ createdAt, endedAt }) => (endedAt ?? 0) - createdAt);
  expect(longest).toBeGreaterThanOrEqual(3 * HOUR);
  expect(shortest).toBeLessThan(3 * HOUR);
});
