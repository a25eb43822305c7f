import { expect, it } from 'vitest';
import { LIMITS, UNLIMITED_REQUESTS } from '../limits/limits.js';
import { baseOf, startTestServer, TestFolder } from '../testing/evening.js';
import { SocketClient } from '../testing/socket-client.js';

type Open = (from?: string) => Promise<SocketClient | string>;

/** All sockets come from this computer; where proxies on it are trusted, from the address that they name. */
async function withServer(
  change: Partial<Pick<typeof LIMITS, 'sockets' | 'socketsOpened'>>,
  trustProxy: readonly string[],
  work: (open: Open) => Promise<void>,
) {
  const folder = await TestFolder.make();
  const limits = { ...UNLIMITED_REQUESTS, ...change };
  const server = await startTestServer(folder, {}, { trustProxy, limits });
  try {
    await work((from) => {
      const headers = from === undefined ? {} : { 'X-Forwarded-For': from };
      return SocketClient.open(baseOf(server), { headers }).catch(({ message }) => message);
    });
  } finally {
    await server.close();
    await folder.remove();
  }
}

const PROXY = ['loopback'];
const [ADA, BEN, CLEO] = ['192.168.7.1', '192.168.7.2', '192.168.7.3'];
const OPENED = expect.any(SocketClient);
const REFUSED = 'Unexpected server response: 429';

it('refuses sockets of one address beyond its limit, until one of them has closed', async () => {
  await withServer({ sockets: { ...LIMITS.sockets, address: 2 } }, PROXY, async (open) => {
    const first = await open(ADA);
    expect([first, await open(ADA), await open(ADA)]).toEqual([OPENED, OPENED, REFUSED]);
    expect(await open(BEN)).toEqual(OPENED);
    if (first instanceof SocketClient) first.close();
    await expect.poll(() => open(ADA)).toEqual(OPENED);
  });
});

it('refuses an address that opens sockets too often', async () => {
  await withServer({ socketsOpened: { burst: 3, perSecond: 0 } }, PROXY, async (open) => {
    for (let n = 0; n < 3; n++) {
      const socket = await open(ADA);
      expect(socket).toEqual(OPENED);
      if (socket instanceof SocketClient) socket.close();
    }
    expect([await open(ADA), await open(BEN)]).toEqual([REFUSED, OPENED]);
  });
});

it('gives the place back of a socket that is one too many in its time', async () => {
  const sockets = { ...LIMITS.sockets, network: 2 };
  const socketsOpened = { burst: 1, perSecond: 0 };
  await withServer({ sockets, socketsOpened }, PROXY, async (open) => {
    expect([await open(ADA), await open(ADA)]).toEqual([OPENED, REFUSED]);
    expect([await open(BEN), await open(CLEO)]).toEqual([OPENED, REFUSED]);
  });
});

it('refuses no socket of this computer', async () => {
  const sockets = { ...LIMITS.sockets, address: 0, network: 0 };
  const socketsOpened = { burst: 0, perSecond: 0 };
  await withServer({ sockets, socketsOpened }, [], async (open) => {
    expect([await open(), await open()]).toEqual([OPENED, OPENED]);
  });
});
