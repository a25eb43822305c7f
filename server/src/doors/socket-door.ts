import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { DOOR_TIMES } from './door-limits.js';

type Asked = (request: IncomingMessage, response: ServerResponse) => void;
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Why no socket is opened, in as many words as there are. */
const REFUSALS = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  429: '429 Too Many Requests',
} as const;

/**
 * Stands before what answers requests, and before the sockets.
 * - Node takes its own listeners off a connection that asks for an upgrade: from then on an error of
 *   it would be nobody's, and end the process.
 * - What is left of a body when its question is answered, Node reads and throws away, as fast as it comes
 *   and until the time for a question is over. Boards alone come in bodies: nobody misses the connection.
 */
export function guardSockets(server: Server, open: Upgrade): void {
  const asked = server.listeners('request') as unknown as readonly Asked[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // The rest of a packet with which its connection was ended: nobody waits for an answer.
    if (request.socket.destroyed) return;
    if (carriesBody(request)) response.shouldKeepAlive = false;
    for (const listener of asked) listener.call(server, request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    open(request, socket, head);
  });
}

export function refuseSocket(socket: Duplex, why: keyof typeof REFUSALS): void {
  const headers = 'Connection: close\r\nCache-Control: no-store\r\nContent-Length: 0';
  turnAway(socket, `HTTP/1.1 ${REFUSALS[why]}\r\n${headers}\r\n\r\n`);
}

/** Says why and hangs up, whether or not the other side listens or hangs up in its turn. */
export function turnAway(socket: Duplex, answer: string): void {
  const hangUp = (): void => {
    clearTimeout(late);
    socket.destroy();
  };
  const late = setTimeout(hangUp, DOOR_TIMES.refusal).unref();
  socket.end(answer, hangUp);
}

function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
