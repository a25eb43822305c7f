import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { LIMITS, type Limits, UNLIMITED_REQUESTS } from '../limits/limits.js';
import { startTestServer, TestFolder, type TestServer } from '../testing/evening.js';
import { SocketClient } from '../testing/socket-client.js';

const own = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const open = (url: string): Promise<SocketClient | undefined> =>
  SocketClient.open(url).catch(() => undefined);

async function withLimits(change: Partial<Limits>, work: (server: TestServer) => Promise<void>) {
  const folder = await TestFolder.make();
  const limits = { ...UNLIMITED_REQUESTS, ...change };
  const server = await startTestServer(folder, {}, { host: '0.0.0.0', limits });
  try {
    await work(server);
  } finally {
    await server.close();
    await folder.remove();
  }
}

// Only an address other than loopback is limited, so these need a computer in a network.
it.runIf(own !== undefined)('refuses sockets of one address beyond its limit', async () => {
  await withLimits({ sockets: { ...LIMITS.sockets, address: 2 } }, async ({ port }) => {
    const url = `http://${own}:${port}`;
    const first = await open(url);
    expect(await open(url)).toBeDefined();
    expect(await open(url)).toBeUndefined();
    expect(await open(`http://127.0.0.1:${port}`)).toBeDefined();
    first?.close();
    await expect.poll(async () => (await open(url)) !== undefined).toBe(true);
  });
});

it.runIf(own !== undefined)('refuses an address that opens sockets too often', async () => {
  await withLimits({ socketsOpened: { burst: 3, perSecond: 0 } }, async ({ port }) => {
    const url = `http://${own}:${port}`;
    for (let n = 0; n < 3; n++) (await open(url))?.close();
    expect(await open(url)).toBeUndefined();
    expect(await open(`http://127.0.0.1:${port}`)).toBeDefined();
  });
});
