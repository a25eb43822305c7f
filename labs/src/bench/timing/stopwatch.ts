import { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Milliseconds from the arrival of a request to the first and last bytes that left by one connection,
 * and of processor time of the whole process to the last ones, which other programs do not lengthen.
 */
export type RequestLap = {
  readonly first: number;
  readonly last: number;
  readonly processor: number;
};

/** Of each connection, in the order in which they were made; `null` where nothing left. */
export type Laps = readonly (RequestLap | null)[];

/** What is shorter is the heartbeat of the connection. */
const REQUEST_MIN = 100;

/**
 * Times a server from inside, at the last moment before its bytes are the system's: what the network
 * adds hides differences, and is not the server's to answer for.
 */
export class Stopwatch {
  private connections = 0;
  private asker = -1;
  private began = 0;
  private used = 0;
  private current: (RequestLap | null)[] = [];
  private past: Laps[] = [];

  /** Every WebSocket of this process that is made from now on. */
  static install(): Stopwatch {
    const watch = new Stopwatch();
    const { emit } = Server.prototype;
    Server.prototype.emit = function (this: Server, name: string | symbol, ...rest: unknown[]) {
      if (name === 'upgrade') watch.follow(rest[1] as Socket);
      return Reflect.apply(emit, this, [name, ...rest]);
    };
    return watch;
  }

  /** What the requests of one connection led to since the last call. */
  take(connection: number): readonly Laps[] {
    this.close(connection);
    const laps = this.past;
    this.past = [];
    return laps;
  }

  private follow(socket: Socket): void {
    const connection = this.connections++;
    socket.on('data', (bytes: Buffer) => {
      if (bytes.length >= REQUEST_MIN) this.begin(connection);
    });
    const { write } = socket;
    socket.write = (...sent: unknown[]) => {
      this.left(connection);
      return Reflect.apply(write, socket, sent);
    };
  }

  private begin(connection: number): void {
    const now = performance.now();
    this.close(0);
    this.asker = connection;
    this.current = Array.from({ length: this.connections }, () => null);
    this.used = processorMs();
    this.began = now;
  }

  private left(connection: number): void {
    const last = performance.now() - this.began;
    const first = this.current[connection]?.first ?? last;
    this.current[connection] = { first, last, processor: processorMs() - this.used };
  }

  private close(connection: number): void {
    if (this.asker === connection) this.past.push(this.current);
    this.asker = -1;
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
