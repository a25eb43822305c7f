import { randomBytes } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import { callServer, KEY_LENGTH } from '@mister-x/engine/channel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseTap } from '../../testing/database.js';
import {
  baseOf,
  type StubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';
import { nativeSuite } from './native-suite.js';

/** A server whose network is never trusted: for it, this computer is another one. */

let folder: TestFolder;
let server: TestServer;
let evening: StubTable;
const tap = new DatabaseTap();
const everywhere = { isLocal: () => false };

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, tap.overrides, everywhere);
  evening = await startStubTable({ ...server, channel: server.channelKey });
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const connect = (key?: string) => TestClient.connect(baseOf(server), key);
const gone = ({ socket }: TestClient) => socket.gone;

describe('a client in a network that others hear', () => {
  it.each<[string, unknown]>([
    ['host:open', { key: 'k' }],
    ['table:create', {}],
    ['table:open', { table: 't' }],
    ['table:start', { table: 't' }],
    ['table:rematch', { table: 't' }],
    ['seat:release', { table: 't', seat: 'g1' }],
    ['seat:claim', { code: '2K4M-7PQR' }],
    ['seat:takeover', { recoveryCode: '1' }],
    ['seat:resume', { table: 't', seat: 'g1', secret: 's' }],
    ['scanner:listen', { table: null }],
    ['scanner:set', {}],
    ['command', {}],
  ])('is not heard when it asks %s without a channel', async (name, body) => {
    const client = await connect();
    expect(await client.code(name, body)).toBe('CHANNEL_NEEDED');
    client.close();
  });

  it('may watch as everybody may', async () => {
    const client = await connect();
    expect(await client.look('table:watch', evening.table)).toMatchObject({ viewer: 'table' });
    expect(await client.code('history', { table: evening.table })).toBe('ok');
    expect(await client.code('chain', { table: evening.table, seen: null })).toBe('ok');
    client.close();
  });

  it('is told the key that the kiosk puts into its links', async () => {
    const client = await connect();
    expect(await client.get('channel:key', {})).toEqual({ key: server.channelKey });
    const { host } = await evening.kiosk.get('table:open', { table: evening.table });
    expect(host.channelKey).toBe(server.channelKey);
    expect(host.checkNumber).toHaveLength(20);
    client.close();
  });

  it('plays a whole evening in boxes', async () => {
    const { keeper, guest, kiosk, table } = evening;
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    for (const client of evening.all) await client.until(({ revision }) => revision === 3);
    expect(await guest.code('command', makeCommand(guest, table, 'g1', hideCommand(1)))).not.toBe('ok');
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(1)));
    for (const client of evening.all) await client.until(({ revision }) => revision === 4);
    await kiosk.get('command', makeCommand(kiosk, table, 'g2', guessCommand(2)));
    for (const client of evening.all) await client.until(({ revision }) => revision === 5);
    expect(JSON.stringify(keeper.view)).toContain('7');
    const { notices } = await keeper.get('history', { table });
    expect(notices.length).toBeGreaterThan(2);
    expect(kiosk.pushes.some(({ name }) => name === 'host')).toBe(true);
  });

  it('is seen to hear and say boxes of sizes that tell nothing', async () => {
    const { keeper, guest, kiosk, spectator } = evening;
    const sizes = ({ asker }: TestClient) => (asker?.heard ?? []).map(({ size }) => size);
    const updates = ({ asker }: TestClient) =>
      (asker?.heard ?? []).flatMap(({ what, size }) => (what === 'update' ? [size] : []));
    expect(updates(keeper)).toHaveLength(5);
    expect(keeper.updates.at(-1)?.view).not.toEqual(guest.updates.at(-1)?.view);
    for (const client of [guest, kiosk, spectator]) {
      expect(updates(client)).toEqual(updates(keeper));
    }
    expect(new Set(keeper.asker?.said)).toEqual(new Set([528]));
    expect(new Set(guest.asker?.said)).toEqual(new Set([528]));
    for (const client of [keeper, guest, kiosk, spectator]) {
      for (const size of sizes(client)) expect((size - 16) % 256).toBe(0);
    }
  });
});

