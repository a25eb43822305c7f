import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { AbstractWsAdapter, type MessageMappingProperties } from '@nestjs/websockets';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ChannelGate } from '../channel/channel-gate.js';
import type { ConnectionGate } from '../doors/connection-gate.js';
import { isOwnOrigin, ownOrigins } from '../doors/origin-check.js';
import {
  type RefusedUpgrade,
  RefusedUpgrades,
  shown,
  shownOrigin,
} from '../doors/refused-upgrades.js';
import { guardSockets, refuseSocket } from '../doors/socket-door.js';
import { type HostCheck, refuseHandshake } from '../http/host-check.js';
import type { AddressGate } from '../limits/address-gate.js';
import { RequestGate } from '../limits/request-gate.js';
import { type Rate, TokenBucket } from '../limits/token-bucket.js';
import { arrivalOf } from '../network/arrival.js';
import type { Peers } from '../network/peers.js';
import { Backlog } from './backlog.js';
import { ClientSocket } from './client-socket.js';
import { ClientsService } from './clients.service.js';

/** Bytes that a client sends, whatever they mean: more than its messages may have, as often as it may send them. */
const BYTES: Rate = { burst: 8 * 1024 * 1024, perSecond: 2 * 1024 * 1024 };

/** Bytes of one message; the largest request, a log kept on paper, needs about 3 kB. */
const MESSAGE_MAX = 16_384;

/** What was on its way when one of both said that he goes. */
const FAREWELL_MAX = 256 * 1024;

/**
 * Opens sockets, and reads what arrives on them. It answers no ping by itself: whoever counts what
 * arrives does. What a message may consist of is bounded, and who was told to go is not waited for.
 */
export class FrameServer extends WebSocketServer {
  constructor() {
    const bounds = {
      maxPayload: MESSAGE_MAX,
      // Browsers send a message in one piece.
      maxFragments: 32,
      maxBufferedChunks: 512,
      closeTimeout: 2_000,
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
      const bytes = new TokenBucket(BYTES);
      // So is whoever has said that he goes, and no message of his is counted any more.
      let farewell = 0;
      socket.on('data', (chunk: Buffer) => {
        if (client.readyState !== client.OPEN) farewell += chunk.length;
        if (farewell > FAREWELL_MAX || !bytes.take(chunk.length)) client.terminate();
      });
      tell(client, request);
    });
  }
}

/** Where sockets are opened. */
const SOCKET_PATH = '/socket';

/** Who is let in, and how many. */
type Doors = {
  readonly check: HostCheck;
  readonly peers: Peers;
  readonly sockets: AddressGate;
  readonly connections: ConnectionGate;
  /** The origin of the reverse proxy in front. */
  readonly publicUrl?: string | undefined;
};

/** Plain WebSockets without compression, for pages of this server and for programs. */
export class SocketAdapter extends AbstractWsAdapter {
  private readonly requests: RequestGate;
  private readonly clients: ClientsService;
  private readonly backlog = new Backlog();
  private readonly refused = new RefusedUpgrades();
  private welcome: (client: ClientSocket) => void = () => undefined;

  constructor(
    app: INestApplicationContext,
    private readonly doors: Doors,
    private readonly channel: ChannelGate,
    /** Whether the connection is one on which sockets may be opened. */
    private readonly allow: (request: IncomingMessage) => boolean = () => true,
  ) {
    super(app);
    this.requests = app.get(RequestGate);
    this.clients = app.get(ClientsService);
  }

  create(): FrameServer {
    const server = new FrameServer();
    guardSockets(this.httpServer, (request, _, head) => {
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
   */
  bindMessageHandlers(client: ClientSocket, [gateway]: MessageMappingProperties[]): void {
    client.onMessage((message) => {
      const heard = this.channel.hear(client, message);
      if (heard === undefined) return;
      // Cut off now, it would never learn what it may ask for only once.
      const answered = this.doors.connections.use(client.wire);
      const served: unknown = gateway?.callback(heard);
      void Promise.resolve(served).finally(answered);
    });
  }

  override async close(server: FrameServer): Promise<void> {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }

  /** Why no socket is opened for this request; how many there are already is asked later. */
  private refusalOf(request: IncomingMessage): RefusedUpgrade | undefined {
    const { check, peers, publicUrl } = this.doors;
    const { url, headers } = request;
    if (url !== SOCKET_PATH) {
      return { status: 404, came: 'another path', expected: SOCKET_PATH };
    }
    if (!check(request)) {
      const came = `the Host ${shown(headers.host ?? '')}`;
      return { status: 421, came, expected: 'a name or an address of this referee' };
    }
    if (!this.allow(request)) return { status: 403, came: 'plain HTTP', expected: 'HTTPS' };
    const encrypted = peers.isEncrypted(request);
    if (isOwnOrigin(headers, encrypted, publicUrl)) return undefined;
    const expected = ownOrigins(headers, encrypted, publicUrl).map(shown).join(' or ');
    return { status: 403, came: shownOrigin(headers.origin ?? ''), expected };
  }

  private refuse(request: IncomingMessage, refusal: RefusedUpgrade): void {
    this.refused.note(refusal);
    if (refusal.status === 421) refuseHandshake(request);
    else refuseSocket(request.socket, refusal.status);
  }

  private admit(server: FrameServer, request: IncomingMessage, head: Buffer): void {
    const { socket } = request;
    const address = this.doors.peers.addressOf(request);
    const leave = this.doors.sockets.enter(address);
    if (leave === undefined) {
      const came = 'one more from the same address';
      this.refuse(request, { status: 429, came, expected: 'fewer at a time' });
      return;
    }
    let client: ClientSocket | undefined;
    const isNeeded = () => client !== undefined && this.clients.hasPlace(client);
    const unuse = this.doors.connections.use(socket, isNeeded);
    socket.once('close', () => {
      unuse();
      leave();
    });
    server.handleUpgrade(request, socket, head, (opened) => {
      const encrypted = this.doors.peers.isEncrypted(request);
      const origin = { address, encrypted, arrival: arrivalOf(request, encrypted) };
      client = new ClientSocket(opened, socket, origin, this.backlog, this.requests);
      this.welcome(client);
    });
  }
}
