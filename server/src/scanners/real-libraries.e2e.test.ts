import { openAdapters } from '@mister-x/device-adapters';
import { expect, it } from 'vitest';
import { baseOf, openKiosk, startTestServer, TestFolder } from '../testing/evening.js';
import { SEARCH_DONE_SENTENCE } from './scanner-hub.js';

// The only server of this file: all of a process log to where the first one did.
it('looks for scanners with the libraries themselves, finds none, and goes on', async ({ skip }) => {
  const { adapters, faults, remarks = [] } = await openAdapters({ clock: Date.now });
  const missing = [...faults.map(({ detail }) => detail), ...remarks].join(' ');
  skip(missing !== '', `this computer lacks a library: ${missing}`);
  const devices = (await Promise.all(adapters.map((adapter) => adapter.list()))).flat();
  // Of all that a computer has, these alone are opened without being asked for.
  const inUse = devices.some(({ kind }) => kind === 'pos');
  skip(inUse, 'a scanner is plugged in that may be in use');

  let log = '';
  const write = (line: string): void => {
    log += line;
  };
  const folder = await TestFolder.make();
  const change = { hardware: true, logLevel: 'debug' } as const;
  const server = await startTestServer(folder, { log: { write } }, change);
  const host = await openKiosk(server);
  try {
    await expect.poll(() => log).toContain(SEARCH_DONE_SENTENCE);
    const told = await host.get('scanner:listen', { table: null });
    expect(told).toMatchObject({ faults: [], ignored: false });
    expect(told.scanners.filter(({ state }) => state !== 'off')).toEqual([]);
    expect(log).not.toMatch(/does not load|unexpected error/);
    expect((await fetch(`${baseOf(server)}/api/health`)).status).toBe(200);
  } finally {
    host.close();
    await server.close();
    await folder.remove();
  }
});
