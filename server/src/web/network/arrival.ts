import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostName } from '../http/host-check.js';
import { isAnyAddress, isLoopback } from './addresses.js';

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The base under which a client found this server, for the links that it shows to phones; `undefined`
 * where only this computer finds it like that. Names that some phones cannot look up give way to
 * the address for which they stood.
 */
export function addressOfArrival({ headers: { host = '' }, socket }: Request, encrypted: boolean): string | undefined {
  const name = hostName(host);
  const scheme = encrypted ? 'https' : 'http';
  if (isLoopback(name) || isAnyAddress(name)) return undefined;
  if (isIP(name) !== 0 || isKnownToAll(name)) {
    const base = `${scheme}://${host}`;
    return URL.canParse(base) ? new URL(base).origin : undefined;
  }
  const local = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
  if (isIP(local) === 0 || isLoopback(local)) return undefined;
  return `${scheme}://${local.includes(':') ? `[${local}]` : local}:${socket.localPort}`;
}

const isKnownToAll = (name: string): boolean => name.includes('.') && !name.endsWith('.local');

/**
 * The same addresses with that of an arrival first.
 * @param mayAdd it is first even where this computer knows nothing of it, as behind a mapped port
 */
export function withArrivalFirst(
  addresses: readonly string[],
  arrival: string | undefined,
  mayAdd: boolean,
): readonly string[] {
  if (arrival === undefined) return addresses;
  const { hostname, protocol } = new URL(arrival);
  const isSame = (address: string) => new URL(address).hostname === hostname;
  const same = addresses.filter(isSame);
  const others = addresses.filter((address) => !isSame(address));
  const first = mayAdd && protocol === 'http:' ? [arrival] : same;
  return [...first, ...others];
}
