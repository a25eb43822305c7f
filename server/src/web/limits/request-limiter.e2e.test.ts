import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../cli/routes.js';
import {
  baseOf,
  type StubTable,
  startStubTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../../testing/evening.js';
import { TestClient } from '../../testing/test-client.js';
import { LIMITS } from './limits.js';

let folder: TestFolder;
let server: TestServer;
let evening: StubTable;
/** Milliseconds by the clock of the limits, which only these tests move on. */
let time = 0;

beforeAll(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, { requestClock: () => time }, { limits: LIMITS });
  evening = await startStubTable(server);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const { burst, perSecond } = LIMITS.requests;
const watch = (client: TestClient) => client.code('table:watch', { table: evening.table });

describe('a client that asks too much', () => {
  it('is answered BUSY, is served again after a while, and nobody else notices', async () => {
    const loud = await TestClient.connect(baseOf(server));
    const codes: string[] = [];
    // One after another, so that it is not their number at once that is refused.
    for (let n = 0; n < burst + 30; n++) codes.push(await watch(loud));
    expect(codes).toEqual([...Array(burst).fill('ok'), ...Array(30).fill('BUSY')]);
    expect(await watch(evening.spectator)).toBe('ok');
    time += 2_000 / perSecond;
    expect([await watch(loud), await watch(loud), await watch(loud)]).toEqual(['ok', 'ok', 'BUSY']);
    expect(loud.socket.isOpen).toBe(true);
    loud.close();
  });

  it('gets the log fewer times, as that costs more', async () => {
    const nosy = await TestClient.connect(baseOf(server));
    await watch(nosy);
    const codes: string[] = [];
    for (let n = 0; n < 20; n++) codes.push(await nosy.code('history', { table: evening.table }));
    const served = Math.floor((burst - routes['table:watch'].cost) / routes.history.cost);
    expect(served).toBe(11);
    expect(codes).toEqual([...Array(served).fill('ok'), ...Array(20 - served).fill('BUSY')]);
    nosy.close();
  });

  it('has only so many requests worked on at once', async () => {
    const eager = await TestClient.connect(baseOf(server));
    // In one packet of the network, and each of them waits for the database.
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => eager.code('table:watch', { table: `none${n}` })),
    );
    const refused = codes.filter((code) => code === 'BUSY').length;
    expect(refused).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'TABLE_UNKNOWN')).toHaveLength(40 - refused);
    expect(40 - refused).toBeGreaterThanOrEqual(LIMITS.requestsAtOnce);
    eager.close();
  });

  it.each<[string, (client: TestClient) => void]>([
    ['requests', (client) => client.socket.say([1, 'table:watch', {}])],
    ['names that nobody knows', (client) => client.socket.say([1, 'nothing', {}])],
    ['signs of life', (client) => client.socket.say('')],
    ['pings', (client) => client.socket.socket.ping()],
    ['pongs', (client) => client.socket.socket.pong()],
  ])('is disconnected when it goes on with %s', async (_what, send) => {
    const flood = await TestClient.connect(baseOf(server));
    for (let n = 0; n < LIMITS.messages.burst * 2; n++) send(flood);
    // Not for good: a page that has a fault comes back by itself.
    expect(await flood.socket.gone).toBe(1006);
    expect(await watch(evening.spectator)).not.toBe('');
    expect(evening.all.every(({ socket }) => socket.isOpen)).toBe(true);
  });
});
