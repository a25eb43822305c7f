import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

/** Bytes of one message; the largest request, a log kept on paper, needs about 3 kB. */
export const MESSAGE_MAX = 16_384;

/** One WebSocket transport without compression, for pages of this server and for programs. */
export class SocketAdapter extends IoAdapter {
  constructor(app: INestApplicationContext) {
    super(app);
    // Nest skips closing the sockets of such a server; open ones are closed by `RunningServer`.
    this.forceCloseConnections = true;
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    return super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      perMessageDeflate: false,
      maxHttpBufferSize: MESSAGE_MAX,
      pingInterval: 10_000,
      pingTimeout: 8_000,
      allowRequest: (request: IncomingMessage, decide: (why: null, allowed: boolean) => void) =>
        decide(null, isSameOrigin(request)),
    });
  }
}

/** Browsers name the page's origin; programs name none. A page of another host stays out. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
