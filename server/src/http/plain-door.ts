import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { RequestHandler } from 'express';
import type { Peers } from '../network/peers.js';
import { hostName } from './host-check.js';

/** What anybody may ask over plain HTTP while HTTPS is in force: whether the server is well. */
const PUBLIC = new Set(['/api/health']);

/** Who is served over plain HTTP while HTTPS is in force. */
export type PlainDoor = {
  /** Over TLS, or from this computer, whose kiosk needs no certificate then. */
  readonly isPrivate: (request: Pick<IncomingMessage, 'socket'>) => boolean;
  /** The same place over HTTPS, for the `Host` of a request. */
  readonly secureBase: (host: string | undefined) => string;
};

/**
 * @param bases where this server is reached over HTTPS now, best first
 * @param proves whether the server's certificate is for a name
 */
export function plainDoor(
  port: () => number,
  bases: () => readonly string[],
  proves: (name: string) => boolean,
  peers: Peers,
): PlainDoor {
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

export function isEncrypted(socket: unknown): boolean {
  return socket instanceof TLSSocket;
}

/**
 * Sends everybody else to HTTPS. Not for good: without `--https` the next evening, browsers that
 * remembered it would find nothing. A fragment (keys and codes stand there) goes along unseen.
 */
export function sendToHttps({ isPrivate, secureBase }: PlainDoor): RequestHandler {
  return (request, response, next) => {
    if (isPrivate(request) || PUBLIC.has(request.path)) return next();
    const path = request.originalUrl.startsWith('/') ? request.originalUrl : '/';
    response
      .set('Cache-Control', 'no-store')
      .redirect(307, secureBase(request.headers.host) + path);
  };
}
