import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.js';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  guessCommand,
  hideCommand,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';

const NETWORK = { name: 'HIDEAWAY', password: 'OPENSESAME', hidden: false };
const PAGES = ['/', '/play', '/api/health', '/wifi.json', '/data/wifi.json', '/%2e%2e/wifi.json'];

// The only server of this file: all of a process log to where the first one did.
it('name and password reach nobody but the host: no phone, spectator, page, record, log or table', async () => {
  let others = '';
  const write = (line: string): void => {
    others += line;
  };
  const folder = await TestFolder.make();
  const tap = new DatabaseTap();
  const overrides = { ...tap.overrides, log: { write }, requestClock: () => 0 };
  const change = { logLevel: 'trace', limits: LIMITS } as const;
  const server = await startTestServer(folder, overrides, change);
  const host = await openKiosk(server);
  try {
    await host.get('wifi:set', { network: NETWORK });
    const evening = await startStubTable(server);
    const { kiosk, keeper, guest, spectator, table } = evening;
    const stranger = await TestClient.connect(baseOf(server));
    // The table's own kiosk as well: nothing of it comes but to a client that asks for it.
    const listeners = [kiosk, keeper, guest, spectator, stranger];
    for (const { socket } of listeners) {
      socket.onPass = (passed) => {
        others += Buffer.from(passed).toString();
      };
    }
    await host.get('wifi:set', { network: { ...NETWORK, hidden: true } });
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    await guest.until(({ revision }) => revision === 3);
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(7)));
    for (const client of [keeper, guest, spectator, kiosk]) {
      await client.record(table);
      await client.get('history', { table });
    }
    for (const client of [keeper, guest, spectator, stranger]) {
      expect(await client.code('wifi:get', {})).toBe('FORBIDDEN');
      expect(await client.code('wifi:set', { network: null })).toBe('FORBIDDEN');
      expect(await client.code('host:screens', {})).toBe('FORBIDDEN');
    }
    const { table: next } = await kiosk.get('table:rematch', { table });
    await kiosk.look('table:open', next);
    await kiosk.get('host:screens', {});
    for (const path of PAGES) others += await (await fetch(baseOf(server) + path)).text();
    others += await tap.rows();

    // Of a client that asks it too often it is not looked at, as of anything else.
    const loud = await openKiosk(server);
    const asked = Array.from({ length: LIMITS.requests.burst }, () => loud.code('wifi:get', {}));
    expect((await Promise.all(asked)).at(-1)).toBe('BUSY');

    // What the disk refuses, and what is no network.
    const draft = join(folder.dataDir, 'wifi.json.new');
    await mkdir(draft);
    expect(await host.code('wifi:set', { network: NETWORK })).toBe('INTERNAL');
    await rm(draft, { recursive: true });
    const wrong = { ...NETWORK, password: 7 };
    others += JSON.stringify(await host.raw('wifi:set', { network: wrong }));
    new Logger('Test').debug('this is heard');
    await expect.poll(() => others).toContain('/api/health');
    for (const heard of ['this is heard', 'Ada', 'MALFORMED', 'wifi:set failed']) expect(others).toContain(heard);
    const { network } = await host.get('wifi:get', {});
    expect(network).toEqual({ ...NETWORK, hidden: true });
    for (const secret of [NETWORK.name, NETWORK.password]) expect(others).not.toContain(secret);
  } finally {
    await server.close();
    await folder.remove();
  }
});
