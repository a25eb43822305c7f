import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StubTable, openStubTable, startTestServer, TestFolder, type TestServer } from '../../testing/evening.js';
import { ManualTimers } from '../../testing/hand-clock.js';
import { type ReceivedRequest, RequestReceiver } from '../../testing/receiver.js';

let folder: TestFolder;
let clock: ManualTimers;
let server: TestServer;
let evening: StubTable;
/** A push service. */
let there: RequestReceiver;

beforeEach(async () => {
  folder = await TestFolder.make();
  clock = new ManualTimers();
  there = await RequestReceiver.plain();
  there.answer = (_request, response) => response.writeHead(201).end();
  const change = { seal: 'host', allowLocalHooks: true } as const;
  server = await startTestServer(folder, { after: clock.after }, change);
  evening = await openStubTable(server);
});
afterEach(async () => {
  await server.close();
  await there.close();
  await folder.remove();
});

/** As a browser keeps it. */
class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  get subscription() {
    const { endpoint, auth } = this;
    const p256dh = this.keys.getPublicKey().toString('base64url');
    return { endpoint, p256dh, auth: auth.toString('base64url') };
  }

  /** RFC 8291, the other way round. */
  read({ body }: ReceivedRequest): unknown {
    const salt = body.subarray(0, 16);
    const point = body.subarray(21, 86);
    const box = body.subarray(86);
    const derive = (input: Uint8Array, with_: Uint8Array, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', input, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), point]);
    const input = derive(this.keys.computeSecret(point), this.auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(box.subarray(-16));
    const text = Buffer.concat([cipher.update(box.subarray(0, -16)), cipher.final()]);
    expect(text.at(-1)).toBe(2);
    return JSON.parse(text.subarray(0, -1).toString());
  }
}

async function sent(count: number): Promise<readonly ReceivedRequest[]> {
  await expect
    .poll(() => {
      clock.strike();
      return there.received.length;
    })
    .toBe(count);
  return there.received;
}

it('tells a browser of its turn through its push service, which learns nothing', async () => {
  const { guest, keeper, kiosk, table } = evening;
  const ben = new Browser(`http://127.0.0.1:${there.port}/ben`);
  const ada = new Browser(`http://127.0.0.1:${there.port}/ada`);
  const push = { table, seat: 'g1', language: 'fr', subscription: ben.subscription } as const;
  await guest.get('reminder:push', push);
  // Asked again, say after the page was closed, it is still one.
  await guest.get('reminder:push', push);
  const hers = { table, seat: 'keeper', language: 'en', subscription: ada.subscription } as const;
  await keeper.get('reminder:push', hers);
  const { pushes, pushKey } = await guest.get('reminder:list', { table, seat: 'g1' });
  expect(pushes.map(({ endpoint }) => endpoint)).toEqual([ben.endpoint]);
  await kiosk.get('table:start', { table });
  await sent(2);
  const at = (path: string) => there.received.filter((each) => each.path === path);
  const [first] = at('/ben');
  expect(first && ben.read(first)).toEqual({
    ...{ table, seat: 'g1', at: 'Ben, à la table de Ada, Ben et Cleo', title: 'C’est à toi.' },
  });
  const [other] = at('/ada');
  expect(other && ada.read(other)).toMatchObject({ title: 'The game has begun. Waiting for Ben.' });
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(first?.headers.authorization).toContain(`, k=${pushKey}`);
});

it.each([404, 410])('forgets a subscription that its service answers %i', async (status) => {
  there.answer = (_request, response) => response.writeHead(status).end();
  const { guest, kiosk, table } = evening;
  const { subscription } = new Browser(`http://127.0.0.1:${there.port}/ben`);
  await guest.get('reminder:push', { table, seat: 'g1', language: 'en', subscription });
  await kiosk.get('table:start', { table });
  await sent(1);
  const pushes = async () => (await guest.get('reminder:list', { table, seat: 'g1' })).pushes;
  await expect.poll(pushes).toEqual([]);
});
