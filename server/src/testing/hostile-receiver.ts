import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Keeps writing as long as anybody reads. */
function flood(socket: Socket, text: string): void {
  const more = () => {
    while (socket.writable && socket.write(text));
  };
  socket.on('drain', more);
  more();
}

const RESPONSE_HEAD = 'HTTP/1.1 200 OK\r\n';
const SWITCHING_RESPONSE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';

/** What a receiver may do instead of answering, by the first part of the path it is asked under. */
const BEHAVIOURS = {
  'switches and stays': (socket: Socket) => socket.write(SWITCHING_RESPONSE),
  'switches and hangs up': (socket: Socket) => socket.end(SWITCHING_RESPONSE),
  'switches and talks': (socket: Socket) => flood(socket, SWITCHING_RESPONSE + 'x'.repeat(10_000)),
  'floods with 100': (socket: Socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(500)),
  'floods with 103': (socket: Socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </>\r\n\r\n'.repeat(500)),
  'sends headers without end': (socket: Socket) => {
    socket.write(RESPONSE_HEAD);
    flood(socket, `X-More: ${'x'.repeat(1_000)}\r\n`);
  },
  'is no web server': (socket: Socket) => socket.write('220 mail.example ESMTP\r\n'),
  'hangs up': (socket: Socket) => socket.end(),
  resets: (socket: Socket) => socket.resetAndDestroy(),
  'resets in its headers': (socket: Socket) => socket.write(`${RESPONSE_HEAD}X-More: `, () => socket.resetAndDestroy()),
  'stops in its headers': (socket: Socket) => socket.write(`${RESPONSE_HEAD}X-More: `),
  'is silent': () => undefined,
  'redirects without end': (socket: Socket) =>
    socket.end('HTTP/1.1 307 Temporary Redirect\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'),
  'answers without end': (socket: Socket) => {
    socket.write(`${RESPONSE_HEAD}\r\n`);
    flood(socket, 'x'.repeat(10_000));
  },
  'answers and stops': (socket: Socket) => socket.write(`${RESPONSE_HEAD}Content-Length: 9\r\n\r\nx`),
  'answers and resets': (socket: Socket) =>
    socket.write(`${RESPONSE_HEAD}Content-Length: 9\r\n\r\nx`, () => socket.resetAndDestroy()),
  'answers nonsense': (socket: Socket) =>
    socket.write(`${RESPONSE_HEAD}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`),
  'answers twice': (socket: Socket) =>
    socket.write(`${RESPONSE_HEAD}Content-Length: 0\r\n\r\n`.repeat(2) + SWITCHING_RESPONSE),
} as const satisfies Readonly<Record<string, (socket: Socket) => void>>;

export type Behaviour = keyof typeof BEHAVIOURS;
export const HOSTILE_BEHAVIOURS = Object.keys(BEHAVIOURS) as readonly Behaviour[];

/** The other end of a hook that does what no honest one would; it never ends a connection unless it says so. */
export class HostileReceiver {
  /** How often each was asked. */
  readonly asked: Partial<Record<Behaviour, number>> = {};
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.hear(socket));
  }

  static async open(): Promise<HostileReceiver> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HostileReceiver(server);
  }

  url(behaviour: Behaviour): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/${HOSTILE_BEHAVIOURS.indexOf(behaviour)}`;
  }

  /** Connections that are still open. */
  get open(): number {
    return this.sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private hear(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    // Only what the other end has closed as a whole is over.
    socket.on('end', () => socket.end());
    let request = '';
    socket.on('data', (piece) => {
      const isNew = !request.includes('\r\n\r\n');
      request += piece;
      if (!isNew || !request.includes('\r\n\r\n')) return;
      const behaviour = HOSTILE_BEHAVIOURS[Number(/\d+/.exec(request)?.[0])];
      if (behaviour === undefined) return;
      this.asked[behaviour] = (this.asked[behaviour] ?? 0) + 1;
      BEHAVIOURS[behaviour](socket);
    });
  }
}
