import type { IncomingMessage } from 'node:http';
import { SIGN_OF_LIFE_MS } from '@mister-x/engine/protocol';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { Request, Response } from 'express';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { ConnectionGate } from '../doors/connection-gate.js';
import { guardSockets } from '../doors/socket-door.js';
import { type HostCheck, refuseHandshake } from '../http/host-check.js';
import { isEncrypted } from '../http/plain-door.js';
import { securityHeaders } from '../http/security.js';
import type { AddressGate } from '../limits/address-gate.js';
import { RequestGate } from '../limits/request-gate.js';
import type { LineGate } from '../line/line-gate.js';
import type { Clients } from '../network/clients.js';
import { Backlog, type Outgoing } from './backlog.js';
import { DevicesService } from './devices.service.js';
import { FrameServer } from './frame-server.js';

/** Bytes of one message; the largest request, a log kept on paper, needs about 3 kB. */
export const MESSAGE_MAX = 16_384;
/** How long a device may take to answer a sign of life before it counts as gone. */
const PONG_MS = 14_000;
/** What lies below it belongs to the library. */
const PATH = '/socket.io';

/** A connection below Socket.IO. */
type Speaking = Outgoing & {
  on(name: 'packet', heard: () => void): unknown;
  readonly transport: {
    readonly socket: {
      on(name: 'ping' | 'pong', heard: (data: Buffer) => void): unknown;
      pong(data: Buffer): void;
    };
  };
};
/** Who is let in, and how many. */
export type Doors = {
  readonly check: HostCheck;
  readonly clients: Clients;
  readonly sockets: AddressGate;
  readonly connections: ConnectionGate;
};
type Handler = (body: unknown, acknowledge: unknown) => unknown;
type Handlers = Map<string, Handler>;

/** One WebSocket transport without compression, for pages of this server and for programs. */
export class SocketAdapter extends IoAdapter {
  private readonly handlers = new WeakMap<Socket, Handlers>();
  private readonly requests: RequestGate;
  private readonly devices: DevicesService;
  /** The socket that speaks over a connection, once it has said hello. */
  private readonly speaking = new WeakMap<IncomingMessage['socket'], Socket>();
  private readonly backlog = new Backlog();

  constructor(
    app: INestApplicationContext,
    private readonly doors: Doors,
    private readonly line: LineGate,
    /** Whether the line is one that sockets may use. */
    private readonly allowLine: (request: IncomingMessage) => boolean = () => true,
  ) {
    super(app);
    this.requests = app.get(RequestGate);
    this.devices = app.get(DevicesService);
    // Nest skips closing the sockets of such a server; open ones are closed by `RunningServer`.
    this.forceCloseConnections = true;
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const server: Server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: MESSAGE_MAX,
      // Pages soon say that they hear nothing; a phone that sleeps keeps its place for longer.
      pingInterval: SIGN_OF_LIFE_MS,
      pingTimeout: PONG_MS,
      // Who has a connection and does not even say hello.
      connectTimeout: 10_000,
      wsEngine: FrameServer,
      allowRequest: (request: IncomingMessage, decide: (why: null, allowed: boolean) => void) => {
        // Undecided, it is left alone: the library's own answer to a refusal is another one.
        if (!this.doors.check(request)) refuseHandshake(request);
        else if (!this.allowLine(request) || !isSameOrigin(request)) decide(null, false);
        else decide(null, this.admit(request));
      },
    });
    const headers = securityHeaders();
    // What the library answers over HTTP never reaches the pages' own handlers.
    guardSockets(this.httpServer, PATH, (request, response) =>
      headers(request as Request, response as Response, () => undefined),
    );
    server.on('connection', (socket) => this.speaking.set(socket.request.socket, socket));
    server.engine.on('connection', (connection: Speaking) => this.listen(connection));
    return server;
  }

  /**
   * Whatever arrives is counted, below the protocols too: pings are answered here alone. A page that
   * is cut off comes back by itself.
   */
  private listen(connection: Speaking): void {
    this.backlog.follow(connection);
    const { socket } = connection.transport;
    const hear = (): boolean => {
      const heard = this.requests.hear(connection);
      if (!heard) socket.terminate();
      return heard;
    };
    connection.on('packet', hear);
    socket.on('pong', hear);
    socket.on('ping', (data) => {
      if (hear() && this.backlog.hasRoom(connection)) socket.pong(data);
    });
  }

  private admit(request: IncomingMessage): boolean {
    const { socket } = request;
    const leave = this.doors.sockets.enter(this.doors.clients.addressOf(request));
    if (leave === undefined) return false;
    const unuse = this.doors.connections.use(socket, () => this.hasPlace(socket));
    socket.once('close', () => {
      unuse();
      leave();
    });
    return true;
  }

  private hasPlace(connection: IncomingMessage['socket']): boolean {
    const socket = this.speaking.get(connection);
    return socket !== undefined && this.devices.hasPlace(socket);
  }

  /**
   * One listener for each socket, whichever gateway a request is for. Nest would follow each kind of
   * request through a chain of RxJS operators, which keeps some 40 kB in memory for every device. What
   * handlers return is left alone: requests are answered through the outbox.
   */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[]): void {
    const known = this.handlers.get(socket);
    const byName: Handlers = known ?? new Map();
    for (const { message, callback } of handlers) byName.set(String(message), callback);
    if (known !== undefined) return;
    this.handlers.set(socket, byName);
    socket.onAny((name: string, ...sent: unknown[]) => {
      const heard = this.line.hear(socket, name, sent);
      if (heard === undefined) return;
      // Cut off now, it would never learn what it may ask for only once.
      const answered = this.doors.connections.use(socket.request.socket);
      const served: unknown = byName.get(heard.name)?.(heard.body, heard.acknowledge);
      void Promise.resolve(served).finally(answered);
    });
  }
}

/**
 * Browsers name the page's origin; programs name none. A page of another host stays out, and so does
 * a plain one where the line is encrypted: anybody on the way may have written it.
 */
export function isSameOrigin({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { readonly socket?: unknown }): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (page.protocol === 'https:' || !isEncrypted(socket));
}
