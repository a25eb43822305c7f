import { expect, it } from 'vitest';
import { LIMITS, UNLIMITED_REQUESTS } from '../../web/limits/limits.js';
import { baseOf } from '../../testing/evening.js';
import { serverForTest } from '../../testing/server-for-test.js';
import { SocketClient } from '../../testing/socket-client.js';

type Open = (from?: string) => Promise<SocketClient | string>;

/** All sockets come from this computer; where proxies on it are trusted, from the address that they name. */
async function openerAt(
  change: Partial<Pick<typeof LIMITS, 'sockets' | 'socketsOpened'>>,
  trustProxy: readonly string[],
): Promise<Open> {
  const limits = { ...UNLIMITED_REQUESTS, ...change };
  const server = await serverForTest({}, { trustProxy, limits });
  return (from) => {
    const headers = from === undefined ? {} : { 'X-Forwarded-For': from };
    return SocketClient.open(baseOf(server), { headers }).catch(({ message }) => message);
  };
}

const PROXY = ['loopback'];
const [ADA, BEN, CLEO] = ['192.168.7.1', '192.168.7.2', '192.168.7.3'];
const OPENED = expect.any(SocketClient);
const REFUSED = 'Unexpected server response: 429';

it('refuses sockets of one address beyond its limit, until one of them has closed', async () => {
  const open = await openerAt({ sockets: { ...LIMITS.sockets, address: 2 } }, PROXY);
  const first = await open(ADA);
  expect([first, await open(ADA), await open(ADA)]).toEqual([OPENED, OPENED, REFUSED]);
  expect(await open(BEN)).toEqual(OPENED);
  if (first instanceof SocketClient) first.close();
  await expect.poll(() => open(ADA)).toEqual(OPENED);
});

it('refuses an address that opens sockets too often', async () => {
  const open = await openerAt({ socketsOpened: { burst: 3, perSecond: 0 } }, PROXY);
  for (let n = 0; n < 3; n++) {
    const socket = await open(ADA);
    expect(socket).toEqual(OPENED);
    if (socket instanceof SocketClient) socket.close();
  }
  expect([await open(ADA), await open(BEN)]).toEqual([REFUSED, OPENED]);
});

it('gives the place back of a socket that is one too many in its time', async () => {
  const sockets = { ...LIMITS.sockets, network: 2 };
  const socketsOpened = { burst: 1, perSecond: 0 };
  const open = await openerAt({ sockets, socketsOpened }, PROXY);
  expect([await open(ADA), await open(ADA)]).toEqual([OPENED, REFUSED]);
  expect([await open(BEN), await open(CLEO)]).toEqual([OPENED, REFUSED]);
});

it('refuses no socket of this computer', async () => {
  const sockets = { ...LIMITS.sockets, address: 0, network: 0 };
  const socketsOpened = { burst: 0, perSecond: 0 };
  const open = await openerAt({ sockets, socketsOpened }, []);
  expect([await open(), await open()]).toEqual([OPENED, OPENED]);
});
