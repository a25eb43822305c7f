import type { INestApplicationContext } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failing, failingLate } from '../testing/broken-disk.js';
import { DatabaseTap } from '../testing/database.js';
import {
  gather,
  hide,
  makeCommand,
  play,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { TablesRepository } from './tables.repository.js';

let folder: TestFolder;
let server: TestServer;
let app: INestApplicationContext;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  const onApp = (started: INestApplicationContext) => {
    app = started;
  };
  server = await startTestServer(folder, { ...tap.stand, onApp });
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const genesisOf = async (table: string) => (await app.get(TablesRepository).find(table))?.genesis;

describe('the start of a game', () => {
  it('that is written, and yet reported as failed, is the only one', async () => {
    const { kiosk, keeper, guest, table } = await gather(server);
    failingLate(tap.open, 'UPDATE tables SET status');
    expect(await kiosk.code('table:start', { table })).toBe('INTERNAL');
    const genesis = await genesisOf(table);
    expect(genesis).toMatchObject({ match: table });
    expect(await kiosk.code('table:start', { table })).toBe('ok');
    expect(await genesisOf(table)).toEqual(genesis);
    // Everybody is shown the game, and the host that nobody joins by the code any more.
    await guest.until(({ revision }) => revision === 2);
    await kiosk.until(({ pushes }) =>
      pushes.some((push) => push.name === 'host' && push.body.joinCode === null),
    );
    expect(await keeper.code('command', makeCommand(keeper, table, 'keeper', hide(7)))).toBe('ok');
  });

  it('that is not written has not happened', async () => {
    const { kiosk, keeper, table } = await gather(server);
    const { run } = failing(tap.open);
    expect(await kiosk.code('table:start', { table })).toBe('INTERNAL');
    tap.open.run = run;
    expect((await kiosk.look('table:open', table)).table.status).toBe('gathering');
    expect(await kiosk.code('table:start', { table })).toBe('ok');
    await keeper.until(({ revision }) => revision === 2);
  });

  it('is never written over another', async () => {
    const { table } = await play(server);
    const genesis = await genesisOf(table);
    if (genesis == null) throw new Error('it was started');
    const other = { ...genesis, startedAt: 1 };
    expect(await app.get(TablesRepository).start(table, other, 'seed')).toBe(false);
    expect(await genesisOf(table)).toEqual(genesis);
  });
});

it('a rematch that is written, and yet reported as failed, is the only one', async () => {
  const { kiosk, table } = await play(server);
  await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
  failingLate(tap.open, 'COMMIT');
  expect(await kiosk.code('table:rematch', { table })).toBe('INTERNAL');
  const next = (await app.get(TablesRepository).find(table))?.next;
  expect(await kiosk.get('table:rematch', { table })).toEqual({ table: next });
  const { tables } = await kiosk.get('host:open', { key: server.hostKey });
  expect(tables).toHaveLength(2);
});
