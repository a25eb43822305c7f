import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { startTestServer, TestFolder } from '../testing/evening.js';
import { SocketClient } from '../testing/socket-client.js';

const own = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const open = (url: string): Promise<SocketClient | undefined> =>
  SocketClient.open(url).catch(() => undefined);

// Only an address other than loopback is limited, so this needs a computer in a network.
it.runIf(own !== undefined)('refuses sockets of one address beyond its limit', async () => {
  const folder = await TestFolder.make();
  const server = await startTestServer(
    folder,
    {},
    { host: '0.0.0.0', addressLimits: { atOnce: 2, perMinute: 100 } },
  );
  try {
    const url = `http://${own}:${server.port}`;
    const first = await open(url);
    expect(await open(url)).toBeDefined();
    expect(await open(url)).toBeUndefined();
    expect(await open(`http://127.0.0.1:${server.port}`)).toBeDefined();
    first?.close();
    await expect.poll(async () => (await open(url)) !== undefined).toBe(true);
  } finally {
    await server.close();
    await folder.remove();
  }
});
