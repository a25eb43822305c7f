import type { IncomingMessage, Server } from 'node:http';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { ServerAddresses } from '@mister-x/engine/protocol';
import type { RequestHandler } from 'express';
import { Logger } from '@nestjs/common';
import { type TcpConnections, socketTimeouts } from '../limits/connection-limiter.js';
import { listAddresses, type Networks } from '../network/addresses.js';
import { withArrivalFirst } from '../network/arrival.js';
import { isEncrypted, type ClientAddresses } from '../network/peers.js';
import { fingerprintOf } from '../tls/issue.js';
import type { TlsKeeper } from '../tls/keeper.js';
import { isBare } from '../tls/scope.js';
import { hostName } from './host-check.js';
import { TRUST_PATH, trustPages } from './trust-page/page.js';
import { serveFonts } from './trust-page/style.js';
import { LIMITS } from '../limits/limits.js';

/** What anybody may ask over plain HTTP while HTTPS is in force: whether the server is well. */
const PATHS_OVER_HTTP = new Set(['/api/health']);

/** Who is served over plain HTTP while HTTPS is in force. */
type PlainHttpRules = {
  /** Over TLS, or from this computer, whose kiosk needs no certificate then. */
  readonly isPrivate: (request: Pick<IncomingMessage, 'socket'>) => boolean;
  /** The same place over HTTPS, for the `Host` of a request. */
  readonly secureBase: (host: string | undefined) => string;
};

/**
 * @param bases where this server is reached over HTTPS now, best first
 * @param proves whether the server's certificate is for a name
 */
function plainHttpRules(
  port: () => number,
  bases: () => readonly string[],
  proves: (name: string) => boolean,
  peers: ClientAddresses,
): PlainHttpRules {
  return {
    isPrivate: ({ socket }) => isEncrypted(socket) || peers.isHere({ socket }),
    secureBase: (host) => {
      const name = hostName(host);
      const [best] = bases();
      if (best !== undefined && !proves(name)) return best;
      const shown = name.includes(':') ? `[${name}]` : name;
      return `https://${shown}${port() === 443 ? '' : `:${port()}`}`;
    },
  };
}

/**
 * Sends everybody else to HTTPS. Not for good: without `--https` the next evening, browsers that
 * remembered it would find nothing. A fragment (keys and codes stand there) goes along unseen.
 */
function sendToHttps({ isPrivate, secureBase }: PlainHttpRules): RequestHandler {
  return (request, response, next) => {
    if (isPrivate(request) || PATHS_OVER_HTTP.has(request.path)) return next();
    const path = request.originalUrl.startsWith('/') ? request.originalUrl : '/';
    response.set('Cache-Control', 'no-store').redirect(307, secureBase(request.headers.host) + path);
  };
}

/** What is to be told of a server that speaks HTTPS. */
export type HttpsFacts = {
  readonly port: number;
  readonly authority: NonNullable<ServerAddresses['authority']>;
  /** Names under which this server may be opened, and that its authority may not prove. */
  readonly uncovered: readonly string[];
  /** Its authority is in the place of one that was over: phones must be told to trust it again. */
  readonly isReplacement: boolean;
  /** Looks at once whether the certificate still fits, as is done every half minute. */
  refresh(): Promise<void>;
};

/** HTTPS as clients meet it, and what plain HTTP is left to do beside it. */
export class HttpsServing {
  /** Whether sockets may be opened over this connection. */
  readonly isPrivate: (request: Pick<IncomingMessage, 'socket'>) => boolean;
  private readonly door: PlainHttpRules;
  private listener: SecureListener | undefined;

  constructor(
    private readonly keeper: TlsKeeper,
    private readonly host: string,
    private readonly mdns: boolean,
    peers: ClientAddresses,
    private readonly networks: () => Networks,
  ) {
    const proves = (name: string) => keeper.proves(name);
    this.door = plainHttpRules(
      () => this.port,
      () => this.addresses,
      proves,
      peers,
    );
    this.isPrivate = this.door.isPrivate;
  }

