import { createHmac } from 'node:crypto';
import type { HookFormat, Requests } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseTap } from '../testing/database.js';
import {
  type StubTable,
  openStubTable,
  guessCommand,
  hideCommand,
  makeCommand,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { FakeClocks } from '../testing/fake-clocks.js';
import { ManualTimers } from '../testing/hand-clock.js';
import { type ReceivedRequest, RequestReceiver } from '../testing/receiver.js';
import { DAY_MS } from '../testing/stub-game.js';
import { TestClient } from '../testing/test-client.js';
import { GIVE_UP_AFTER_MS, REQUEST_SLOT_MS } from './deliveries.service.js';
import { makeHttpPost, type HttpPost } from './outbound/http-post.js';

const SUBSCRIPTION = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

let folder: TestFolder;
let clock: ManualTimers;
let clocks: FakeClocks;
let server: TestServer;
let tap: DatabaseTap;
let evening: StubTable;
let there: RequestReceiver;
let log: string;

beforeEach(async () => {
  folder = await TestFolder.make();
  clock = new ManualTimers();
  tap = new DatabaseTap();
  there = await RequestReceiver.plain();
  log = '';
  await start(true);
  evening = await openStubTable(server);
  clocks = new FakeClocks();
});
afterEach(async () => {
  clocks.restore();
  await server.close();
  await there.close();
  await folder.remove();
});

async function start(allowLocalHooks: boolean, httpPost?: HttpPost): Promise<void> {
  const write = (line: string): void => {
    log += line;
  };
  const overrides = {
    after: clock.after,
    ...tap.overrides,
    log: { write },
    ...(httpPost && { httpPost }),
  };
  const change = { seal: 'host', allowLocalHooks, logLevel: 'trace' } as const;
  server = await startTestServer(folder, overrides, change);
}

const hookUrl = (path: string): string => `http://127.0.0.1:${there.port}${path}`;

async function hook(
  client: TestClient,
  seat: string | null,
  path: string,
  format: HookFormat = 'plain',
): Promise<Requests['reminder:hook']['reply']> {
  const ask = { table: evening.table, seat, language: 'en', url: hookUrl(path), format } as const;
  return client.get('reminder:hook', ask);
}

async function begin(): Promise<void> {
  await evening.kiosk.get('table:start', { table: evening.table });
  for (const client of evening.all) await client.until(({ revision }) => revision === 2);
}

/** Time passes until so much was sent in all. */
async function sent(count: number): Promise<readonly ReceivedRequest[]> {
  await expect
    .poll(() => {
      clock.strike();
      return there.received.length;
    })
    .toBe(count);
  return there.received;
}

const bodyOf = ({ body }: ReceivedRequest) => JSON.parse(body.toString());
const list = (client: TestClient, seat: string | null) => client.get('reminder:list', { table: evening.table, seat });

describe('a hook', () => {
  it('is sent what its owner waits for, signed with a secret of its own', async () => {
    const { kiosk, keeper, guest, table } = evening;
    const all = await hook(kiosk, null, '/all');
    const own = await hook(guest, 'g1', '/own');
    expect(own.secret).not.toBe(all.secret);
    await begin();
    await sent(2);
    const at = (path: string) => there.received.filter((each) => each.path === path);
    expect(at('/all').map(bodyOf)).toEqual([
      {
        type: 'begun',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: {
          ...{ table, seat: null, at: 'Table of Ada, Ben, and Cleo', asked: ['g1'] },
          ...{ title: 'The game has begun. Waiting for Ben.' },
          ...{ text: 'The game has begun. Waiting for Ben.' },
          link: `${server.addresses[0]}/#watch=${table}`,
        },
      },
    ]);
    expect(at('/own').map(bodyOf)).toMatchObject([
      {
        type: 'turn',
        data: { seat: 'g1', title: 'It’s your turn.', link: `${server.addresses[0]}/play` },
      },
    ]);
    const headers = at('/own')[0]?.headers;
    const body = at('/own')[0]?.body;
    const key = Buffer.from(own.secret.replace('whsec_', ''), 'base64');
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers?.['webhook-signature']).toBe(`v1,${signature}`);

    // Whose turn it is not is told nothing of its own.
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    await guest.until(({ revision }) => revision === 3);
    await guest.get('command', makeCommand(guest, table, 'g1', guessCommand(3)));
    await sent(3);
    expect(at('/own')).toHaveLength(1);
    await kiosk.until(({ revision }) => revision === 4);
    await kiosk.get('command', makeCommand(kiosk, table, 'g2', guessCommand(7)));
    await sent(5);
    expect(at('/own').map(bodyOf).at(-1)).toMatchObject({
      ...{ type: 'over', data: { title: 'The game is over.', asked: [] } },
    });
  });

  it('is tried again under the same name, over a restart, until it works', async () => {
    there.answer = (_request, response) => response.writeHead(500).end('a secret of theirs');
    const { guest } = evening;
    const { secret } = await hook(guest, 'g1', '/own?token=of-theirs');
    await begin();
    await sent(1);
    // What the own network answers is the host's to know.
    const last = { why: 'STATUS', status: 500, excerpt: '', at: expect.any(Number) };
    await expect
      .poll(async () => (await list(guest, 'g1')).hooks)
      .toMatchObject([{ host: `127.0.0.1:${there.port}`, waiting: 1, lost: 0, last }]);
    expect(JSON.stringify(await list(guest, 'g1'))).not.toMatch(/of-theirs|whsec/);
    // Not before a minute has passed.
    clock.strike();
    await evening.kiosk.fence();
    expect(there.received).toHaveLength(1);
    await server.close();
    clocks.pass(61_000);
    await start(true);
    await sent(2);
    there.answer = (_request, response) => response.writeHead(200).end();
    clocks.pass(301_000);
    await sent(3);
    const ids = there.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const times = there.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times[2]).toBeGreaterThanOrEqual((times[0] ?? 0) + 362);
    expect(log).not.toBe('');
    expect(log).not.toMatch(/of-theirs|whsec|a secret of theirs/);
    expect(log).not.toContain(secret);
  });

  it('is given up after some days, and its owner is told', async () => {
    there.answer = (_request, response) => response.writeHead(500).end();
    const { guest } = evening;
    await hook(guest, 'g1', '/own');
    await begin();
    await sent(1);
    await expect.poll(async () => (await list(guest, 'g1')).hooks[0]?.last).not.toBeNull();
    clocks.pass(GIVE_UP_AFTER_MS + 1);
    await sent(2);
    await expect
      .poll(async () => (await list(guest, 'g1')).hooks)
      .toMatchObject([{ waiting: 0, lost: 1, last: { status: 500 } }]);
    clocks.pass(GIVE_UP_AFTER_MS);
    clock.strike();
    await evening.kiosk.fence();
    expect(there.received).toHaveLength(2);
  });

  it.each(['discord', 'slack', 'matrix'] as const)('is sent what %s takes', async (format) => {
    await hook(evening.kiosk, null, '/all', format);
    await begin();
    const [{ body } = { body: '' }] = await sent(1);
    expect(JSON.parse(body.toString())).toMatchObject(
      format === 'discord' ? { content: expect.any(String) } : { text: expect.any(String) },
    );
  });

  it('that is refused again and again is paused, says so, and goes on when its owner says so', async () => {
    const { kiosk, table } = evening;
    there.answer = (_request, response) => response.writeHead(400).end('{"message":"empty"}');
    const { id } = await hook(kiosk, null, '/all');
    await begin();
    const shown = async () => (await list(kiosk, null)).hooks[0];
    for (let times = 1; times < 4; times++) {
      const since = Date.now();
      await sent(times);
      await expect.poll(async () => (await shown())?.last?.at).toBeGreaterThanOrEqual(since);
      expect(await shown()).toMatchObject({ paused: false });
      clocks.pass(31 * 60_000);
    }
    await sent(4);
    await expect.poll(shown).toMatchObject({
      ...{ paused: true, waiting: 1, lost: 0 },
      last: { why: 'STATUS', status: 400, excerpt: '{"message":"empty"}' },
    });
    // Of what happens meanwhile the latest is kept.
    await evening.keeper.get('command', makeCommand(evening.keeper, table, 'keeper', hideCommand(7)));
    await evening.guest.until(({ revision }) => revision === 3);
    await evening.guest.get('command', makeCommand(evening.guest, table, 'g1', guessCommand(3)));
    clocks.pass(GIVE_UP_AFTER_MS / 2);
    await expect
      .poll(async () => {
        clock.strike();
        return shown();
      })
      .toMatchObject({ paused: true, waiting: 1, lost: 1 });
    expect(there.received).toHaveLength(4);
    there.answer = (_request, response) => response.writeHead(200).end('ok');
    await kiosk.get('reminder:resume', { table, seat: null, id });
    await sent(5);
    await expect.poll(shown).toMatchObject({
      ...{ paused: false, waiting: 0, lost: 1, last: { why: null, status: 200, excerpt: 'ok' } },
    });
  });

  it.each([429, 408, 500])('that answers %i is not paused', async (status) => {
    there.answer = (_request, response) => response.writeHead(status).end();
    await hook(evening.kiosk, null, '/all');
    await begin();
    for (let times = 1; times < 6; times++) {
      const since = Date.now();
      await sent(times);
      const shown = async () => (await list(evening.kiosk, null)).hooks[0];
      await expect.poll(async () => (await shown())?.last?.at).toBeGreaterThanOrEqual(since);
      clocks.pass(7 * 60 * 60_000);
    }
    await sent(6);
    expect((await list(evening.kiosk, null)).hooks).toMatchObject([{ paused: false, waiting: 1 }]);
  });

  it.each(['on it goes', 'after a restart'])(
    'is not silent for fifty years after a clock that was ahead was set right: %s',
    async (how) => {
      there.answer = (_request, response) => response.writeHead(500).end();
      const { guestGrant } = evening;
      const ahead = 50 * 365 * DAY_MS;
      clocks.set(ahead);
      await hook(evening.guest, 'g1', '/own');
      await begin();
      await sent(1);
      await expect.poll(async () => (await list(evening.guest, 'g1')).hooks[0]?.last).not.toBeNull();
      if (how === 'after a restart') await server.close();
      clocks.set(-ahead);
      clocks.pass(120_000);
      there.answer = (_request, response) => response.writeHead(503).end();
      if (how === 'after a restart') await start(true);
      await sent(2);
      const guest = await TestClient.connect(server.url);
      await guest.resume(guestGrant);
      const shown = async () => (await list(guest, 'g1')).hooks[0];
      await expect.poll(async () => (await shown())?.last?.status).toBe(503);
      expect((await shown())?.last?.at).toBeLessThanOrEqual(Date.now());
      expect((await shown())?.madeAt).toBeLessThanOrEqual(Date.now());
      // Nor is it tried for fifty years.
      clocks.pass(GIVE_UP_AFTER_MS + 1);
      await sent(3);
      await expect.poll(shown).toMatchObject({ waiting: 0, lost: 1 });
    },
  );

  it('that is withdrawn, or whose seat changed hands, is sent nothing more', async () => {
    const { kiosk, guest, keeper, table } = evening;
    const { id } = await hook(kiosk, null, '/all');
    await hook(guest, 'g1', '/own');
    await hook(keeper, 'keeper', '/hers');
    await kiosk.get('reminder:withdraw', { table, seat: null, id });
    await kiosk.get('seat:release', { table, seat: 'g1' });
    await kiosk.get('table:start', { table });
    await keeper.until(({ revision }) => revision === 2);
    await sent(1);
    expect(there.received.map(({ path }) => path)).toEqual(['/hers']);
  });

  it('has no more company than its owner needs', async () => {
    const { guest, table } = evening;
    for (const path of ['/1', '/2', '/3']) await hook(guest, 'g1', path);
    const ask = { table, seat: 'g1', language: 'en', url: hookUrl('/4'), format: 'plain' };
    expect(await guest.code('reminder:hook', ask)).toBe('FULL');
  });
});

