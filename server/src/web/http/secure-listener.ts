import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { socketTimeouts, type TcpConnections } from '../limits/connection-limiter.js';
import { LIMITS } from '../limits/limits.js';
import type { TlsKeeper } from '../tls/keeper.js';

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
export async function listenSecurely(
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
      logger.warn(
        `The new certificate could not be saved: ${error instanceof Error ? error.message : ''}`,
      );
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
