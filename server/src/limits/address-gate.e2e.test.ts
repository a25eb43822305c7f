import { networkInterfaces } from 'node:os';
import { io, type Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { startTestServer, TestFolder } from '../testing/evening.js';

const own = Object.values(networkInterfaces())
  .flatMap((infos) => infos ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

function open(url: string): Promise<Socket | undefined> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', () => resolve(undefined));
  });
}

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
    first?.disconnect();
    await expect.poll(async () => (await open(url)) !== undefined).toBe(true);
  } finally {
    await server.close();
    await folder.remove();
  }
});