describe('into the own network', () => {
  it.each(['http://192.168.0.1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'])(
    '%s no hook leads and no push, unless the host allows it',
    async (url) => {
      await server.close();
      await start(false);
      evening = await openStubTable(server);
      const { guest, table } = evening;
      const ask = { table, seat: 'g1', language: 'en' };
      expect(await guest.code('reminder:hook', { ...ask, url, format: 'plain' })).toBe('MALFORMED');
      const push = { ...ask, subscription: { ...SUBSCRIPTION, endpoint: url } };
      expect(await guest.code('reminder:push', push)).toBe('MALFORMED');
      expect((await list(guest, 'g1')).hooks).toEqual([]);
    },
  );

  it('none leads any more that was allowed once', async () => {
    const { guest, guestGrant } = evening;
    await hook(guest, 'g1', '/own');
    await begin();
    await server.close();
    await start(false);
    const again = await TestClient.connect(server.url);
    await again.resume(guestGrant);
    await expect
      .poll(async () => {
        clock.strike();
        return (await list(again, 'g1')).hooks[0]?.last?.why;
      })
      .toBe('ADDRESS');
    expect(there.connections).toBe(0);
  });
});

it('however slow one is, the others are served', async () => {
  const { kiosk, guest } = evening;
  there.answer = ({ url }, response) => {
    if (url !== '/slow') response.writeHead(204).end();
  };
  await hook(kiosk, null, '/slow');
  await hook(guest, 'g1', '/own');
  await begin();
  await sent(2);
  await expect.poll(async () => (await list(guest, 'g1')).hooks[0]?.waiting).toBe(0);
});

