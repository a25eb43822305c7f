import type { Server, Socket } from 'node:net';
import { networkOf } from '../limits/address-gate.js';
import type { Ends } from '../network/peers.js';
import { type DoorLimits, Places } from './door-limits.js';

type Connection = {
  readonly socket: Socket;
  readonly network: string;
  /** Answers that are under way, and the socket that came of it; each says whether it is worth a place now. */
  readonly uses: Set<IsNeeded>;
  readonly leave: () => void;
};

type IsNeeded = () => boolean;

/** Of all places: so many idle connections are no newcomers who are about to ask. */
const MANY_IDLE = 1 / 8;

type Found = readonly [name: string, connection: Connection];

/** Either end of a connection, encrypted or not; enough to know it again. */
type End = Ends & { readonly remotePort?: number | undefined; readonly localPort?: number };

const nameOf = ({ remoteAddress, remotePort, localPort }: End): string =>
  `${remoteAddress} ${remotePort} ${localPort}`;

/**
 * Bounds the connections of all doors. Where there are too many, the oldest on which nobody waits
 * for anything gives way, so that silent ones keep nobody out. Where few are idle, they may have come
 * just now to ask: the oldest goes that is idle, or a socket that sits nowhere. And where there is none
 * of these, the newest.
 */
export class ConnectionGate {
  private readonly places: Places;
  /** Oldest first. */
  private readonly open = new Map<string, Connection>();

  /** @param isProxy who asks for many, and is counted for nobody */
  constructor(
    private readonly limits: Pick<DoorLimits, 'connections'>,
    private readonly isProxy: (socket: Ends) => boolean = () => false,
  ) {
    this.places = new Places(limits.connections);
  }

  get count(): number {
    return this.open.size;
  }

  watch(server: Server): void {
    // First thing: whoever is refused costs nothing more.
    server.prependListener('connection', (socket: Socket) => this.enter(socket));
  }

  /**
   * Somebody waits for something on it, until the result is called.
   * @param isNeeded whether it may stay where all places are taken and none is idle
   */
  use(end: End, isNeeded: IsNeeded = () => true): () => void {
    const uses = this.open.get(nameOf(end))?.uses;
    if (uses === undefined) return () => undefined;
    uses.add(isNeeded);
    return () => void uses.delete(isNeeded);
  }

  private enter(socket: Socket): void {
    const many = this.isProxy(socket);
    const address = many ? 'proxies' : (socket.remoteAddress ?? '');
    const network = networkOf(address);
    const full = this.places.refuses(address, many);
    if (full !== undefined) {
      const { connections } = this.limits;
      const share = connections[network === 'loopback' ? 'here' : full];
      this.giveWay(full === 'address' ? network : undefined, share * MANY_IDLE);
    }
    const leave = this.places.enter(address, many);
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    const name = nameOf(socket);
    const connection = { socket, network, uses: new Set<IsNeeded>(), leave };
    this.open.set(name, connection);
    socket.once('close', () => this.forget(name, connection));
  }

  private forget(name: string, connection: Connection): void {
    if (this.open.get(name) === connection) this.open.delete(name);
    connection.leave();
  }

  /** Ends the oldest connection that nobody misses, of one network or of all but this computer. */
  private giveWay(network: string | undefined, manyIdle: number): void {
    const found = this.leastMissed(network, manyIdle);
    if (found === undefined) return;
    const [name, connection] = found;
    connection.socket.destroy();
    this.forget(name, connection);
  }

  private leastMissed(network: string | undefined, manyIdle: number): Found | undefined {
    let oldestIdle: Found | undefined;
    let oldest: Found | undefined;
    let idle = 0;
    for (const found of this.open) {
      const [, { network: of, uses }] = found;
      if (network === undefined ? of === 'loopback' : of !== network) continue;
      if (uses.size === 0) {
        oldestIdle ??= found;
        idle += 1;
        if (idle >= manyIdle) return oldestIdle;
      }
      if (oldest === undefined && !isMissed(uses)) oldest = found;
    }
    return oldest;
  }
}

function isMissed(uses: Connection['uses']): boolean {
  for (const isNeeded of uses) if (isNeeded()) return true;
  return false;
}
