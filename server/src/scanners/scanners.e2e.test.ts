import { MockScanner, mockDevice } from '@mister-x/device-adapters';
import type { Pushes, ScannerInfo } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../start.js';
import { baseOf, createTable, openKiosk, startTestServer, TestFolder } from '../testing/evening.js';
import { TestDevice } from '../testing/test-device.js';

let folder: TestFolder;
let server: RunningServer;
let mock: MockScanner;
const open: TestDevice[] = [];

beforeEach(async () => {
  folder = await TestFolder.make();
  mock = new MockScanner(Date.now);
  server = await startTestServer(folder, {}, { adapters: [mock] });
});

afterEach(async () => {
  for (const device of open.splice(0)) device.close();
  await server.close();
  await folder.remove();
});

async function kiosk(): Promise<TestDevice> {
  const device = await openKiosk(server);
  open.push(device);
  return device;
}

const scansOf = ({ pushes }: TestDevice): readonly Pushes['scan'][] =>
  pushes.flatMap(({ name, body }) => (name === 'scan' ? [body as Pushes['scan']] : []));

const scannersOf = ({ pushes }: TestDevice): readonly ScannerInfo[] =>
  pushes
    .flatMap(({ name, body }) => (name === 'scanners' ? [body as Pushes['scanners']] : []))
    .at(-1)?.scanners ?? [];

describe('a scanner', () => {
  it('is listed, comes, is heard and goes', async () => {
    const host = await kiosk();
    expect(await host.get('scanner:listen', { table: null })).toEqual({ scanners: [], faults: [] });
    mock.plug(mockDevice('desk', 'Desk'));
    await host.until((device) => scannersOf(device)[0]?.state === 'ready');
    expect(scannersOf(host)).toEqual([
      {
        scanner: 'mock:desk',
        kind: 'mock',
        label: 'Desk',
        state: 'ready',
        fault: null,
        table: null,
        seat: null,
      },
    ]);
    mock.scan('desk', 'XT12ABCD');
    await host.until((device) => scansOf(device).length === 1);
    expect(scansOf(host)).toEqual([
      { scanner: 'mock:desk', text: 'XT12ABCD', table: null, seat: null },
    ]);
    mock.unplug('desk');
    await host.until((device) => scannersOf(device).length === 0);
  });

  it('is nobody’s business but the host’s', async () => {
    const device = await TestDevice.connect(baseOf(server));
    open.push(device);
    mock.plug(mockDevice('desk'));
    const ask = { scanner: 'mock:desk', on: true, table: null, seat: null };
    expect(await device.code('scanner:listen', { table: null })).toBe('FORBIDDEN');
    expect(await device.code('scanner:set', ask)).toBe('FORBIDDEN');
    mock.scan('desk', 'A');
    const host = await kiosk();
    expect(await host.code('scanner:set', { ...ask, scanner: 'mock:hall' })).toBe(
      'SCANNER_UNKNOWN',
    );
    expect(await host.code('scanner:set', { ...ask, table: 'nosuchtable' })).toBe('TABLE_UNKNOWN');
    expect(await host.code('scanner:listen', { table: 'nosuchtable' })).toBe('TABLE_UNKNOWN');
    const table = await createTable(host);
    expect(await host.code('scanner:set', { ...ask, table, seat: 'h9' })).toBe('SEAT_UNKNOWN');
    expect(await host.code('scanner:set', { ...ask, table, seat: 'g1' })).toBe('ok');
    const { scanners } = await host.get('scanner:listen', { table });
    expect(scanners).toMatchObject([{ table, seat: 'g1', state: 'ready' }]);
    expect(device.pushes).toEqual([]);
  });
});