it('a request that never ends gives its place to others', async () => {
  await server.close();
  const really = makeHttpPost({ allowLocal: true });
  const httpPost: HttpPost = (url, message) =>
    url.endsWith('/never') ? new Promise(() => undefined) : really(url, message);
  await start(true, httpPost);
  evening = await openStubTable(server);
  const { kiosk, guest } = evening;
  // As many as a table may have under way.
  for (let i = 0; i < 2; i++) await hook(kiosk, null, '/never');
  await hook(guest, 'g1', '/own');
  await begin();
  clocks.restore();
  clocks = new FakeClocks(['setTimeout']);
  await expect
    .poll(() => {
      clock.strike();
      clocks.pass(REQUEST_SLOT_MS);
      return there.received.map(({ path }) => path);
    })
    .toEqual(['/own']);
});

it.each<[string, HttpPost | undefined]>([
  ['its keys were damaged', undefined],
  [
    'sending throws',
    () => {
      throw new Error('a bug');
    },
  ],
  ['sending rejects', () => Promise.reject(new Error('a bug'))],
])('a reminder that cannot even be sent, as %s, has failed like any other', async (_, httpPost) => {
  await server.close();
  await start(true, httpPost);
  evening = await openStubTable(server);
  const { guest, table } = evening;
  const subscription = { ...SUBSCRIPTION, endpoint: hookUrl('/push') };
  await guest.get('reminder:push', { table, seat: 'g1', language: 'en', subscription });
  if (httpPost === undefined) await tap.open.run(`UPDATE reminders SET secret = 'of-theirs'`);
  await begin();
  const kept = () => {
    clock.strike();
    return tap.open.get(`SELECT tries, failure, lost,
      (SELECT count(*) FROM deliveries WHERE reminder = reminders.number) AS waiting FROM reminders`);
  };
  const failure = 'UNREACHABLE';
  await expect.poll(kept).toEqual({ tries: 1, failure, lost: 0, waiting: 1 });
  clocks.pass(GIVE_UP_AFTER_MS + 1);
  await expect.poll(kept).toEqual({ tries: 2, failure, lost: 1, waiting: 0 });
  expect(there.received).toEqual([]);
  expect(log).toContain('A reminder could not be sent: ');
  expect(log).not.toContain('of-theirs');
});
