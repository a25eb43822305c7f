import { MockScanner, mockDevice } from '@mister-x/device-adapters';
import type { TableId } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerConfig } from '../cli/config.js';
import {
  baseOf,
  createTable,
  openStubTable,
  makeCommand,
  openKiosk,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { scannersOf, scansOf } from '../testing/scanner-kiosk.js';
import { TestClient } from '../testing/test-client.js';

let folder: TestFolder;
let server: TestServer;
let mock: MockScanner;
const open: TestClient[] = [];

beforeEach(async () => {
  folder = await TestFolder.make();
  mock = new MockScanner(Date.now);
  await begin();
});

afterEach(async () => {
  await end();
  await folder.remove();
});

async function begin(change: Partial<ServerConfig> = {}): Promise<void> {
  server = await startTestServer(folder, {}, { adapters: [mock], ...change });
}

async function end(): Promise<void> {
  for (const device of open.splice(0)) device.close();
  await server.close();
}

async function kiosk(table?: TableId | null): Promise<TestClient> {
  const device = await openKiosk(server);
  open.push(device);
  if (table !== undefined) await device.get('scanner:listen', { table });
  return device;
}

/** Plugged in and listened to. */
async function plug(id: string): Promise<void> {
  mock.plug(mockDevice(id));
  const [device] = open;
  await device?.until((host) => stateOf(host, id) === 'ready');
}

const nameOf = (id: string): string => `mock:${id}`;
const stateOf = (device: TestClient, id: string) =>
  scannersOf(device)?.find(({ scanner }) => scanner === nameOf(id))?.state;
const textsOf = (device: TestClient) => scansOf(device).map(({ text, table }) => [text, table]);

/** What was sent before has arrived when the answer to this has. */
async function arrived(...devices: readonly TestClient[]): Promise<void> {
  for (const device of devices) await device.code('channel:key', {});
}

describe('a scanner', () => {
  it('is listed, comes, is heard and goes', async () => {
    const host = await kiosk();
    expect(await host.get('scanner:listen', { table: null })).toEqual({
      scanners: [],
      faults: [],
      ignored: true,
    });
    mock.plug(mockDevice('desk', 'Desk'));
    await host.until((device) => stateOf(device, 'desk') === 'ready');
    const usual = { kind: 'mock', label: 'Desk', fault: null, table: null, seat: null };
    expect(scannersOf(host)).toEqual([{ ...usual, scanner: 'mock:desk', state: 'ready' }]);
    mock.scan('desk', 'XT12ABCD');
    await arrived(host);
    expect(scansOf(host)).toEqual([{ scanner: 'mock:desk', text: 'XT12ABCD', table: null, seat: null }]);
    mock.unplug('desk');
    await host.until((device) => scannersOf(device)?.length === 0);
  });

  it('that is pulled out and put back in the middle of a turn goes on', async () => {
    const host = await kiosk();
    const table = await createTable(host);
    await host.get('scanner:listen', { table });
    await plug('desk');
    const mine = { scanner: nameOf('desk'), on: true, table, seat: 'g1' };
    await host.get('scanner:set', mine);
    mock.scan('desk', 'TICKET');
    mock.unplug('desk');
    await host.until((device) => scannersOf(device)?.length === 0);
    await plug('desk');
    mock.scan('desk', 'STATION');
    await arrived(host);
    const news = { scanner: nameOf('desk'), table, seat: 'g1' };
    expect(scansOf(host)).toEqual([
      { ...news, text: 'TICKET' },
      { ...news, text: 'STATION' },
    ]);
  });

  it('that reads rubbish says so and passes nothing on', async () => {
    const host = await kiosk(null);
    await plug('desk');
    mock.scan('desk', 'A\u0007B');
    await host.until((device) => scannersOf(device)?.[0]?.fault === 'GARBLED');
    expect(scansOf(host)).toEqual([]);
  });
});

describe('exactly one kiosk', () => {
  it('of two mirrored ones hears a scan; when it goes, the other', async () => {
    const first = await kiosk();
    const table = await createTable(first);
    await first.get('scanner:listen', { table });
    const second = await kiosk(table);
    await plug('desk');
    mock.scan('desk', '1');
    await arrived(first, second);
    expect([textsOf(first), textsOf(second)]).toEqual([[], [['1', table]]]);
    second.close();
    await first.until(() => {
      mock.scan('desk', '2');
      return scansOf(first).length > 0;
    });
    expect(scansOf(second)).toHaveLength(1);
  });

  it('acts on a scanner that types; the others learn that what they hear of it is not theirs', async () => {
    const one = await kiosk();
    const table = await createTable(one);
    await one.get('scanner:listen', { table });
    const two = await kiosk();
    const other = await createTable(two);
    await two.get('scanner:listen', { table: other });
    const mirror = await kiosk(table);
    const stranger = await kiosk();
    const all = [one, two, mirror, stranger];
    const elsewhere = () =>
      all.map(({ pushes }) => pushes.flatMap((push) => (push.name === 'scan:elsewhere' ? [push.body] : [])));
    mock.plug({ ...mockDevice('keys'), kind: 'keyboard' });
    await two.until((device) => stateOf(device, 'keys') === 'off');
    await two.get('scanner:set', { scanner: nameOf('keys'), on: true, table: other, seat: null });
    mock.scan('keys', 'A');
    await plug('desk');
    mock.scan('desk', 'B');
    await arrived(...all);
    expect(elsewhere()).toEqual([[{ text: 'A' }], [], [{ text: 'A' }], []]);
    expect(textsOf(two)).toEqual([
      ['A', other],
      ['B', null],
    ]);
  });

  it('of each table is told where nobody knows whose scanner it is', async () => {
    const one = await kiosk();
    const two = await kiosk();
    const [a, b] = [await createTable(one), await createTable(two)];
    await one.get('scanner:listen', { table: a });
    await two.get('scanner:listen', { table: b });
    await plug('desk');
    mock.scan('desk', '1');
    await one.get('scanner:set', { scanner: nameOf('desk'), on: true, table: a, seat: null });
    mock.scan('desk', '2');
    // The second kiosk goes over to the first table: it is its last kiosk now.
    await two.get('scanner:listen', { table: a });
    mock.scan('desk', '3');
    await arrived(one, two);
    expect(textsOf(one)).toEqual([
      ['1', null],
      ['2', a],
    ]);
    expect(textsOf(two)).toEqual([
      ['1', null],
      ['3', a],
    ]);
  });
});

describe('a table that is over', () => {
  it('has no scanners any more, and its rematch has them again', async () => {
    const evening = await startStubTable(server);
    open.push(...evening.all);
    const { kiosk: host, table } = evening;
    await host.get('scanner:listen', { table });
    await plug('desk');
    await host.get('scanner:set', { scanner: nameOf('desk'), on: true, table, seat: 'g2' });
    expect(scannersOf(host)).toMatchObject([{ table, seat: 'g2' }]);

    await host.get('command', makeCommand(host, table, 'referee', { kind: 'abandon' }));
    await host.until((device) => scannersOf(device)?.[0]?.table === null);
    expect(scannersOf(host)).toMatchObject([{ table: null, seat: null, state: 'ready' }]);
    mock.scan('desk', 'after');
    expect(await host.code('scanner:listen', { table })).toBe('ok');
    mock.scan('desk', 'later');

    const { table: next } = await host.get('table:rematch', { table });
    const { scanners } = await host.get('scanner:listen', { table: next });
    expect(scanners).toMatchObject([{ table: next, seat: 'g2' }]);
    mock.scan('desk', 'again');
    await arrived(host);
    expect(textsOf(host)).toEqual([
      ['after', null],
      ['later', null],
      ['again', next],
    ]);
  });

  it('does not keep scanners from the kiosk of another one', async () => {
    const { kiosk: host, table, all } = await startStubTable(server);
    open.push(...all);
    await host.get('scanner:listen', { table });
    const other = await kiosk();
    const going = await createTable(other);
    await other.get('scanner:listen', { table: going });
    await plug('desk');
    await host.get('command', makeCommand(host, table, 'referee', { kind: 'abandon' }));
    await host.until(({ pushes }) =>
      pushes.some(({ name, body }) => name === 'table' && 'status' in body && body.status === 'over'),
    );
    mock.scan('desk', '1');
    await arrived(host, other);
    expect([textsOf(host), textsOf(other)]).toEqual([[], [['1', going]]]);
  });
});

describe('what the host set', () => {
  it('is there after a restart: on or off, table and seat', async () => {
    const host = await kiosk(null);
    const table = await createTable(host);
    await plug('desk');
    await plug('hall');
    await host.get('scanner:set', { scanner: nameOf('desk'), on: true, table, seat: 'g2' });
    await host.get('scanner:set', { scanner: nameOf('hall'), on: false, table: null, seat: null });
    await end();
    await begin();
    const later = await kiosk();
    const listen = () => later.get('scanner:listen', { table: null });
    await expect.poll(async () => (await listen()).scanners[0]?.state).toBe('ready');
    expect((await listen()).scanners).toMatchObject([
      { scanner: 'mock:desk', state: 'ready', table, seat: 'g2' },
      { scanner: 'mock:hall', state: 'off', table: null, seat: null },
    ]);
    mock.scan('hall', 'no');
    mock.scan('desk', 'yes');
    await arrived(later);
    expect(textsOf(later)).toEqual([['yes', table]]);
  });

  it('is for a table and a seat that exist, and a scanner that is here', async () => {
    const host = await kiosk(null);
    const table = await createTable(host);
    await plug('desk');
    const ask = { scanner: nameOf('desk'), on: true, table, seat: 'g1' };
    expect(await host.code('scanner:set', { ...ask, scanner: 'mock:hall' })).toBe('SCANNER_UNKNOWN');
    expect(await host.code('scanner:set', { ...ask, table: 'nosuchtable' })).toBe('TABLE_UNKNOWN');
    expect(await host.code('scanner:set', { ...ask, seat: 'h9' })).toBe('SEAT_UNKNOWN');
    expect(await host.code('scanner:listen', { table: 'nosuchtable' })).toBe('TABLE_UNKNOWN');
    expect(await host.code('scanner:set', { ...ask, table: null })).toBe('ok');
    expect(scannersOf(host)).toMatchObject([{ table: null, seat: 'g1' }]);
  });
});

describe('scanners are the host’s business', () => {
  it('and nobody else is told of them, whatever he asks', async () => {
    const evening = await openStubTable(server);
    open.push(...evening.all);
    const { table, keeper, guest, spectator } = evening;
    await evening.kiosk.get('scanner:listen', { table });
    await plug('desk');
    const stranger = await TestClient.connect(baseOf(server));
    open.push(stranger);
    const others = [keeper, guest, spectator, stranger];
    for (const device of others) {
      expect(await device.code('scanner:listen', { table })).toBe('FORBIDDEN');
      const ask = { scanner: nameOf('desk'), on: false, table: null, seat: null };
      expect(await device.code('scanner:set', ask)).toBe('FORBIDDEN');
    }
    mock.scan('desk', 'CARD');
    await arrived(evening.kiosk, ...others);
    expect(textsOf(evening.kiosk)).toEqual([['CARD', table]]);
    for (const device of others) {
      expect(device.pushes.filter(({ name }) => name.startsWith('scan'))).toEqual([]);
    }
  });

  it('and a kiosk on another computer is told in boxes', async () => {
    await end();
    await begin({ isLocal: () => false });
    const host = await openKiosk({ ...server, channel: server.channelKey });
    open.push(host);
    const clear: unknown[] = [];
    host.socket.onPass = (passed) => {
      if (typeof passed === 'string' && passed !== '') clear.push(passed);
    };
    await host.get('scanner:listen', { table: null });
    await plug('desk');
    mock.scan('desk', 'CARD');
    await arrived(host);
    expect(textsOf(host)).toEqual([['CARD', null]]);
    expect(host.asker?.heard.map(({ what }) => what)).toContain('scan');
    expect(clear).toEqual([]);
    const plain = await TestClient.connect(baseOf(server));
    open.push(plain);
    expect(await plain.code('scanner:listen', { table: null })).toBe('CHANNEL_NEEDED');
  });
});
