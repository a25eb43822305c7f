import { MockScanner, mockDevice } from '@mister-x/device-adapters';
import { Logger } from '@nestjs/common';
import { expect, it } from 'vitest';
import { baseOf, createTable, openKiosk, startTestServer, TestFolder } from '../testing/evening.js';
import { scannersOf, scansOf } from '../testing/scanner-kiosk.js';

// The only server of this file: all of a process log to where the first one did.
it('no scan stands in the log of the server, even at its most talkative', async () => {
  let log = '';
  const write = (line: string): void => {
    log += line;
  };
  const folder = await TestFolder.make();
  const mock = new MockScanner(Date.now);
  const change = { adapters: [mock], logLevel: 'trace' } as const;
  const server = await startTestServer(folder, { log: { write } }, change);
  const host = await openKiosk(server);
  try {
    const table = await createTable(host);
    await host.get('scanner:listen', { table });
    mock.plug(mockDevice('desk'));
    await host.until((device) => scannersOf(device)?.[0]?.state === 'ready');
    mock.scan('desk', 'SECRETCARD');
    mock.scan('desk', 'SECRETCARD\u0007');
    mock.scan('desk', 'SECRETCARD'.repeat(30));
    for (let i = 0; i < 300; i++) mock.scan('desk', `SECRETCARD${i}`);
    mock.fail('desk', 'LOST');
    await host.until((device) => scannersOf(device)?.[0]?.state === 'failed');
    const wrong = { scanner: 'mock:desk', on: 'SECRETCARD', table, seat: null };
    expect(await host.code('scanner:set', wrong)).toBe('MALFORMED');
    expect(scansOf(host)[0]).toMatchObject({ text: 'SECRETCARD', table });
    new Logger('Test').debug('this is heard');
    await fetch(`${baseOf(server)}/api/health`);
    await expect.poll(() => log).toContain('/api/health');
    expect(log).toContain('this is heard');
    expect(log).not.toContain('SECRETCARD');
  } finally {
    host.close();
    await server.close();
    await folder.remove();
  }
});
