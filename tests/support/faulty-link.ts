import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { LAN_NAME } from './referee.js';

/** A phone's way to the referee that can be cut: a plain tube between two ports. */
export class FaultyLink {
  #up = true;
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
      const muted = new Transform({
        transform: (chunk, _, done) => (this.#mute ? done() : done(null, chunk)),
      });
      if (from === far) from.pipe(muted).pipe(to);
      else from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
