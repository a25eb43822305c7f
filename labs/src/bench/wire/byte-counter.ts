import { connect, createServer, type Socket } from 'node:net';

/** Passes one port on to another and counts what comes back. */
export class ByteCounter {
  /** Bytes from the server since the last reset, HTTP headers and WebSocket frames included. */
  received = 0;

  private constructor(
    readonly port: number,
    private readonly shut: () => void,
  ) {}

  static async before(target: number): Promise<ByteCounter> {
    const sockets = new Set<Socket>();
    const server = createServer((phone) => {
      const upstream = connect(target, '127.0.0.1');
      for (const socket of [phone, upstream]) {
        sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      upstream.on('data', (chunk) => {
        counter.received += chunk.length;
      });
      phone.pipe(upstream);
      upstream.pipe(phone);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const counter = new ByteCounter(address.port, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return counter;
  }

  reset(): void {
    this.received = 0;
  }

  close(): void {
    this.shut();
  }
}
