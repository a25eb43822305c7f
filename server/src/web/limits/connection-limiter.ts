import type { Server as PlainServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Server, Socket } from 'node:net';
import { LOOPBACK, networkOf } from '../network/addresses.js';
import type { SocketAddresses } from '../network/peers.js';
import { LIMITS, type LimitShares } from './limits.js';

/** All proxies that were named: they ask for many, and have the share of the network. */
const ALL_PROXIES = Symbol('proxies');

/** For whom something counts: one network (`networkOf`), or the proxies, which no text from outside can name. */
type CountedFor = string | typeof ALL_PROXIES;

/** What takes a place: something over a socket, which is destroyed where it has to give way. */
type Occupant = { readonly socket: { destroy(): unknown } };

/**
 * Counts what is open: for each address, for all of the network, and for this computer. Where no place is
 * left, `evict` may choose one of those that hold the `places`, oldest first; it gives way to the new one.
 */
export class ConnectionLimiter<T extends Occupant = Occupant> {
  /** With the network that each counts for, the oldest first. */
  private readonly open = new Map<T, CountedFor>();
  /** Without those that have nothing open. */
  private readonly counts = new Map<CountedFor, number>();

  constructor(
    private readonly share: LimitShares,
    private readonly evict: (holders: Iterable<T>, places: number) => T | undefined = () => undefined,
  ) {}

  get count(): number {
    return this.open.size;
  }

  /** Takes a place; the result, called any number of times, gives it back. `undefined`: refused. */
  enter(network: CountedFor, occupant: T): (() => void) | undefined {
    if (!this.makeRoom(network)) return undefined;
    this.open.set(occupant, network);
    this.add(network, 1);
    return () => this.leave(occupant);
  }

  private makeRoom(network: CountedFor): boolean {
    const { address, network: all, here } = this.share;
    const own = network === LOOPBACK ? here : network === ALL_PROXIES ? all : address;
    if ((this.counts.get(network) ?? 0) >= own) {
      return this.giveWay((holder) => holder === network, own);
    }
    const outside = this.open.size - (this.counts.get(LOOPBACK) ?? 0);
    if (network === LOOPBACK || outside < all) return true;
    return this.giveWay((holder) => holder !== LOOPBACK, all);
  }

  private giveWay(isMeant: (network: CountedFor) => boolean, places: number): boolean {
    const evicted = this.evict(this.holders(isMeant), places);
    if (evicted === undefined) return false;
    evicted.socket.destroy();
    this.leave(evicted);
    return true;
  }

  private *holders(isMeant: (network: CountedFor) => boolean): Iterable<T> {
    for (const [occupant, network] of this.open) if (isMeant(network)) yield occupant;
  }

  private leave(occupant: T): void {
    const network = this.open.get(occupant);
    if (network === undefined) return;
    this.open.delete(occupant);
    this.add(network, -1);
  }

  private add(network: CountedFor, change: 1 | -1): void {
    const count = (this.counts.get(network) ?? 0) + change;
    if (count === 0) this.counts.delete(network);
    else this.counts.set(network, count);
  }
}

type Connection = {
  readonly socket: Socket;
  /** HTTP answers under way, and the WebSocket that came of it; each says whether it is worth a place now. */
  readonly uses: Set<IsNeeded>;
};

type IsNeeded = () => boolean;

/** Either end of a connection, encrypted or not; enough to know it again. */
type End = SocketAddresses & {
  readonly remotePort?: number | undefined;
  readonly localPort?: number;
};

const nameOf = ({ remoteAddress, remotePort, localPort }: End): string => `${remoteAddress} ${remotePort} ${localPort}`;

/** The TCP connections of all ports. */
export class TcpConnections {
  private readonly limiter: ConnectionLimiter<Connection>;
  private readonly open = new Map<string, Connection>();

  constructor(
    share: LimitShares,
    private readonly isProxy: (socket: SocketAddresses) => boolean = () => false,
  ) {
    this.limiter = new ConnectionLimiter(share, connectionToClose);
  }

  get count(): number {
    return this.limiter.count;
  }

  /** Before all others: a connection that is refused costs nothing more. */
  watch(server: Server): void {
    server.prependListener('connection', (socket: Socket) => this.enter(socket));
  }

  /**
   * Something waits on the connection, until the result is called.
   * @param isNeeded whether it may stay where all places are taken and few are idle
   */
  use(end: End, isNeeded: IsNeeded = () => true): () => void {
    const uses = this.open.get(nameOf(end))?.uses;
    uses?.add(isNeeded);
    return () => void uses?.delete(isNeeded);
  }

  private enter(socket: Socket): void {
    const network = this.isProxy(socket) ? ALL_PROXIES : networkOf(socket.remoteAddress ?? '');
    const connection = { socket, uses: new Set<IsNeeded>() };
    const leave = this.limiter.enter(network, connection);
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    const name = nameOf(socket);
    this.open.set(name, connection);
    socket.once('close', () => {
      leave();
      if (this.open.get(name) === connection) this.open.delete(name);
    });
  }
}

/** Of all places: so many idle connections are no newcomers that are about to ask. */
const MANY_IDLE_SHARE = 1 / 8;

/**
 * The oldest connection on which nothing waits, so that silent ones keep no client out. Where few are idle,
 * they may have come just now to ask: then the oldest that is idle or no longer needed. A connection in
 * use that is needed never gives way.
 */
function connectionToClose(connections: Iterable<Connection>, places: number): Connection | undefined {
  let oldestIdle: Connection | undefined;
  let oldest: Connection | undefined;
  let idle = 0;
  for (const connection of connections) {
    if (connection.uses.size === 0) {
      oldestIdle ??= connection;
      idle += 1;
      if (idle >= places * MANY_IDLE_SHARE) return oldestIdle;
    }
    if (oldest === undefined && !isNeeded(connection)) oldest = connection;
  }
  return oldest;
}

function isNeeded({ uses }: Connection): boolean {
  for (const isUseNeeded of uses) if (isUseNeeded()) return true;
  return false;
}

/** No connection stays open that says nothing, says it slowly, or does not read. */
export function socketTimeouts(server: PlainServer | SecureServer): void {
  server.headersTimeout = LIMITS.times.headers;
  server.requestTimeout = LIMITS.times.request;
  server.timeout = LIMITS.times.silence;
}
