import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { DOOR_TIMES } from './door-limits.js';

type Asked = (request: IncomingMessage, response: ServerResponse) => void;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const NOT_FOUND =
  'HTTP/1.1 404 Not Found\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n';

/**
 * Stands before the socket library, which has already put its listeners on `server`.
 * - Node takes its own listeners off a connection that asks for an upgrade: from then on an error of
 *   it would be nobody's, and end the process.
 * - Whoever asks for another path than the library's is turned away at once.
 * - The library lets a second connection take the place of the one that it began with (`sid`), and
 *   asks no more whose it is. Pages have one transport and never do that.
 * - What is left of a body when its question is answered, Node reads and throws away, as fast as it comes
 *   and until the time for a question is over. Boards alone come in bodies: nobody misses the connection.
 * @param before what each answer of the library gets
 */
export function guardSockets(server: Server, path: string, before: Asked): void {
  const asked = take<Asked>(server, 'request');
  server.on('request', (request, response) => {
    // The rest of a packet with which its connection was ended: nobody waits for an answer.
    if (request.socket.destroyed) return;
    if (carriesBody(request)) response.shouldKeepAlive = false;
    const ours = isFor(request, path);
    if (ours) before(request, response);
    if (ours && namesAnother(request)) {
      response.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end();
    } else {
      for (const listener of asked) listener.call(server, request, response);
    }
  });
  const upgrades = take<Upgrade>(server, 'upgrade');
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (isFor(request, path) && !namesAnother(request)) {
      for (const listener of upgrades) listener.call(server, request, socket, head);
    } else {
      turnAway(socket, NOT_FOUND);
    }
  });
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

function take<Listener>(server: Server, event: 'request' | 'upgrade'): readonly Listener[] {
  const listeners = server.listeners(event) as unknown as readonly Listener[];
  server.removeAllListeners(event);
  return listeners;
}

function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isFor({ url = '' }: IncomingMessage, path: string): boolean {
  return url.startsWith(path);
}

function namesAnother({ url = '' }: IncomingMessage): boolean {
  // Read as the library reads it.
  return !URL.canParse(url, BASE) || new URL(url, BASE).searchParams.has('sid');
}

const BASE = 'https://socket.io';
