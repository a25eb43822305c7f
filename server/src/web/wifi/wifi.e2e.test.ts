import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WifiNetwork } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseOf, openKiosk, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { signInScreen } from '../../testing/screens.js';
import { TestClient } from '../../testing/test-client.js';

const HOME: WifiNetwork = { name: 'Café; "Zur Post"', password: 'pass\\word,:"; ', hidden: false };
const GARDEN: WifiNetwork = { name: 'Garden', password: null, hidden: true };

let folder: TestFolder;
let server: TestServer;
let host: TestClient;

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder);
  host = await openKiosk(server);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const kept = async (client = host) => (await client.get('wifi:get', {})).network;
const path = () => join(folder.dataDir, 'wifi.json');

describe('the Wi-Fi for guests', () => {
  it('is none until the host has typed it, is kept over a restart, and can be another', async () => {
    expect(await kept()).toBeNull();
    await host.get('wifi:set', { network: HOME });
    expect(await kept()).toEqual(HOME);
    await server.close();
    server = await startTestServer(folder);
    host = await openKiosk(server);
    expect(await kept()).toEqual(HOME);
    await host.get('wifi:set', { network: GARDEN });
    expect(await kept()).toEqual(GARDEN);
  });

  it.runIf(process.platform !== 'win32')('is in a file that its owner alone can read', async () => {
    const before = process.umask(0);
    try {
      await host.get('wifi:set', { network: HOME });
    } finally {
      process.umask(before);
    }
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing of itself on the disk when it is forgotten', async () => {
    await host.get('wifi:set', { network: HOME });
    // A power cut came before the file had its name.
    await writeFile(`${path()}.new`, JSON.stringify(HOME));
    await host.get('wifi:set', { network: null });
    expect(await kept()).toBeNull();
    for (const name of await readdir(folder.dataDir)) {
      expect(name).not.toContain('wifi');
      expect(await readFile(join(folder.dataDir, name), 'latin1')).not.toContain('pass\\');
    }
  });

  it('is the last of many that were set at once', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `network ${n}`);
    await Promise.all(names.map((name) => host.get('wifi:set', { network: { ...GARDEN, name } })));
    expect(await kept()).toEqual({ ...GARDEN, name: 'network 19' });
  });

  it('stays as it was where the disk takes no other', async () => {
    await host.get('wifi:set', { network: HOME });
    await mkdir(`${path()}.new`);
    expect(await host.code('wifi:set', { network: GARDEN })).toBe('INTERNAL');
    expect(await kept()).toEqual(HOME);
    await rm(`${path()}.new`, { recursive: true });
    await host.get('wifi:set', { network: GARDEN });
  });

  it.each(['', '{"name"', '{"name":"Home","password":"short","hidden":false}'])(
    'is none where the file holds %j',
    async (text) => {
      await writeFile(path(), text);
      expect(await kept()).toBeNull();
      await host.get('wifi:set', { network: HOME });
      expect(await kept()).toEqual(HOME);
    },
  );

  it.each<[string, unknown]>([
    ['no name', { ...HOME, name: '' }],
    ['a name of 33 bytes', { ...HOME, name: `${'ж'.repeat(16)}.` }],
    ['a short password', { ...HOME, password: 'seven77' }],
    ['a password of other letters', { ...HOME, password: 'Geheimtür' }],
    ['a long password', { ...HOME, password: 'x'.repeat(64) }],
    ['a member too many', { ...HOME, kind: 'WEP' }],
    ['a member too few', { name: 'Home', password: null }],
  ])('with %s is MALFORMED, and the refusal repeats nothing of it', async (_what, network) => {
    const reply = await host.raw('wifi:set', { network });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } });
    const { name, password } = { ...HOME, ...(network as object) };
    for (const value of [name, password]) {
      if (value) expect(JSON.stringify(reply)).not.toContain(JSON.stringify(value).slice(1, -1));
    }
    expect(await kept()).toBeNull();
  });
});

it('only screens that are signed in are told it or change it', async () => {
  await host.get('wifi:set', { network: HOME });
  const { client: other } = await signInScreen(server, server.pairing.code());
  expect(await kept(other)).toEqual(HOME);
  await host.get('host:sign-out', {});
  await other.until(({ socket }) => !socket.isOpen);

  const stranger = await TestClient.connect(baseOf(server));
  expect(await stranger.code('host:open', { key: 'A'.repeat(43) })).toBe('FORBIDDEN');
  const refused = await stranger.raw('table:open', { table: '0' });
  expect(await stranger.raw('wifi:get', {})).toEqual(refused);
  for (const network of [HOME, GARDEN, null]) {
    expect(await stranger.raw('wifi:set', { network })).toEqual(refused);
  }
  expect(await kept()).toEqual(HOME);
});
