import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import proxyAddr from 'proxy-addr';
import { isLoopback, isThisComputer } from './addresses.js';

export type SocketAddresses = {
  readonly [End in 'localAddress' | 'remoteAddress']?: string | undefined;
};

/**
 * Whether a connection comes from this computer. One with the same address at both ends never
 * crossed a network: systems drop packets from outside that claim to be from themselves.
 */
export function isFromHere({ localAddress, remoteAddress }: SocketAddresses): boolean {
  if (remoteAddress === undefined) return false;
  return remoteAddress === localAddress || isLoopback(remoteAddress.replace(/^::ffff:/i, ''));
}

export function isEncrypted(socket: unknown): boolean {
  return socket instanceof TLSSocket;
}

/** Stands for all whose own address a proxy does not tell; it is nobody's, and never this computer's. */
const UNKNOWN_BEHIND_PROXY = 'behind a proxy';

type Peer = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Who asks. A reverse proxy asks for many: where the host named it, its `X-Forwarded-For` says for
 * whom, read from the right until someone who is not named. From anybody else that header says
 * nothing. A client behind a proxy is never this computer, on which the proxy may run.
 */
export class ClientAddresses {
  private readonly trusts: (address: string) => boolean;

  /**
   * @param proxies addresses and subnets of proxies, as `parseProxy` gives them
   * @param fromHere whether a connection is from this computer
   */
  constructor(
    proxies: readonly string[] = [],
    private readonly fromHere: (socket: SocketAddresses) => boolean = isFromHere,
  ) {
    const trusts = proxies.length === 0 ? undefined : proxyAddr.compile([...proxies]);
    this.trusts = (address) => trusts?.(address, 0) ?? false;
  }

  isProxy({ remoteAddress = '' }: SocketAddresses): boolean {
    return this.trusts(remoteAddress);
  }

  /** For counting. */
  addressOf(peer: Peer): string {
    const { remoteAddress = '' } = peer.socket;
    if (!this.isProxy(peer.socket)) return remoteAddress;
    const named = proxyAddr(peer as IncomingMessage, this.trusts);
    const known = isIP(named) !== 0 && !this.trusts(named) && !isThisComputer(named);
    return known ? named : UNKNOWN_BEHIND_PROXY;
  }

  /**
   * Whether what passes is encrypted on its way over the network: here, or at a proxy that was named
   * and says so. Who lies through a proxy about his own way gives nobody away but himself.
   */
  isEncrypted({ socket, headers }: Peer): boolean {
    if (isEncrypted(socket)) return true;
    return this.isProxy(socket) && headers['x-forwarded-proto'] === 'https';
  }

  /** Whether nobody but this computer hears what passes. */
  isHere({ socket }: Pick<Peer, 'socket'>): boolean {
    return !this.isProxy(socket) && this.fromHere(socket);
  }
}

/** An address or a subnet, or all of this computer's; `undefined` for what is none, or is everybody. */
export function parseProxy(text: string): string | undefined {
  const proxy = text.trim();
  const found = proxy === 'loopback' || isIP(proxy.split('/')[0] ?? '') !== 0;
  if (!found) return undefined;
  try {
    proxyAddr.compile(proxy);
    return proxy;
  } catch {
    return undefined;
  }
}
