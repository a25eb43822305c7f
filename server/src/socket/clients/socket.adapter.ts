import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { AbstractWsAdapter, type MessageMappingProperties } from '@nestjs/websockets';
import { type WebSocket, WebSocketServer } from 'ws';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import { type HostCheck, refuseHandshake } from '../../web/http/host-check.js';
import { onUpgrade, refuseUpgrade } from '../../web/http/upgrades.js';
import { isOwnOrigin, ownOrigins } from '../../web/http/origin-check.js';
import { ConnectionLimiter, type TcpConnections } from '../../web/limits/connection-limiter.js';
import { LIMITS, type Limits } from '../../web/limits/limits.js';
import { RateLimiter, TokenBucket, RequestLimiter } from '../../web/limits/rate-limiter.js';
import { SendBuffers } from '../../web/limits/send-buffers.js';
import { LOOPBACK, networkOf } from '../../web/network/addresses.js';
import { addressOfArrival } from '../../web/network/arrival.js';
import type { ClientAddresses } from '../../web/network/peers.js';
import { ClientSocket } from './client-socket.js';
import { type Client, ClientsService } from './clients.service.js';
import { readRequest, type SentRequest } from './sent-request.js';

/**
 * Opens sockets, and reads what arrives on them. It answers no ping by itself, as `ClientSocket` counts what
 * arrives. What a message may consist of is bounded, and a client that was told to close is not waited for.
 */
export class FrameServer extends WebSocketServer {
  constructor() {
    const { message, closing } = LIMITS;
    const bounds = {
      maxPayload: message.bytes,
      maxFragments: message.fragments,
      maxBufferedChunks: message.chunks,
      closeTimeout: closing.ms,
    };
    super({ noServer: true, perMessageDeflate: false, autoPong: false, ...bounds });
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    tell: (client: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (client) => {
      // What breaks the protocol is closed, but read on until the other side has closed as well.
      client.on('error', () => client.terminate());
      const bytes = new TokenBucket(LIMITS.socketBytes);
      // So is a client that has said it closes, and no message of it is counted any more.
      let late = 0;
      socket.on('data', (chunk: Buffer) => {
        if (client.readyState !== client.OPEN) late += chunk.length;
        if (late > LIMITS.closing.bytes || !bytes.take(chunk.length)) client.terminate();
      });
      tell(client, request);
    });
  }
}

/** Where sockets are opened. */
const SOCKET_PATH = '/socket';

/** For whom sockets are opened, and how many. */
type Access = {
  readonly check: HostCheck;
  readonly peers: ClientAddresses;
  readonly limits: Limits;
  readonly connections: TcpConnections;
  /** Whether the connection is one on which sockets may be opened; on all, unless told otherwise. */
  readonly allow?: ((request: IncomingMessage) => boolean) | undefined;
  /** The origin of the reverse proxy in front. */
  readonly publicUrl?: string | undefined;
};

/** A request, who asks it, and the channel over which it came. */
export type ReceivedRequest = SentRequest & Pick<Client, 'channel'> & { readonly client: Client };

/** Plain WebSockets without compression, for pages of this server and for programs. */
export class SocketAdapter extends AbstractWsAdapter {
  private readonly requests: RequestLimiter;
  private readonly clients: ClientsService;
  private readonly sockets: ConnectionLimiter;
  private readonly opened: RateLimiter;
  private readonly buffers = new SendBuffers();
  private readonly refused = new RefusedUpgrades();
  private welcome: (client: ClientSocket) => void = () => undefined;

  constructor(
    app: INestApplicationContext,
    private readonly access: Access,
  ) {
    super(app);
    this.requests = app.get(RequestLimiter);
    this.clients = app.get(ClientsService);
    this.sockets = new ConnectionLimiter(access.limits.sockets);
    this.opened = new RateLimiter(access.limits.socketsOpened, monotonicNow, { exempt: LOOPBACK });
  }

  create(): FrameServer {
    const server = new FrameServer();
    onUpgrade(this.httpServer, (request, _, head) => {
      const refusal = this.refusalOf(request);
      if (refusal === undefined) this.admit(server, request, head);
      else this.refuse(request, refusal);
    });
    server.on('wsClientError', ({ message }, _, request) => {
      const came = `an incomplete handshake (${message})`;
      this.refuse(request, { status: 400, came, expected: 'a WebSocket of version 13' });
    });
    // Answered as any page that is not there: a proxy that does not pass the upgrade on makes it one.
    this.httpServer.on('request', ({ url, headers }: IncomingMessage) => {
      if (url !== SOCKET_PATH || headers['sec-websocket-key'] === undefined) return;
      this.refused.note({ status: 404, came: 'no Upgrade', expected: 'Upgrade: websocket' });
    });
    return server;
  }

  override bindClientConnect(_: FrameServer, welcome: (client: ClientSocket) => void): void {
    this.welcome = welcome;
  }

  override bindClientDisconnect(client: ClientSocket, tell: () => void): void {
    client.onGone(tell);
  }

