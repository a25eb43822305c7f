import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../runtime/random.js';
import { failAllWrites, holdStatements } from '../../testing/broken-disk.js';
import { DatabaseTap } from '../../testing/database.js';
import { baseOf, createTable, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { untilScreensConnectedAtMost, pairRequest, signInScreen } from '../../testing/screens.js';
import { TestClient } from '../../testing/test-client.js';
import { SCREENS_MAX } from './host.service.js';

let folder: TestFolder;
let server: TestServer;
const tap = new DatabaseTap();

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const connect = () => TestClient.connect(baseOf(server));
const screen = (code = server.pairing.code()) => signInScreen(server, code);
const gone = (client: TestClient) => client.until(({ socket }) => !socket.isOpen);

describe('screens that are signed in', () => {
  it('stay so over a restart, and are listed with the youngest first', async () => {
    const before = Date.now();
    const { key } = await screen();
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const client = await connect();
    await client.get('host:open', { key });
    const { screens } = await client.get('host:screens', {});
    expect(screens).toMatchObject([
      { name: 'Firefox · Linux', own: true, connected: true },
      { name: '', own: false, connected: false },
    ]);
    expect(screens[0]?.pairedAt).toBeGreaterThanOrEqual(before);
    expect(screens[0]?.pairedAt).toBeLessThanOrEqual(Date.now());
  });

  it('are told of each other', async () => {
    const { client } = await screen();
    await screen();
    await client.until(({ pushes }) => pushes.some(({ name }) => name === 'host:paired'));
    expect(client.pushes).toContainEqual({
      name: 'host:paired',
      body: { screen: 'Firefox · Linux' },
    });
  });

  it('are signed out by one of them, all at once and for good', async () => {
    const { client: mine, key } = await screen();
    const { client: other, key: otherKey } = await screen();
    const tab = await connect();
    await tab.get('host:open', { key });
    const table = await createTable(other);
    await other.look('table:open', table);
    await mine.look('table:open', table);
    const printed = server.pairing.code();
    const shown = (await mine.get('host:invite', {})).code;

    // That of the test's folder is signed in as well.
    expect(await mine.get('host:sign-out', {})).toEqual({ signedOut: 2 });
    await gone(other);
    expect(other.pushes.at(-1)).toEqual({ name: 'host:signed-out', body: {} });
    expect(tab.socket.isOpen).toBe(true);
    await createTable(tab);
    const back = await connect();
    expect(await back.code('host:open', { key: otherKey })).toBe('FORBIDDEN');
    expect(await back.code('table:open', { table })).toBe('FORBIDDEN');
    for (const code of [printed, shown]) {
      expect(await back.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
    }
    await back.get('host:pair', pairRequest(server.pairing.code()));
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    const later = await connect();
    expect(await later.code('host:open', { key: otherKey })).toBe('FORBIDDEN');
    await later.get('host:open', { key });
  });

  it('that are signed out know no code of an open seat any more', async () => {
    const { client: mine } = await screen();
    const { client: other } = await screen();
    const [open, idle] = [await createTable(other), await createTable(other)];
    const shown = (await other.get('table:open', { table: open })).host;
    const seen = { ...shown.codes };
    const seenIdle = (await other.get('table:open', { table: idle })).host.codes;
    await mine.get('table:open', { table: open });
    const phone = await connect();
    const grant = await phone.get('seat:claim', { code: seen.g1 ?? '' });
    await phone.resume(grant);

    await mine.get('host:sign-out', {});
    const isRenewed = ({ name, body }: TestClient['pushes'][number]) =>
      name === 'host' && body.table === open && body.codes.keeper !== seen.keeper;
    await mine.until(({ pushes }) => pushes.some(isRenewed));
    expect(other.pushes.filter(isRenewed)).toEqual([]);
    const stranger = await connect();
    for (const code of [shown.joinCode, seen.keeper, seen.g2, ...Object.values(seenIdle)]) {
      expect(await stranger.code('seat:claim', { code })).toBe('CODE_UNKNOWN');
    }
    // The phone that held a seat keeps it, and anyone who sees the kiosk can take another.
    const { host } = await mine.get('table:open', { table: open });
    expect(Object.keys(host.codes).toSorted()).toEqual(['g2', 'keeper']);
    await phone.resume(grant);
    await (await connect()).get('seat:claim', { code: host.codes.keeper ?? '' });
    const later = (await mine.get('table:open', { table: idle })).host.codes;
    await server.close();
    server = await startTestServer(folder, tap.overrides);
    await (await connect()).get('seat:claim', { code: later.keeper ?? '' });
  });

  it('stay signed in when the disk refuses to forget them', async () => {
    const { client: mine } = await screen();
    const { client: other } = await screen();
    const mend = failAllWrites(tap.open);
    expect(await mine.code('host:sign-out', {})).toBe('DISK_FULL');
    mend();
    const table = await createTable(other);
    const { codes } = (await other.get('table:open', { table })).host;
    const disk = holdStatements(tap.open, 'DELETE FROM host_sessions');
    disk.refuse();
    expect(await mine.code('host:sign-out', {})).toBe('DISK_FULL');
    disk.restore();
    // All or nothing: the codes are good for as long as those who have seen them are trusted.
    await (await connect()).get('seat:claim', { code: codes.keeper ?? '' });
  });

  it('cannot sign each other out at the same time', async () => {
    const [a, b] = [await screen(), await screen()];
    const answers = await Promise.allSettled([a.client.code('host:sign-out', {}), b.client.code('host:sign-out', {})]);
    expect(answers[0]).toMatchObject({ value: 'ok' });
    await gone(b.client);
    await createTable(a.client);
  });

  it('are a limited number: of those not here, the first makes room', async () => {
    const { client, key } = await screen();
    const ask = async () => {
      const { code } = await client.get('host:invite', {});
      const other = pairRequest(code);
      await client.get('host:pair', other);
      return other.key;
    };
    const second = await ask();
    for (let i = 0; i < SCREENS_MAX - 2; i++) await ask();
    const late = await connect();
    expect(await late.code('host:open', { key: server.hostKey })).toBe('FORBIDDEN');
    expect(await late.code('host:open', { key: second })).toBe('ok');
    expect(await late.code('host:open', { key })).toBe('ok');
    expect((await client.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('when as many screens are signed in as can be, and all are here,', () => {
  it('no other is, until one of them has gone', async () => {
    const first = await screen();
    const rest: TestClient[] = [];
    const own = await connect();
    await own.get('host:open', { key: server.hostKey });
    for (let i = 0; i < SCREENS_MAX - 2; i++) rest.push((await screen()).client);
    const { code } = await first.client.get('host:invite', {});
    const ask = pairRequest(code);
    const late = await connect();
    expect(await late.code('host:pair', ask)).toBe('FULL');
    expect(await late.code('host:open', { key: ask.key })).toBe('FORBIDDEN');
    expect((await first.client.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);

    rest[7]?.close();
    await untilScreensConnectedAtMost(first.client, SCREENS_MAX - 1);
    await late.get('host:pair', ask);
    await createTable(late);
    expect((await first.client.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('one screen too many, while the disk forgets none,', () => {
  it('is let in by a code that is then used, and the next makes room for both', async () => {
    const { client, key } = await screen();
    const invited = async () => (await client.get('host:invite', {})).code;
    const late = await connect();
    for (let i = 0; i < SCREENS_MAX - 2; i++) {
      await client.get('host:pair', pairRequest(await invited()));
    }
    await client.get('host:open', { key });
    const code = await invited();
    const disk = holdStatements(tap.open, 'DELETE FROM host_sessions');
    disk.refuse();
    const ask = pairRequest(code);
    expect(await late.code('host:pair', ask)).toBe('ok');
    expect(await late.code('host:open', { key: ask.key })).toBe('ok');
    expect(await late.code('host:pair', pairRequest(code))).toBe('CODE_UNKNOWN');
    const { screens } = await client.get('host:screens', {});
    expect(screens).toHaveLength(SCREENS_MAX + 1);
    disk.restore();
    const next = await connect();
    await next.get('host:pair', pairRequest(await invited()));
    expect((await client.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('what is kept', () => {
  it('is the hash of each key, and no code at all', async () => {
    const code = server.pairing.code();
    const { key, client } = await screen(code);
    const shown = (await client.get('host:invite', {})).code;
    const rows = await tap.rows();
    expect(rows).toContain(sha256Hex(key));
    for (const secret of [key, code, shown, server.pairing.code()]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(secret.replaceAll('-', ''));
    }
  });
});

it('each screen shows phones the address by which it came itself', async () => {
  const table = await createTable(await signedInAt('localhost'));
  const addresses = async (host: string) => {
    const client = await signedInAt(host);
    const invited = await client.get('host:invite', {});
    const opened = await client.get('table:open', { table });
    expect(opened.host.addresses).toEqual(invited.addresses);
    return { client, addresses: invited.addresses };
  };
  const own = `http://127.0.0.1:${server.port}`;
  const here = await addresses(`localhost:${server.port}`);
  expect(here.addresses).toEqual([own]);
  const there = await addresses('10.0.0.17:8080');
  expect(there.addresses).toEqual(['http://10.0.0.17:8080', own]);
  // Nor does it change when all are told that someone has joined.
  const { codes } = (await there.client.get('table:open', { table })).host;
  const phone = await connect();
  await phone.get('seat:claim', { code: codes.g1 ?? '' });
  for (const { client, addresses: first } of [here, there]) {
    const pushed = () => client.pushes.find(({ name }) => name === 'host')?.body;
    await client.until(() => pushed() !== undefined);
    expect(pushed()).toMatchObject({ addresses: first });
  }
});

async function signedInAt(host: string): Promise<TestClient> {
  const client = await TestClient.connect(baseOf(server), undefined, { headers: { host } });
  await client.get('host:open', { key: server.hostKey });
  return client;
}
