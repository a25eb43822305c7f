import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import type { Networks } from './addresses.js';

/** How old the answer may be, in milliseconds. */
const ROUTE_VALID_MS = 5_000;
/** For documentation (RFC 5737): nobody's, so it lies where the default route leads. */
const OUTSIDE_ADDRESS = '192.0.2.1';

/**
 * The source address that the system would choose for the rest of the world. Connecting a UDP socket
 * sends nothing.
 */
function routeAddress(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const end = (address?: string) => {
      resolve(address);
      socket.close();
    };
    socket.once('error', () => end());
    socket.once('connect', () => end(socket.address().address));
    socket.connect(9, OUTSIDE_ADDRESS);
  });
}

/**
 * The networks of the moment. They may change while the server runs: the route is asked for again
 * when someone wants to know, and who asks next gets the answer.
 */
export class NetworkWatch {
  private route: string | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly ask: () => Promise<string | undefined> = routeAddress,
    private readonly clock: NowMs = monotonicNow,
    private readonly interfaces = networkInterfaces,
  ) {}

  async refresh(): Promise<void> {
    this.askedAt = this.clock();
    this.route = await this.ask();
  }

  now(): Networks {
    if (this.clock() - this.askedAt > ROUTE_VALID_MS) void this.refresh();
    return { interfaces: this.interfaces(), route: this.route };
  }
}
