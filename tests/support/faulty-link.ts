import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { LAN_NAME } from './referee.js';

/** Bytes of the smallest box. */
const BOX_AT_LEAST = 528;

/** A phone's way to the referee that can be cut: a plain tube between two ports. */
export class FaultyLink {
  #up = true;
  #spoils = false;
  #mute = false;
  #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async to(port: number): Promise<FaultyLink> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('no port');
    const line = new FaultyLink(server, `http://${LAN_NAME}:${own.port}`);
    server.on('connection', (socket) => line.#carry(socket, port));
    return line;
  }

  /** Out of reach: whatever was open breaks, whatever is tried fails. */
  cut(): void {
    this.#up = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#up = true;
    this.#mute = false;
  }

  /** What the referee says gets lost, and what is said to him does not, until the line is cut and mended. */
  mute(): void {
    this.#mute = true;
  }

  /** Someone alters one bit of the next thing of some size that the referee says. */
  spoil(): void {
    this.#spoils = true;
  }

  get spoilt(): boolean {
    return !this.#spoils;
  }

  [Symbol.dispose](): void {
    this.cut();
    this.server.close();
  }

  #carry(near: Socket, port: number): void {
    if (!this.#up) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      const altered =
        from === far
          ? new Transform({
              transform: (chunk, _, done) => (this.#mute ? done() : done(null, this.#alter(chunk))),
            })
          : undefined;
      if (altered === undefined) from.pipe(to);
      else from.pipe(altered).pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }

  #alter(chunk: Buffer): Buffer {
    if (!this.#spoils || chunk.length < BOX_AT_LEAST) return chunk;
    this.#spoils = false;
    const altered = Buffer.from(chunk);
    const last = altered.length - 1;
    altered.writeUInt8(altered.readUInt8(last) ^ 1, last);
    return altered;
  }
}
