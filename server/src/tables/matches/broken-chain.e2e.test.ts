import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../database/connection.js';
import { DATABASE_FILE } from '../../database/open.js';
import {
  baseOf,
  type StubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

let folder: TestFolder;
let server: TestServer | undefined;

beforeEach(async () => {
  folder = await TestFolder.make();
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await folder.remove();
});

/** Deal, hiding, a change of mind, a guess: entries of every kind, the last a public one. */
async function begin(running: TestServer): Promise<StubTable> {
  const evening = await startStubTable(running, { bellMs: 0 });
  const { keeper, guest, table } = evening;
  for (const value of [7, 6, 5]) {
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(value)));
  }
  await guest.until(({ revision }) => revision === 3);
  await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(1)));
  for (const client of evening.all) client.close();
  return evening;
}

async function onDisk<T>(work: (database: Connection) => Promise<T>): Promise<T> {
  const database = await Connection.open(join(folder.dataDir, DATABASE_FILE), 'write');
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const dump = (table: string) =>
  onDisk(async (database) =>
    JSON.stringify([
      await database.all('SELECT * FROM log WHERE table_id = ? ORDER BY number', [table]),
      await database.all('SELECT * FROM tables WHERE id = ?', [table]),
    ]),
  );

const ALTERED: readonly (readonly [what: string, sql: string])[] = [
  ['an event', `UPDATE log SET entry = replace(entry, '"value":1', '"value":2') WHERE sequence = 5`],
  ['who did it', `UPDATE log SET entry = replace(entry, '"g1"', '"g2"') WHERE sequence = 5`],
  ['a ciphertext', `UPDATE log SET entry = replace(entry, '"sealed":"', '"sealed":"A') WHERE sequence = 3`],
  [
    'a hash',
    `UPDATE log SET hash = substr(hash, 1, 4) || iif(substr(hash, 5, 1) = '_', '-', '_') || substr(hash, 6) WHERE sequence = 2`,
  ],
  [
    'the last hash',
    `UPDATE log SET hash = (SELECT hash FROM log AS l WHERE l.table_id = log.table_id AND sequence = 4) WHERE sequence = 5`,
  ],
  ['a row that is gone', 'DELETE FROM log WHERE sequence = 3'],
  ['the first row gone', 'DELETE FROM log WHERE sequence = 1'],
  [
    'a private row made public',
    `UPDATE log SET entry = replace(entry, '"public":false', '"public":true') WHERE sequence = 4`,
  ],
  ['a row that is no JSON', `UPDATE log SET entry = substr(entry, 1, 20) WHERE sequence = 2`],
  ['a row that is nothing', `UPDATE log SET entry = 'null' WHERE sequence = 2`],
  ['a row that is no entry', `UPDATE log SET entry = '[]' WHERE sequence = 2`],
  ['what was settled before play', `UPDATE tables SET genesis = replace(genesis, '"Ada"', '"Eve"')`],
  ['a view that is no JSON', `UPDATE shown SET view = substr(view, 1, 20) WHERE revision > 0`],
  ['settled things that are no JSON', `UPDATE tables SET genesis = substr(genesis, 1, 30)`],
];

describe('a log that was altered on the disk', () => {
  it.each(ALTERED)('is not gone on with, nor touched: %s', async (_, sql) => {
    server = await startTestServer(folder);
    const { table, keeperGrant, guestGrant } = await begin(server);
    const other = await startStubTable(server);
    for (const client of other.all) client.close();
    await server.close();
    await onDisk((database) =>
      database.run(`${sql} ${sql.includes('WHERE') ? 'AND' : 'WHERE'}
      ${sql.startsWith('UPDATE tables') ? 'id' : 'table_id'} = '${table}'`),
    );
    const before = await dump(table);

    server = await startTestServer(folder);
    const kiosk = await openKiosk(server);
    expect(await kiosk.code('table:open', { table })).toBe('CHAIN_BROKEN');
    expect(await kiosk.code('table:watch', { table })).toBe('CHAIN_BROKEN');
    const phone = await TestClient.connect(baseOf(server));
    const resume = (grant: typeof keeperGrant) => ({
      table: grant.table,
      seat: grant.seat,
      secret: grant.secret,
      ...(grant.share === null ? {} : { share: grant.share }),
    });
    expect(await phone.code('seat:resume', resume(keeperGrant))).toBe('CHAIN_BROKEN');
    expect(await phone.code('seat:resume', resume(guestGrant))).toBe('CHAIN_BROKEN');
    // The other match is as it was.
    expect(await phone.resume(other.keeperGrant)).toMatchObject({ table: { waiting: [] } });
    const change = makeCommand(phone, other.table, 'keeper', hideCommand(3));
    expect(await phone.code('command', change)).toBe('ok');
    await kiosk.look('table:open', other.table);
    for (const client of [kiosk, phone]) client.close();
    await server.close();
    server = undefined;
    expect(await dump(table)).toBe(before);
  });

  it('is not found where nothing was altered', async () => {
    server = await startTestServer(folder);
    const { table, keeperGrant } = await begin(server);
    await server.close();
    server = await startTestServer(folder);
    const phone = await TestClient.connect(baseOf(server));
    expect(await phone.code('table:watch', { table })).toBe('ok');
    expect(await phone.resume(keeperGrant)).toMatchObject({ view: { game: { hidden: 5 } } });
    phone.close();
  });
});
