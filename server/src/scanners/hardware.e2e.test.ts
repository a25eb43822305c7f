import { MockScanner } from '@mister-x/device-adapters';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openKiosk, startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { scannersOf, scansOf } from '../testing/scanner-kiosk.js';
import type { TestClient } from '../testing/test-client.js';
import { findHardware } from './hardware.js';

// Other files share one load of the modules; this one has its own, in which one is replaced.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./hardware.js', () => ({ findHardware: vi.fn() }));

let folder: TestFolder;
let server: TestServer;
let host: TestClient;

beforeEach(async () => {
  vi.mocked(findHardware).mockReset();
  folder = await TestFolder.make();
});

afterEach(async () => {
  host.close();
  await server.close();
  await folder.remove();
});

async function begin(hardware?: boolean): Promise<void> {
  server = await startTestServer(folder, {}, hardware === undefined ? {} : { hardware });
  host = await openKiosk(server);
}

it.each([[undefined], [false]])('the devices of this computer are left alone unless wanted (%s)', async (hardware) => {
  await begin(hardware);
  expect(await host.get('scanner:listen', { table: null })).toEqual({
    scanners: [],
    faults: [],
    ignored: true,
  });
  expect(findHardware).not.toHaveBeenCalled();
});

it('what this computer lacks is told, and the rest is used', async () => {
  const hid = new MockScanner(Date.now);
  hid.plug({ id: 'a', kind: 'keyboard', key: 'a', label: 'Keyboard' });
  hid.plug({ id: 'b', kind: 'pos', key: 'b', label: 'Scanner' });
  const fault = { kind: 'serial' as const, code: 'DRIVER_MISSING' as const, detail: 'no library' };
  vi.mocked(findHardware).mockResolvedValue({ adapters: [hid], faults: [fault] });
  await begin(true);
  await host.until(() => vi.mocked(findHardware).mock.results.length > 0);
  const { faults } = await host.get('scanner:listen', { table: null });
  expect(faults).toEqual([{ kind: 'serial', fault: 'DRIVER_MISSING' }]);
  hid.scan('a', 'dear diary');
  hid.scan('b', 'CARD');
  await host.until((device) => scansOf(device).length > 0);
  expect(scansOf(host).map(({ text }) => text)).toEqual(['CARD']);
  hid.unplug('b');
  await host.until((device) => scannersOf(device)?.length === 1);
  expect(scannersOf(host)).toMatchObject([{ kind: 'keyboard', state: 'off' }]);
});

it('a library that breaks stops no server', async () => {
  vi.mocked(findHardware).mockRejectedValue(new Error('broken'));
  await begin(true);
  expect(await host.get('scanner:listen', { table: null })).toEqual({
    scanners: [],
    faults: [],
    ignored: false,
  });
});