describe('a channel', () => {
  it('is opened with the right key only, once, and before anything else', async () => {
    await expect(connect(Buffer.alloc(32, 9).toString('base64url'))).rejects.toThrow('CHANNEL_KEY_WRONG');
    const caller = await connect();
    for (const hello of ['', 'A', '!', 'A'.repeat(64)]) {
      const code = await caller.code('channel:open', { hello });
      expect(code).toBe(hello === '' ? 'CHANNEL_KEY_WRONG' : 'FORBIDDEN');
    }
    caller.close();
    expect(await evening.guest.code('channel:open', { hello: 'A'.repeat(64) })).toBe('FORBIDDEN');
    const late = await connect();
    await late.look('table:watch', evening.table);
    expect(await late.code('channel:open', { hello: 'A'.repeat(64) })).toBe('FORBIDDEN');
    late.close();
  });

  it('ends with the first thing that is not the next box', async () => {
    const rows = await tap.rows(['log']);
    const { guestGrant, table } = evening;
    type Asker = NonNullable<TestClient['asker']>;
    const seal = ({ channel }: Asker) => channel.seal(50, 'history', { table });
    const wrong: readonly ((asker: Asker) => readonly (Uint8Array | string)[])[] = [
      (asker) => [seal(asker)].flatMap((box) => [box, box]),
      (asker) => [seal(asker), seal(asker)].reverse(),
      (asker) => [seal(asker), seal(asker)].slice(1),
      (asker) => [seal(asker).slice(1)],
      (asker) => [seal(asker).slice(0, -1)],
      (asker) => [Buffer.concat([seal(asker), Buffer.alloc(1)])],
      ...Array.from({ length: 20 }, (_, bit) => (asker: Asker) => {
        const box = Uint8Array.from(seal(asker));
        const at = (bit * 37) % box.length;
        box[at] = (box[at] ?? 0) ^ (1 << (bit % 8));
        return [box];
      }),
      () => [new Uint8Array(0)],
      () => ['text'],
      () => ['{"id":1}'],
      () => [`[1,"history",{"table":"${table}"}]`],
    ];
    for (const make of wrong) {
      const client = await connect(server.channelKey);
      await client.resume(guestGrant);
      const ended = gone(client);
      if (client.asker === undefined) throw new Error('no channel');
      for (const box of make(client.asker)) client.socket.say(box);
      await ended;
    }
    const plain = await connect(server.channelKey);
    const ended = gone(plain);
    plain.socket.say([1, 'history', { table }]);
    await ended;
    const early = await connect();
    const over = gone(early);
    early.socket.say(Buffer.alloc(528));
    await over;
    expect(await tap.rows(['log'])).toBe(rows);
    const again = await connect(server.channelKey);
    expect((await again.resume(guestGrant)).revision).toBe(evening.guest.revision);
    again.close();
  });

  it('answers a boxed request that is none as it answers one in the clear', async () => {
    const client = await connect(server.channelKey);
    expect(await client.code('seat:claim', 7)).toBe('MALFORMED');
    expect(await client.code('command', { table: 'none' })).toBe('MALFORMED');
    client.close();
  });

  describe('several of whose messages arrive in one segment', () => {
    let wire: Socket;
    let client: TestClient;

    beforeEach(async () => {
      const options = { port: server.port, host: '127.0.0.1' };
      wire = createConnection(options);
      client = await TestClient.connect(baseOf(server), undefined, {
        createConnection: (() => wire) as typeof createConnection,
      });
    });

    afterEach(() => client.close());

    const atOnce = <T>(ask: () => readonly Promise<T>[]): Promise<T[]> => {
      wire.cork();
      const answers = Promise.all(ask());
      wire.uncork();
      return answers;
    };

    it('is opened by the first, and answers what was asked in the clear behind it', async () => {
      const { socket } = client;
      const calling = callServer(nativeSuite, server.channelKey, randomBytes(KEY_LENGTH));
      const order: string[] = [];
      const ask = async (name: string, body: object) => {
        const reply = await socket.ask(name, body);
        order.push(name);
        return reply;
      };
      const [opened, key] = await atOnce(() => [
        ask('channel:open', { hello: calling?.hello }),
        ask('channel:key', {}),
      ]);
      expect(key).toEqual({ ok: true, value: { key: server.channelKey } });
      const { value } = opened as { readonly value: { readonly answer: string } };
      expect(calling?.answered(value.answer)).toBeDefined();
      expect(order).toEqual(['channel:open', 'channel:key']);
    });

    it('opens its boxes in their order, and answers all', async () => {
      await client.openChannel(server.channelKey);
      const order: number[] = [];
      const ask = async (index: number) => {
        const code = await client.code('channel:key', {});
        order.push(index);
        return code;
      };
      const indices = Array.from({ length: 8 }, (_, index) => index);
      expect(await atOnce(() => indices.map(ask))).toEqual(indices.map(() => 'ok'));
      expect(order).toEqual(indices);
    });
  });

  it('shows nothing of what passes', async () => {
    const client = await connect();
    const frames: string[] = [];
    client.socket.onPass = (passed) => frames.push(Buffer.from(passed).toString('latin1'));
    await client.openChannel(server.channelKey);
    await client.resume(evening.keeperGrant);
    await client.get('history', { table: evening.table });
    client.close();
    const wire = frames.join('\n');
    expect(wire).toContain('channel:open');
    const { secret, share } = evening.keeperGrant;
    for (const text of [secret, share, evening.table, 'keeper', 'view', 'history', 'Ada']) {
      expect(wire).not.toContain(text);
    }
    expect(wire.length).toBeGreaterThan(2_000);
  });
});

it('on this computer, or over TLS, needs no boxes', async () => {
  const other = await TestFolder.make();
  const local = await startTestServer(other);
  const client = await TestClient.connect(baseOf(local));
  expect(await client.code('host:open', { key: local.hostKey })).toBe('ok');
  client.close();
  await local.close();
  await other.remove();
});