  /**
   * The gateway's one handler, whatever is asked. Nest would follow each request through a chain of
   * RxJS operators, which keeps memory for every client. What the handler returns is left alone:
   * requests are answered through the outbox.
   *
   * Boxes are opened here, as they arrive: a handler runs later, when what arrived before may have
   * opened the channel. What has no id ends the connection, and so does whatever is not the next box
   * once a channel is open.
   */
  bindMessageHandlers(connection: ClientSocket, [gateway]: MessageMappingProperties[]): void {
    connection.onMessage((message) => {
      const client = this.clients.find(connection);
      if (client === undefined) return;
      const { channel } = client;
      const request = readRequest(message, channel);
      if (request === undefined) return connection.hangUp('malformed');
      void gateway?.callback({ ...request, client, channel } satisfies ReceivedRequest);
    });
  }

  override async close(server: FrameServer): Promise<void> {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }

  /** Why no socket is opened for this request; how many there are already is asked later. */
  private refusalOf(request: IncomingMessage): RefusedUpgrade | undefined {
    const { check, peers, publicUrl, allow } = this.access;
    const { url, headers } = request;
    if (url !== SOCKET_PATH) {
      return { status: 404, came: 'another path', expected: SOCKET_PATH };
    }
    if (!check(request)) {
      const came = `the Host ${shortened(headers.host ?? '')}`;
      return { status: 421, came, expected: 'a name or an address of this referee' };
    }
    if (allow?.(request) === false) return { status: 403, came: 'plain HTTP', expected: 'HTTPS' };
    const encrypted = peers.isEncrypted(request);
    if (isOwnOrigin(headers, encrypted, publicUrl)) return undefined;
    const expected = ownOrigins(headers, encrypted, publicUrl).map(shortened).join(' or ');
    return { status: 403, came: shownOrigin(headers.origin ?? ''), expected };
  }

  private refuse(request: IncomingMessage, refusal: RefusedUpgrade): void {
    this.refused.note(refusal);
    if (refusal.status === 421) refuseHandshake(request);
    else refuseUpgrade(request.socket, refusal.status);
  }

  /** Takes a place for one more socket of the address; the result gives it back. `undefined`: refused. */
  private enter(address: string, socket: Duplex): (() => void) | undefined {
    const network = networkOf(address);
    const leave = this.sockets.enter(network, { socket });
    if (leave === undefined || this.opened.of(network).take()) return leave;
    leave();
    return undefined;
  }

  private admit(server: FrameServer, request: IncomingMessage, head: Buffer): void {
    const { socket } = request;
    const address = this.access.peers.addressOf(request);
    const leave = this.enter(address, socket);
    if (leave === undefined) {
      const came = 'one more from the same address';
      this.refuse(request, { status: 429, came, expected: 'fewer at a time' });
      return;
    }
    let client: ClientSocket | undefined;
    // Cut off while it is asking, it would never learn what it may ask for only once.
    const isNeeded = () => client !== undefined && (this.clients.hasPlace(client) || this.requests.isBusy(client));
    const unuse = this.access.connections.use(socket, isNeeded);
    socket.once('close', () => {
      unuse();
      leave();
    });
    server.handleUpgrade(request, socket, head, (opened) => {
      const encrypted = this.access.peers.isEncrypted(request);
      const origin = { address, encrypted, arrival: addressOfArrival(request, encrypted) };
      client = new ClientSocket(opened, socket, origin, this.buffers, this.requests);
      this.welcome(client);
    });
  }
}

/** Why no socket was opened. */
export type RefusedUpgrade = {
  readonly status: 400 | 403 | 404 | 421 | 429;
  readonly came: string;
  readonly expected: string;
};

/** Characters of what came. */
const SHOWN_MAX = 100;

/** A line of the log for a refused upgrade, where the operator of a proxy looks first; only a few a minute. */
export class RefusedUpgrades {
  private readonly rates: RateLimiter;
  private readonly unnoted = new Map<number, number>();

  constructor(
    private readonly warn: (line: string) => void = (line) => new Logger('Sockets').warn(line),
    now: NowMs = monotonicNow,
  ) {
    this.rates = new RateLimiter(LIMITS.refusalLines, now);
  }

  note({ status, came, expected }: RefusedUpgrade): void {
    const before = this.unnoted.get(status) ?? 0;
    if (!this.rates.of(String(status)).take()) {
      this.unnoted.set(status, before + 1);
      return;
    }
    this.unnoted.delete(status);
    const others = before === 0 ? '' : ` ${before} more were refused before it.`;
    this.warn(`A WebSocket was refused (${status}): ${came} came, ${expected} was expected.${others}`);
  }
}

/** The origin of a page for the log: no path and no fragment, where secrets stand. */
export function shownOrigin(origin: string): string {
  if (origin === 'null') return 'the origin "null"';
  if (!URL.canParse(origin)) return 'an unreadable origin';
  return `the origin ${shortened(new URL(origin).origin)}`;
}

/** Something from outside, with nothing in it that drives a terminal. */
export function shortened(text: string): string {
  const safe = text.slice(0, SHOWN_MAX).replace(/[^\x21-\x7e]/g, '?');
  return text.length > SHOWN_MAX ? `${safe}…` : safe;
}
