import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { issueAuthority, issueServer } from '../web/tls/issue.js';
import { keyPem } from '../web/tls/keeper.js';

export type ReceivedRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** What is sent to at the other end of a hook or a push service, on this computer. */
export class RequestReceiver {
  readonly received: ReceivedRequest[] = [];
  /** Connections that were ever made to it. */
  connections = 0;
  /** Nothing but a status unless it is told otherwise. */
  answer: AnswerRequest = (_request, response) => response.writeHead(204).end();
  /** Of the authority that vouches for it, where it speaks HTTPS. */
  ca = '';

  private constructor(private readonly server: Server) {
    server.on('connection', () => {
      this.connections += 1;
    });
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.hear(request, response);
    });
  }

  static async plain(): Promise<RequestReceiver> {
    return new RequestReceiver(createServer()).listen();
  }

  /** @param name under which it is asked */
  static async secure(name: string): Promise<RequestReceiver> {
    const now = Date.now();
    const authority = await issueAuthority('test', { names: [name], subnets: [] }, now, now);
    const pair = await issueServer(authority, [name], now);
    const cert = `${pair.certificate}${authority.certificate}`;
    const receiver = new RequestReceiver(createSecure({ cert, key: keyPem(pair) }));
    receiver.ca = authority.certificate.toString();
    return receiver.listen();
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { url: path = '', headers } = request;
    this.received.push({ path, headers, body: Buffer.concat(pieces) });
    this.answer(request, response);
  }
}
