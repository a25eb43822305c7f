import type { Command, Json } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SLEEP_MS_MAX } from '../runtime/clock.js';
import { LiveTables } from '../tables/live-tables.js';
import { sendRemotely, startCorrespondence } from '../testing/correspondence.js';
import { DatabaseTap } from '../testing/database.js';
import {
  baseOf,
  createTable,
  guessCommand,
  hideCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { FakeClocks } from '../testing/fake-clocks.js';
import { RequestReceiver } from '../testing/receiver.js';
import { DAY_MS } from '../testing/stub-game.js';
import { TestClient } from '../testing/test-client.js';

/** A whole server on a computer without a battery, whose clock is set right while it runs. */

const HOUR_MS = 60 * 60_000;
const OPTIONS = { bellMs: 0, correspondence: 'open' };

let folder: TestFolder;
let tap: DatabaseTap;
let server: TestServer;
let tables: LiveTables;
let there: RequestReceiver;
let clocks: FakeClocks;

beforeEach(async () => {
  folder = await TestFolder.make();
  tap = new DatabaseTap();
  there = await RequestReceiver.plain();
  clocks = new FakeClocks(['setTimeout', 'setInterval']);
});
afterEach(async () => {
  clocks.restore();
  await server.close();
  await there.close();
  await folder.remove();
});

async function start(): Promise<void> {
  const onApp = (app: INestApplicationContext) => {
    tables = app.get(LiveTables);
  };
  server = await startTestServer(folder, { ...tap.overrides, onApp }, { allowLocalHooks: true });
  await server.resumed;
}

/** A deadline of a day begins: someone wants a move back. */
async function askBack(kiosk: TestClient, table: TableId): Promise<void> {
  const game = await startCorrespondence(server, kiosk, table);
  const send = (seat: string, command: Command<Json>) => sendRemotely(server, game, seat, command);
  expect(await send('keeper', hideCommand(7))).toBe('ok');
  expect(await send('g1', guessCommand(1))).toBe('ok');
  expect(await send('g1', { kind: 'takeback' })).toBe('ok');
  await expect.poll(() => runs(table)).toBe(true);
}

/** Whether a deadline still runs, without waking its table. */
const runs = async (table: TableId) =>
  (await tap.open.get('SELECT 1 FROM waits WHERE table_id = ?', [table])) !== undefined;

it.each([
  ['three days behind', -3 * DAY_MS],
  ['fifty years ahead', 50 * 365 * DAY_MS],
])('a server whose clock was %s waits and sends as it should once that is set right', async (_, by) => {
  await start();
  let kiosk = await openKiosk(server);
  const old = await createTable(kiosk, OPTIONS);
  await askBack(kiosk, old);
  await server.close();
  clocks.pass(DAY_MS - HOUR_MS / 4);
  clocks.set(by);
  await start();
  clocks.pass(HOUR_MS / 2);
  if (by < 0) expect(await runs(old)).toBe(true);

  there.answer = (_request, response) => response.writeHead(500).end();
  kiosk = await openKiosk(server);
  const table = await createTable(kiosk, OPTIONS);
  const ask = { table, seat: null, language: 'en' } as const;
  const url = `http://127.0.0.1:${there.port}/`;
  await kiosk.get('reminder:hook', { ...ask, url, format: 'plain' });
  const { address } = await kiosk.get('reminder:feed', ask);
  const entries = async () => (await (await fetch(address)).text()).split('<entry>').length - 1;
  await askBack(kiosk, table);
  const sent = () => {
    clocks.pass(100);
    return there.received.length;
  };
  await expect.poll(sent).toBe(1);
  await expect.poll(entries).toBe(1);
  const tried = 'SELECT 1 FROM reminders WHERE tried_at IS NOT NULL';
  await expect.poll(() => tap.open.get(tried)).toBeDefined();
  // Nobody is there.
  await tables.look(table);
  expect(tables.holds(table)).toBe(false);

  clocks.set(-by);
  clocks.pass(SLEEP_MS_MAX);
  await expect.poll(() => there.received.length).toBe(2);
  await expect.poll(() => runs(old)).toBe(false);
  const modified = (await fetch(address)).headers.get('last-modified') ?? '';
  expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
  // What began by the wrong clock is not over, nor will it last for years.
  const spectator = await TestClient.connect(baseOf(server));
  const { waits } = await spectator.get('table:watch', { table });
  expect(waits).toMatchObject([{ id: 'takeback' }]);
  expect(waits[0]?.left).toBeGreaterThan(DAY_MS - HOUR_MS);
  expect(waits[0]?.left).toBeLessThanOrEqual(DAY_MS);
  clocks.pass(DAY_MS);
  const lasts = () => {
    clocks.pass(SLEEP_MS_MAX);
    return runs(table);
  };
  await expect.poll(lasts).toBe(false);
});
