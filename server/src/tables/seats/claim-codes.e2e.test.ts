import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTables } from '../live-tables.js';
import { createTable, openKiosk, type TestServer } from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { ClaimCodes } from './claim-codes.service.js';

const ALONG = { sql: 'SELECT 1', values: [] };
const ENOUGH = 20;
let server: TestServer;
let app: INestApplicationContext;

beforeEach(async () => {
  const onApp = (started: INestApplicationContext) => {
    app = started;
  };
  server = await serverForTest({ onApp });
});

afterEach(async () => {
  vi.restoreAllMocks();
});

it('shows new codes at a table in memory no more once the server stops', async () => {
  const kiosk = await openKiosk(server);
  const table = await createTable(kiosk);
  await kiosk.get('table:open', { table });
  const tables = app.get(LiveTables);
  tables.onModuleDestroy();
  const real = tables.get.bind(tables);
  let asked = 0;
  // Rather than for ever, while nobody else has a turn.
  vi.spyOn(tables, 'get').mockImplementation(async (id) => (++asked > ENOUGH ? undefined : real(id)));
  const tell = await app.get(ClaimCodes).renew(ALONG);
  tell();
  // biome-ignore lint/plugin: as long as it would go on asking
  await sleep(10);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(ENOUGH);
});
