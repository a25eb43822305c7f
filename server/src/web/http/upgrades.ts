import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '../limits/limits.js';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Node takes its own listeners off a connection that asks for an upgrade: without this one, an error of it
 * would end the process.
 */
export function onUpgrade(server: Server, open: Upgrade): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    open(request, socket, head);
  });
}

/** Why no socket is opened, in as many words as there are. */
const REFUSALS = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  429: '429 Too Many Requests',
} as const;

export function refuseUpgrade(socket: Duplex, why: keyof typeof REFUSALS): void {
  const headers = 'Connection: close\r\nCache-Control: no-store\r\nContent-Length: 0';
  answerAndClose(socket, `HTTP/1.1 ${REFUSALS[why]}\r\n${headers}\r\n\r\n`);
}

/** Closes the connection whether or not the other side reads, or closes it in its turn. */
export function answerAndClose(socket: Duplex, answer: string): void {
  const close = (): void => {
    clearTimeout(late);
    socket.destroy();
  };
  const late = setTimeout(close, LIMITS.times.refusal).unref();
  socket.end(answer, close);
}
