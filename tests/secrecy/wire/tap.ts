import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between one device and its server, and keeps every byte that the server sends. */
export class Tap {
  private readonly chunks: Buffer[] = [];
  private upstream: Socket | undefined;
  private readonly ended: Promise<void>;

  private constructor(
    readonly port: number,
    private readonly server: Server,
    connected: Promise<Socket>,
  ) {
    this.ended = connected.then((upstream) => {
      this.upstream = upstream;
      upstream.on('data', (chunk) => this.chunks.push(chunk));
      return new Promise((resolve) => upstream.once('close', () => resolve()));
    });
  }

  static async before(target: number): Promise<Tap> {
    let server: Server | undefined;
    const connected = new Promise<Socket>((resolve) => {
      server = createServer((device) => {
        const upstream = connect(target, '127.0.0.1');
        for (const socket of [device, upstream]) {
          socket.setNoDelay(true);
          socket.on('error', () => socket.destroy());
        }
        resolve(upstream);
        device.pipe(upstream);
        upstream.pipe(device);
      });
    });
    if (server === undefined) throw new Error('no tap');
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new Tap(address.port, listening, connected);
  }

  /** Everything so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }

  /** Resolves when the server has closed its end too. */
  async over(): Promise<void> {
    await this.ended;
    this.server.close();
  }

  cut(): void {
    this.upstream?.destroy();
    this.server.close();
  }
}