  get port(): number {
    return this.listener?.port ?? 0;
  }

  /**
   * @param plain addresses of the same server over plain HTTP, best first
   * @param arrival see `arrivalOf`
   */
  reach(plain: readonly string[], arrival: string | undefined): ServerAddresses {
    const addresses = withArrivalFirst(this.addresses, arrival, false);
    return { addresses, scheme: 'https', authority: this.authority(plain) };
  }

  /** @param plain as for `reach` */
  facts(plain: readonly string[]): HttpsFacts {
    return {
      port: this.port,
      authority: this.authority(plain),
      uncovered: this.keeper.uncovered,
      isReplacement: this.keeper.isReplacement,
      refresh: async () => this.listener?.refresh(),
    };
  }

  /**
   * In front of all that is for clients whose connection is private.
   * @param kioskDir where the pages' typeface is
   */
  handlers(kioskDir: string): readonly RequestHandler[] {
    const play = (host: string | undefined) => `${this.door.secureBase(host)}/play`;
    const { certificate } = this.keeper.authority;
    return [serveFonts(kioskDir), trustPages(certificate, play), sendToHttps(this.door)];
  }

  async listen(plain: Server, port: number, connections: TcpConnections): Promise<void> {
    const { keeper, host } = this;
    this.listener = await listenSecurely(plain, keeper, host, port, connections);
  }

  async close(): Promise<void> {
    await this.listener?.close();
  }

  private authority(plain: readonly string[]): HttpsFacts['authority'] {
    const fingerprint = fingerprintOf(this.keeper.authority.certificate);
    return { page: `${plain[0]}${TRUST_PATH}`, fingerprint };
  }

  /**
   * Those that lead to a warning are none, unless there are no others. A bare name is never one: the
   * address for which it stands is.
   */
  private get addresses(): readonly string[] {
    const { host, port, mdns } = this;
    const all = listAddresses({ host, port, mdns, scheme: 'https' }, this.networks());
    const proven = all.filter((address) => this.keeper.proves(new URL(address).hostname));
    if (proven.length > 0) return proven;
    const { address } = this.listener ?? {};
    if (address === undefined || !isBare(host)) return all;
    return listAddresses({ host: address, port, mdns: false, scheme: 'https' }, this.networks());
  }
}

export type SecureListener = {
  readonly port: number;
  /** The address that the system listens on, whatever name was given. */
  readonly address: string;
  /** Issues and uses another certificate where the present one does not fit any more. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** How often names and dates are looked at, in milliseconds: networks come and go. */
const REFRESH_MS = 30_000;

/**
 * With TLS, on a second port, what `plain` serves: the same pages and the same sockets.
 * @throws what `listen` throws
 */
async function listenSecurely(
  plain: Server,
  keeper: TlsKeeper,
  host: string,
  port: number,
  connections: TcpConnections,
): Promise<SecureListener> {
  const logger = new Logger('Https');
  let used = keeper.certificate;
  const server = createServer({
    ...keeper.context,
    minVersion: 'TLSv1.2',
    handshakeTimeout: LIMITS.times.handshake,
  });
  for (const event of ['request', 'upgrade'] as const) {
    server.on(event, (...sent) => plain.emit(event, ...sent));
  }
  socketTimeouts(server);
  connections.watch(server);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(port, host);
  await once(server, 'listening');

  const bound = server.address() as AddressInfo;

  const refresh = async (): Promise<void> => {
    try {
      await keeper.refresh();
    } catch (error) {
      logger.warn(`The new certificate could not be saved: ${error instanceof Error ? error.message : ''}`);
    }
    if (keeper.certificate === used) return;
    used = keeper.certificate;
    server.setSecureContext(keeper.context);
    logger.log('A new certificate is in use.');
  };
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();

  return {
    port: bound.port,
    address: bound.address,
    refresh,
    close: async () => {
      clearInterval(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
